import { attemptProblem, waitingProblem } from '../../../api/answers.ts';
import type { AttemptSummary, SentEvent } from '../../../api/attempts.ts';
import { isHttpFailure } from './status-of.ts';

/** Why a request came to nothing. */
export interface Failure {
  /** `undefined` where no answer came. */
  readonly status: number | undefined;
  /** How long the service asked to wait. */
  readonly retryAfterMs: number;
  /** The attempt that the refusal names. */
  readonly attempt: AttemptSummary | undefined;
}

export function failureOf(error: unknown): Failure {
  if (!isHttpFailure(error)) return { status: undefined, retryAfterMs: 0, attempt: undefined };
  const { status, retryAfterMs = 0, problem } = error;
  return { status, retryAfterMs, attempt: attemptProblem.safeParse(problem).data?.attempt };
}

/** Whether the same request may succeed later: no answer came, or the service can't give one now. */
export const mayPass = (status: number | undefined): boolean =>
  status === undefined || status === 408 || status === 429 || status >= 500;

/** What was asked is released once the running simulacro is over. */
export function waitsForSimulacro(error: unknown): boolean {
  return isHttpFailure(error) && waitingProblem.safeParse(error.problem).success;
}

/** Those of `events`, sent together, that the service named as what it can't take. */
export function refusedEvents(error: unknown, events: readonly SentEvent[]): readonly SentEvent[] {
  if (!isHttpFailure(error) || error.status !== 400) return [];
  const places = new Set(error.problem?.errors?.map(({ pointer }) => /^\/events\/(\d+)/.exec(pointer)?.[1]));
  return events.filter((_, place) => places.has(String(place)));
}
