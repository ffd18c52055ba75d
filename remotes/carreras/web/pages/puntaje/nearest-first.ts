import type { Outcome } from '../../features/own-scores/outcome.ts';

/** What can be applied to and has a bar, then what cannot, then what has no bar or cannot be told. */
const RANKS: Readonly<Record<Outcome['kind'], number>> = {
  short: 0,
  reached: 0,
  'other-weights': 0,
  'not-eligible': 1,
  'no-cutoff': 2,
  'special-test': 2,
  missing: 2,
};

/** Points to the bar, negative above it; 0 where there is none to speak of. */
function gapOf(outcome: Outcome): number {
  if (outcome.kind === 'short') return outcome.gap;
  return outcome.kind === 'reached' || outcome.kind === 'other-weights' ? -outcome.above : 0;
}

interface Judged {
  readonly outcome: Outcome;
}

/** Short by the least first, then what is reached, the tightest first; then what may not be applied to; last what has no bar. */
export function nearestFirst({ outcome: a }: Judged, { outcome: b }: Judged): number {
  const ranks = RANKS[a.kind] - RANKS[b.kind];
  if (ranks !== 0) return ranks;
  const [first, second] = [gapOf(a), gapOf(b)];
  if (first > 0 !== second > 0) return first > 0 ? -1 : 1;
  return Math.abs(first) - Math.abs(second);
}
