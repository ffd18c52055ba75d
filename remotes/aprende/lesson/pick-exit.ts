import { orderOf } from './option-order.ts';

/** Done lessons to ask something of, the ones that were done longest ago first: what is about to be forgotten. */
export function exitCandidates(done: Readonly<Record<string, number>>, content: string): readonly string[] {
  return Object.entries(done)
    .filter(([other]) => other !== content)
    .sort(([, one], [, other]) => one - other)
    .map(([other]) => other);
}

/** One of the checks of a done lesson, another one in each run. */
export function pickExitCheck<Check>(run: string, checks: readonly Check[]): Check | undefined {
  return checks[orderOf(`${run}/exit`, checks.length)[0] ?? 0];
}
