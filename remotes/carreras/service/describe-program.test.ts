import { goalsAnswerSchema } from '@travesia/contracts/schemas';
import { GOALS_PATH } from '@travesia/contracts/slices';
import { expect, it } from 'vitest';
import { OFFER } from '../admission/offer.ts';
import { createDescribeProgram } from './describe-program.ts';

const describeProgram = createDescribeProgram(OFFER);

it(`describes every programme of the offer as ${GOALS_PATH} may answer it`, () => {
  for (const { code } of [...OFFER.programs, ...OFFER.discontinued]) {
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
    terms: expect.objectContaining({ year: 2027, offered: true, requiredTests: ['cl', 'm1', 'm2'] }),
  });
});

it('says what every goal asks of who applies, and where its cut-off was weighed otherwise', () => {
  const termsOf = (code: string) => describeProgram(code)?.terms;
  // Ingeniería Mecánica, of docs/decisions/0041.
  expect(termsOf('29033')).toMatchObject({ year: 2027, otherWeights: true });
  const gone = OFFER.discontinued.map(({ code }) => termsOf(code));
  expect(gone.length).toBeGreaterThan(0);
  expect(gone.every((terms) => terms?.offered === false && terms.year < 2027)).toBe(true);
});

it('knows nothing of a code that is no programme', () => {
  expect(describeProgram('99999')).toBeUndefined();
});
