import type { AttemptResult, AttemptSummary, ResultSummary } from '../../../api/attempts.ts';
import type { Tally } from '../../../practice/breakdown.ts';

interface Mistake {
  readonly id: string;
  readonly name: string;
}

export interface Changes {
  readonly before: AttemptSummary;
  /** What the two results say together. */
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
  // A review asks each time what was missed before: its counts say nothing of each other.
  const score = attempt.request.mode === 'repaso' ? null : scoreChange(previous.attempt.result, attempt.result);
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

/** Standard errors within which nine of ten differences lie that are chance alone. */
const CHANCE_ERRORS = 1.645;

/** Whether a difference may be chance is judged by the answers: ranges that touch say less. */
function scoreChange(before: ResultSummary | null | undefined, now: ResultSummary | null): string | null {
  if (!before || !now || before.scored === 0 || now.scored === 0) return null;
  const counts = `${before.correct} de ${before.scored} correctas antes y ${now.correct} de ${now.scored} ahora.`;
  const moved =
    before.score && now.score
      ? `Tu estimación pasó de ${before.score.low}–${before.score.high} a ${now.score.low}–${now.score.high} puntos, con ${counts}`
      : `Tuviste ${counts}`;
  const difference = now.correct / now.scored - before.correct / before.scored;
  const share = (before.correct + now.correct) / (before.scored + now.scored);
  const error = Math.sqrt(share * (1 - share) * (1 / before.scored + 1 / now.scored));
  if (Math.abs(difference) <= CHANCE_ERRORS * error) return `${moved} Una diferencia así puede ser azar.`;
  return `${moved} Es más de lo que el azar suele explicar: ${difference > 0 ? 'mejoraste' : 'esta vez te costó más'}.`;
}
