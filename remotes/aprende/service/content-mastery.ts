import type { ContentMastery } from '@travesia/contracts/slices';
import type { ContentId } from '@travesia/contracts/temario';
import type { Standing } from '../mastery/mastery-state.ts';

/** Nobody reads more than hundredths in it. */
const hundredths = (probability: number) => Math.round(probability * 100) / 100;

const HOUR_MS = 3_600_000;

/** Pages tell days; more of it would only make the answer longer, in which each content has two of them. */
const iso = (at: number) => new Date(at - (at % HOUR_MS)).toISOString();

export function contentMastery({ level, probability, answered, dueAt, lastChange }: Standing): ContentMastery {
  return {
    level,
    probability: hundredths(probability),
    answered,
    dueAt: dueAt === null ? null : iso(dueAt),
    lastChange: lastChange && { ...lastChange, at: iso(lastChange.at) },
  };
}

/** By id. `of`: these alone, as far as something is known of them; all of them where absent. */
export function masteryByContent(
  standings: ReadonlyMap<ContentId, Standing>,
  of: Iterable<ContentId> = standings.keys(),
): Readonly<Record<string, ContentMastery>> {
  const entries: [string, ContentMastery][] = [];
  for (const id of of) {
    const standing = standings.get(id);
    if (standing) entries.push([id, contentMastery(standing)]);
  }
  return Object.fromEntries(entries);
}
