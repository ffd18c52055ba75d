import type { HintRung } from '@travesia/contracts/slices';

/** Time that a student has with a rung before the next one may be told without a try. */
export const HINT_DELAY_MS = 8_000;

/** How far the ladder of one question was told, and what the student did since. */
export interface LadderStanding {
  /** The highest that was told; `null` before the first. */
  readonly rung: HintRung | null;
  /** Milliseconds since 1970 when it was told; `null` before the first. */
  readonly toldAt: number | null;
  /** Steps entered and answers given since then. Words are no try: whoever insists gets no further. */
  readonly tries: number;
  /** The highest that it may be helped with: 5 once it is answered. */
  readonly highest: HintRung;
}

/** A sibling that is worked out is nearly the solution: it takes two of a try and a delay, each other rung one. */
const neededFor = (rung: HintRung) => (rung === 4 ? 2 : 1);

/** The one that comes after what was told; `null` where nothing more may be told. */
export function nextRung({ rung, highest }: LadderStanding): HintRung | null {
  if (rung === null) return 0;
  return rung < highest ? ((rung + 1) as HintRung) : null;
}

/**
 * Milliseconds until time alone allows the next rung: 0 where it may be told now, `null` where there is none.
 * @param now milliseconds since 1970
 */
export function nextHintMs(standing: LadderStanding, now: number): number | null {
  const next = nextRung(standing);
  if (next === null) return null;
  if (standing.toldAt === null) return 0;
  const wanted = Math.max(0, neededFor(next) - standing.tries) * HINT_DELAY_MS;
  // A clock that was set back makes nobody wait longer than the whole time.
  return Math.min(wanted, Math.max(0, wanted - (now - standing.toldAt)));
}

/** After `rung` was told at `now`. One that was told before, again, changes nothing. */
export function afterTold(standing: LadderStanding, rung: HintRung, now: number): LadderStanding {
  if (standing.rung !== null && rung <= standing.rung) return standing;
  // What is asked is no help yet: a try from before it still counts for the first hint.
  return { ...standing, rung, toldAt: now, tries: rung === 0 ? standing.tries : 0 };
}
