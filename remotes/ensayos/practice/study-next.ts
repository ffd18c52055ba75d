import { PREREQUISITES } from '@travesia/contracts/temario';
import type { Breakdown, Tally } from './breakdown.ts';

/** A content in which questions were lost. */
export interface LostContent {
  readonly id: string;
  readonly asked: number;
  /** Wrong or left out; at least one. */
  readonly lost: number;
  /** Contents that were lost too and can't be understood without this one. */
  readonly baseOf: readonly string[];
}

/** What to study after an attempt: where most questions were lost first, and before it what it stands on and was lost as well. */
export function studyNext(contents: Breakdown['contents']): readonly LostContent[] {
  const lost = new Map(
    Object.entries(contents)
      .map(([id, tally]) => [id, { asked: askedOf(tally), lost: tally.wrong + tally.omitted }] as const)
      .filter(([, counts]) => counts.lost > 0)
      .sort(([, one], [, other]) => other.lost - one.lost || one.asked - other.asked),
  );
  const between = PREREQUISITES.filter(({ kind, from, to }) => kind === 'blocking' && lost.has(from) && lost.has(to));
  const ordered = new Map<string, LostContent>();
  const place = (id: string) => {
    const counts = lost.get(id);
    if (!counts || ordered.has(id)) return;
    for (const { from, to } of between) if (to === id) place(from);
    ordered.set(id, { id, ...counts, baseOf: between.flatMap(({ from, to }) => (from === id ? to : [])) });
  };
  for (const id of lost.keys()) place(id);
  return [...ordered.values()];
}

const askedOf = ({ correct, wrong, omitted }: Tally) => correct + wrong + omitted;
