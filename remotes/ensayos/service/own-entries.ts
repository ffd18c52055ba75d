import { OWN_ENTRIES_MAX, type OwnEntriesAnswer, type SearchEntry } from '@travesia/contracts/slices';
import type { AttemptState, AttemptSummary } from '../api/attempts.ts';
import { attemptAddress, resultAddress } from '../structure/addresses.ts';
import { dayText } from '../structure/day-text.ts';
import { requestName } from '../structure/names.ts';

const STATE_NAMES: Readonly<Record<AttemptState, string>> = {
  created: 'Sin empezar',
  in_progress: 'En curso',
  graded: 'Entregado',
};

function entryOf({ id, request, state, createdAt, gradedAt }: AttemptSummary): SearchEntry {
  return {
    path: state === 'graded' ? resultAddress(id) : attemptAddress(id),
    title: requestName(request),
    note: `${dayText(gradedAt ?? createdAt)} · ${STATE_NAMES[state]}`,
    context: `ensayo ensayos ${request.mode === 'muestra' ? '' : request.test}`.trim(),
  };
}

/** Attempts as a student finds them among everything else. @param attempts the newest first. */
export function ownEntries(attempts: readonly AttemptSummary[]): OwnEntriesAnswer {
  const entries = attempts.slice(0, OWN_ENTRIES_MAX).map(entryOf);
  return { groups: entries.length === 0 ? [] : [{ label: 'Tus ensayos', entries }] };
}
