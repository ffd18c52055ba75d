import type { AttemptResult, AttemptSummary } from '../../api/attempts.ts';
import type { Tally } from '../../practice/breakdown.ts';

interface Mistake {
  readonly id: string;
  readonly name: string;
}

export interface Changes {
  readonly before: AttemptSummary;
  /** What the two estimates say together. */
  readonly score: string | null;
  /** Those that both attempts asked. */
  readonly axes: readonly { readonly id: string; readonly before: Tally; readonly now: Tally }[];
  /** Mistakes of the last time that were made again. */
  readonly back: readonly Mistake[];
  /** Mistakes of the last time that could have been made again, and were not. */
  readonly overcome: readonly Mistake[];
}

/** What an attempt shows that the one before it did not; `null` where the two can't be compared. */
export function changesSince({ attempt, breakdown, items, previous }: AttemptResult): Changes | null {
  if (!previous) return null;
  const axes = Object.entries(breakdown.axes).flatMap(([id, now]) => {
    const before = previous.breakdown.axes[id];
    return before ? [{ id, before, now }] : [];
  });
  const score = scoreChange(previous.attempt.result?.score, attempt.result?.score);
  if (score === null && axes.length === 0) return null;
  const possible = new Map(
    items.flatMap(({ mistakes }) => mistakes.map(({ id, name }) => [id, { id, name }] as const)),
  );
  const known = Object.keys(previous.breakdown.mistakes).flatMap((id) => possible.get(id) ?? []);
  return {
    before: previous.attempt,
    score,
    axes,
    back: known.filter(({ id }) => breakdown.mistakes[id] !== undefined),
    overcome: known.filter(({ id }) => breakdown.mistakes[id] === undefined),
  };
}

type Range = { readonly low: number; readonly high: number } | undefined;

function scoreChange(before: Range, now: Range): string | null {
  if (!before || !now) return null;
  const moved = `Tu estimación pasó de ${before.low}–${before.high} a ${now.low}–${now.high} puntos.`;
  if (now.low > before.high) return `${moved} Los rangos no se tocan: es una mejora que el azar no explica.`;
  if (now.high < before.low) return `${moved} Los rangos no se tocan: bajaste más de lo que explica el azar.`;
  return `${moved} Los rangos se cruzan, así que la diferencia puede ser azar.`;
}
