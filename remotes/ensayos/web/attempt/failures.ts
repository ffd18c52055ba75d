import type { HttpFailure } from '@travesia/contracts';
import type { SentEvent } from '../../api/attempts.ts';

const isHttpFailure = (error: unknown): error is HttpFailure => error instanceof Error;

/** Of the service's answer; `undefined` where none came. */
export const statusOf = (error: unknown) => (isHttpFailure(error) ? error.status : undefined);

/** Those of `events`, sent together, that the service named as what it can't take. */
export function refusedEvents(error: unknown, events: readonly SentEvent[]): readonly SentEvent[] {
  if (!isHttpFailure(error) || error.status !== 400) return [];
  const places = new Set(error.problem?.errors?.map(({ pointer }) => /^\/events\/(\d+)/.exec(pointer)?.[1]));
  return events.filter((_, place) => places.has(String(place)));
}
