import { goalsAnswerSchema } from '@travesia/contracts/schemas';
import { GOALS_PATH } from '@travesia/contracts/slices';
import { expect, it } from 'vitest';
import { OFFER } from '../admission/offer.ts';
import { createDescribeProgram } from './describe-program.ts';

const describeProgram = createDescribeProgram(OFFER);

it(`describes every programme of the offer as ${GOALS_PATH} may answer it`, () => {
  for (const { code } of OFFER.programs) {
    const program = describeProgram(code);
    expect(program).toBeDefined();
    goalsAnswerSchema.parse({ goals: [{ programId: code, program }] });
  }
});

it('says the newest cut-off with its year', () => {
  expect(describeProgram('11001')).toEqual({
    name: 'Arquitectura',
    university: 'Universidad de Chile',
    lastCutoff: { year: 2026, score: 741, unfilled: false },
  });
});

it('knows nothing of what nobody offers', () => {
  expect(describeProgram('99999')).toBeUndefined();
});
