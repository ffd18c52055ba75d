import type { HttpFailure } from '@travesia/contracts/page';
import type { AttemptProblem, AttemptSummary, SentEvent, WaitingProblem } from '../../api/attempts.ts';

const isHttpFailure = (error: unknown): error is HttpFailure => error instanceof Error;

/** Of the service's answer; `undefined` where none came. */
export const statusOf = (error: unknown) => (isHttpFailure(error) ? error.status : undefined);

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
  const problem: Partial<AttemptProblem> | undefined = error.problem;
  return { status: error.status, retryAfterMs: error.retryAfterMs ?? 0, attempt: problem?.attempt };
}

/** Whether the same request may succeed later: no answer came, or the service can't give one now. */
export const mayPass = (status: number | undefined): boolean =>
  status === undefined || status === 408 || status === 429 || status >= 500;

/** What was asked is released once the running simulacro is over. */
export function waitsForSimulacro(error: unknown): boolean {
  const problem: Partial<WaitingProblem> | undefined = isHttpFailure(error) ? error.problem : undefined;
  return problem?.waitsFor === 'simulacro';
}

/** Those of `events`, sent together, that the service named as what it can't take. */
export function refusedEvents(error: unknown, events: readonly SentEvent[]): readonly SentEvent[] {
  if (!isHttpFailure(error) || error.status !== 400) return [];
  const places = new Set(error.problem?.errors?.map(({ pointer }) => /^\/events\/(\d+)/.exec(pointer)?.[1]));
  return events.filter((_, place) => places.has(String(place)));
}
