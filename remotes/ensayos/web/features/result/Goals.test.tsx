// @vitest-environment happy-dom
import {
  GOALS_PATH,
  type GoalsAnswer,
  SCORE_ESTIMATES_PATH,
  type ScoreEstimatesAnswer,
} from '@travesia/contracts/slices';
import { expect, it } from 'vitest';
import { openPage, refusal, settle } from '../player/testing/open-page.tsx';
import { Goals } from './Goals.tsx';
import { useGoals } from './use-goals.ts';

const GOALS: GoalsAnswer = {
  goals: [
    {
      programId: '11083',
      program: {
        name: 'Medicina',
        university: 'Universidad de Chile',
        lastCutoff: { year: 2026, score: 500, unfilled: false },
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
    },
  ],
};

const figures = { low: 300, high: 400, results: 2, questions: 60, newestAt: '2026-11-20T12:00:00.000Z' };
const ESTIMATES: ScoreEstimatesAnswer = {
  estimates: [
    { ...figures, test: 'cl', middle: 340 },
    { ...figures, test: 'm1', middle: 900 },
  ],
};

/** What the page says after a test of M1 with 560 points, told its answers by address. */
async function said(answers: Readonly<Record<string, unknown>>): Promise<string> {
  const taken = {
    test: 'm1',
    score: { low: 520, middle: 560, high: 600, method: { kind: 'posterior', answered: 30 } },
  } as const;
  const page = await openPage(
    () => {
      const goals = useGoals(true);
      return goals && <Goals taken={taken} {...goals} />;
    },
    async (path) => answers[path] ?? Promise.reject(refusal(503)),
  );
  await settle();
  const text = page.container.textContent ?? '';
  await page.close();
  return text;
}

it('says that the minimums are not met before the cut-off, by this test and what other tests say', async () => {
  const text = await said({ [GOALS_PATH]: GOALS, [SCORE_ESTIMATES_PATH]: ESTIMATES });
  expect(text).toMatch(/no puedes postular.*el tuyo es 450 \(340 en .* y 560 en M1.*10 %.*Exige rendir.*Último corte/);
  expect(text).not.toContain('te ayuda');
});

it('takes scores that cannot be had for not known', async () => {
  const text = await said({ [GOALS_PATH]: GOALS });
  expect(text).toMatch(/con tus 560 en M1 necesitas 356 en Competencia Lectora.*Último corte.*te ayuda a llegar/);
});
