import type { Goal, GoalsAnswer } from '@travesia/contracts/slices';
import { expect, it } from 'vitest';
import { readMainGoal } from './read-goal.ts';

const MEDICINA: Goal = {
  programId: '11083',
  program: {
    name: 'Medicina',
    university: 'Universidad de Chile',
    lastCutoff: { year: 2026, score: 948.3, unfilled: false },
    terms: {
      year: 2027,
      offered: true,
      requiredTests: ['cl', 'm1', 'ciencias'],
      requiredEither: [],
      weighedTests: ['cl', 'm1', 'ciencias'],
      minAverage: { score: 458, bestTenthExempt: true },
      minWeighted: null,
      teaching: false,
      specialTest: false,
      otherWeights: false,
    },
  },
};

const answer = (...goals: readonly Goal[]): GoalsAnswer => ({ goals });

it('is the first of the goals', () => {
  expect(readMainGoal(answer(MEDICINA, { ...MEDICINA, programId: '12000' }))).toEqual({
    programId: '11083',
    name: 'Medicina',
    university: 'Universidad de Chile',
    cutoff: { year: 2026, score: 948.3, unfilled: false },
    terms: { year: 2027, offered: true, otherWeights: false },
  });
});

it('is read of a service that says no terms', () => {
  const program = { name: 'Arte', university: 'Universidad de Chile', lastCutoff: null };
  expect(readMainGoal(answer({ programId: '11001', program }))?.terms).toBeNull();
});

it('keeps apart a programme that did not fill and one that is new', () => {
  for (const lastCutoff of [{ year: 2026, score: 500, unfilled: true }, null]) {
    const program = { name: 'Arte', university: 'Universidad de Chile', lastCutoff };
    expect(readMainGoal(answer({ programId: '11001', program }))?.cutoff).toEqual(lastCutoff);
  }
});

it('is none without goals, for one that nobody knows, and for an answer of somebody else', () => {
  for (const other of [answer(), answer({ programId: '99999', program: null }), null, 'goals', { goals: [7] }]) {
    expect(readMainGoal(other)).toBeNull();
  }
});
