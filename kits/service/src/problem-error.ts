import type { Problem } from '@travesia/contracts';

/** Thrown to answer with a problem document. What it says is public: no token, no student's data. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly statusCode: number;
  readonly errors: Problem['errors'];

  constructor(statusCode: number, detail: string, errors?: Problem['errors']) {
    super(detail);
    this.statusCode = statusCode;
    this.errors = errors;
  }
}
