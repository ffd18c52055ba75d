/** What may be wrong with what a page says of a programme, a career or a university, in the words of the form. */
export const DATA_FIELDS = [
  'ponderaciones',
  'vacantes',
  'minimo',
  'corte',
  'arancel',
  'duracion',
  'nombre-sede',
  'requisitos',
  'fecha',
  'otro',
] as const;

export type DataField = (typeof DATA_FIELDS)[number];

/** Characters that the words of a report may have. */
export const REPORT_WORDS_MAX = 600;

/** Where a tag would begin. Words are plain text, wherever they are read. */
export const MARKUP = /<[/!?a-z]/i;

/**
 * `POST` without an account: 204. `id` is a UUIDv7 of the page, one each report: sent again, it is kept once. 409 where the
 * id is of another report; 429 where an address reports without end, and where no more are taken for the day. Nothing of
 * who reports is kept.
 */
export interface DataReportBody {
  readonly id: string;
  /** Path of a page of this area, of a career, university or programme that there is. Without query and hash. */
  readonly page: string;
  readonly field: DataField;
  /** Code of the programme that the words are about, where it is one. */
  readonly program?: string;
  /** As written, without spaces around them: from 1 to {@link REPORT_WORDS_MAX} characters. */
  readonly words: string;
}
