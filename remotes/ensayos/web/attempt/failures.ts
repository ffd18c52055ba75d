import type { HttpFailure } from '@travesia/contracts';
import type { AttemptProblem, AttemptSummary, SentEvent, WaitingProblem } from '../../api/attempts.ts';

const isHttpFailure = (error: unknown): error is HttpFailure => error instanceof Error;

/** Of the service's answer; `undefined` where none came. */
export const statusOf = (error: unknown) => (isHttpFailure(error) ? error.status : undefined);

/** How long the service asked to wait. */
export const retryAfterOf = (error: unknown) => (isHttpFailure(error) && error.retryAfterMs) || 0;

/** Whether the same request may succeed later: no answer came, or the service can't give one now. */
export function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 408 || status === 429 || status >= 500;
}

/** The attempt that a refusal names. */
export function attemptOf(error: unknown): AttemptSummary | undefined {
  const problem: Partial<AttemptProblem> | undefined = isHttpFailure(error) ? error.problem : undefined;
  return problem?.attempt;
}

/** What was asked is told once the running simulacro is over. */
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
