import type { GoalTerms } from '@travesia/contracts/slices';
import { PAES_TESTS, type PaesTest } from '@travesia/kit-paes';
import { averageMinimum, eligibility } from '../admission/eligibility.ts';
import { isOffered, type Program } from '../admission/program.ts';
import { reservationsOf } from '../admission/reservations.ts';

type TestId = GoalTerms['requiredTests'][number];

/** What a weighted score calls a test, and what the temario calls it. */
const TEST_IDS: Readonly<Record<PaesTest, TestId>> = { cl: 'cl', m1: 'm1', m2: 'm2', hcs: 'hcs', cien: 'ciencias' };

const ELECTIVES: readonly TestId[] = ['hcs', 'ciencias'];

/** What a programme asks of who applies, as other areas may say it. */
export function goalTermsOf(program: Program): GoalTerms {
  // Whoever has no score lacks every test that is asked for.
  const { reasons } = eligibility(program, {});
  const lacking = reasons.flatMap((reason) => (reason.kind === 'tests' ? reason.tests : []));
  const reservations = reservationsOf(program);
  const weighed = PAES_TESTS.filter((test) => program.weights[test] > 0);
  return {
    year: program.offeredIn,
    offered: isOffered(program),
    requiredTests: lacking.map((test) => TEST_IDS[test]),
    requiredEither: reasons.some(({ kind }) => kind === 'elective') ? ELECTIVES : [],
    weighedTests: weighed.map((test) => TEST_IDS[test]),
    weights: Object.fromEntries(weighed.map((test) => [TEST_IDS[test], program.weights[test]])),
    schoolWeights: { nem: program.weights.nem, ranking: program.weights.ranking },
    minAverage: {
      score: averageMinimum(program),
      bestTenthExempt: averageMinimum(program, { bestTenth: true }) === 0,
    },
    minWeighted: program.minWeighted,
    teaching: reservations.includes('teaching'),
    specialTest: reservations.includes('special-test'),
    otherWeights: reservations.includes('other-weights'),
  };
}
