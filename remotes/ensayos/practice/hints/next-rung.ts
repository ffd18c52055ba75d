import type { HintRung } from '@travesia/contracts/slices';

/** A rung that tells more comes this long after the one before it, or after another try. */
export const RUNG_AFTER_MS = 8_000;

/** Reasons for a rung: each try since the last one is one, and so is each {@link RUNG_AFTER_MS}. */
const reasonsFor = (rung: HintRung) => (rung === 4 ? 2 : 1);

/** What was told of a question so far. */
export interface Told {
  readonly rung: HintRung;
  /** Since then, options that were tried, and milliseconds. */
  readonly tries: number;
  readonly ms: number;
}

export interface NextRung {
  /** As far as the ladder may be told now. */
  readonly rung: HintRung;
  /** Until time alone allows the one behind it, in milliseconds; `null` where there is none. */
  readonly nextMs: number | null;
}

/**
 * The ladder of a question that is being answered goes on by tries and time, and never by insisting: asked for too soon, it
 * stays where it is. What a question asks and its idea come at once; how another one is worked out needs two reasons.
 * @param rungs that the question has, in their order
 */
export function nextRung(rungs: readonly HintRung[], told: Told | null): NextRung {
  if (!told) {
    const first = rungs.findLast((rung) => rung <= 1) ?? rungs[0] ?? 0;
    return { rung: first, nextMs: waitFor(rungs, first, 0, 0) };
  }
  const wait = waitFor(rungs, told.rung, told.tries, told.ms);
  if (wait === null || wait > 0) return { rung: told.rung, nextMs: wait };
  const next = rungs.find((rung) => rung > told.rung) ?? told.rung;
  return { rung: next, nextMs: waitFor(rungs, next, 0, 0) };
}

function waitFor(rungs: readonly HintRung[], last: HintRung, tries: number, ms: number): number | null {
  const next = rungs.find((rung) => rung > last);
  if (next === undefined) return null;
  return Math.max(0, (reasonsFor(next) - tries) * RUNG_AFTER_MS - ms);
}
