/** Media type of {@link Problem}. */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** An error answer of a service (RFC 9457). `detail` never carries a token or a student's data. */
export interface Problem {
  /** URI reference of the kind of problem; `about:blank` where the status says it all. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  /** The request's id, to find its line in the log. */
  readonly instance?: string;
  /** Fields that were refused, with a JSON pointer each. */
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
}
