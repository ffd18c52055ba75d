import type { HintRung } from '@travesia/contracts/slices';

/** What was told of a question before it was answered: a hint, or how another one like it is done. */
export type Help = 'hint' | 'solution';

/** `undefined` where nothing was told. */
export function helpOf(rung: HintRung | undefined): Help | undefined {
  if (rung === undefined || rung < 1) return undefined;
  return rung >= 4 ? 'solution' : 'hint';
}

/** The highest rung that was told of each question of an attempt before its answer, by slot. */
export type Helped = ReadonlyMap<number, HintRung>;

export const NOT_HELPED: Helped = new Map();
