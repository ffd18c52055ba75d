import { ProblemError } from './problem-error.ts';

/** Somebody asked for more than their share: 429, with the time after which there is some again. */
export class TooMuchError extends ProblemError {
  readonly retryAfterS: number;

  constructor(detail: string, retryAfterS: number) {
    super(429, detail);
    this.retryAfterS = retryAfterS;
  }
}
