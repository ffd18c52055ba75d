import type { HintsAnswer } from '../../../api/attempts.ts';

/** What was told of questions while this page is open: somebody who comes back to one finds it there. */
const told = new Map<string, HintsAnswer>();

/** Attempts in which the student knows what a hint costs. */
const known = new Set<string>();

const keyOf = (attempt: string, slot: number) => `${attempt}/${slot}`;

export const toldOf = (attempt: string, slot: number) => told.get(keyOf(attempt, slot));

export function keepTold(attempt: string, slot: number, answer: HintsAnswer): void {
  told.set(keyOf(attempt, slot), answer);
  known.add(attempt);
}

export const knowsCost = (attempt: string) => known.has(attempt);
