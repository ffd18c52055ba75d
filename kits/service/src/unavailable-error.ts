import { ProblemError } from './problem-error.ts';

/** Something that the service stands on is down: 503, with the time after which asking again makes sense. */
export class UnavailableError extends ProblemError {
  readonly retryAfterS: number;

  constructor(detail: string, retryAfterS: number, options?: ErrorOptions) {
    super(503, detail);
    this.retryAfterS = retryAfterS;
    this.cause = options?.cause;
  }
}
