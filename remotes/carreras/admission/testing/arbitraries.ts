import fc from 'fast-check';
import { OFFER } from '../offer.ts';

/** Any programme of the offer. */
export const anyProgram = fc.constantFrom(...OFFER.programs);

/** Any programme without a test of its own. */
export const paesProgram = fc.constantFrom(
  ...OFFER.programs.filter(({ specialTestWeight }) => specialTestWeight === 0),
);

const score = fc.integer({ min: 100, max: 1000 });

/** Every score there is. */
export const fullScores = fc.record({
  nem: score,
  ranking: score,
  cl: score,
  m1: score,
  m2: score,
  hcs: score,
  cien: score,
});

/** Some of the scores. */
export const someScores = fc.record(
  { nem: score, ranking: score, cl: score, m1: score, m2: score, hcs: score, cien: score },
  { requiredKeys: [] },
);
