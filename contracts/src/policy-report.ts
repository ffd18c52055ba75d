/** `POST`, by browsers themselves: what the content policy or the integrity policy of a document refused. Answers 204. */
export const POLICY_REPORT_PATH = '/api/telemetry/policy';
