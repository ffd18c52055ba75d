import type { Problem } from '@travesia/contracts/slices';

/** Thrown to answer with a problem document. What it says is public: no token, no student's data. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly statusCode: number;
  readonly errors: Problem['errors'];
  /** Members of the document beyond those that every problem has (RFC 9457, 3.2). */
  readonly extension: Readonly<Record<string, unknown>> | undefined;

  constructor(
    statusCode: number,
    detail: string,
    errors?: Problem['errors'],
    extension?: Readonly<Record<string, unknown>>,
  ) {
    super(detail);
    this.statusCode = statusCode;
    this.errors = errors;
    this.extension = extension;
  }
}
