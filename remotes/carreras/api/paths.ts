/** Addresses of this slice's service, for its own pages; those of other areas know `GOALS_PATH` and `OWN_SCORES_PATH` of contracts. */

/** `GET`: {@link PreferencesAnswer}. */
export const PREFERENCES_PATH = '/api/carreras/preferences';

/** `POST` with {@link OperationsBody}: {@link OperationsAnswer}. */
export const PREFERENCE_OPERATIONS_PATH = '/api/carreras/preferences/operations';

/** `GET`: {@link ScoresAnswer}. `PUT` to {@link scoresPath} changes those of one kind. */
export const SCORES_PATH = '/api/carreras/scores';

/** `GET`: everything that this slice keeps of the student. `DELETE`: takes it away for good. */
export const OWN_DATA_PATH = '/api/carreras/data';

/** `POST` with {@link DataReportBody}, from anybody. */
export const DATA_REPORTS_PATH = '/api/carreras/data-reports';

/** `PUT` with `ScoresBody`: {@link ScoresAnswer}. */
export function scoresPath(kind: string): string {
  return `${SCORES_PATH}/${kind}`;
}
