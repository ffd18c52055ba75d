import type { TestId } from '@travesia/contracts/temario';
import { describe, expect, it } from 'vitest';
import { modelOfTest } from './knowledge-model.ts';
import { type Measured, OF_A_PIECE } from './testing/report.ts';
import { SETTINGS } from './testing/settings.ts';
import { type Chooser, type Scoring, simulate } from './testing/simulate.ts';
import simulated from './testing/simulated.json' with { type: 'json' };

const QUESTIONS = [12, 16];
const IS_SOAK = Boolean(process.env['SOAK']);
const STUDENTS = IS_SOAK ? OF_A_PIECE : 20;
const TESTS: readonly TestId[] = IS_SOAK ? ['cl', 'm1', 'm2', 'hcs', 'ciencias'] : ['m1'];

/** Of few students a mean is off by so much; of a piece by a quarter of it. */
const MARGIN = IS_SOAK ? 0.01 : 0.03;

const [WITH_UNKNOWN, FOUR_OPTIONS, MISTAKEN] = SETTINGS.map(({ name }) => name);
const figuresOf = (all: readonly Measured[], test: TestId, setting: string | undefined, chooser: Chooser) =>
  all.find((one) => one.test === test && one.setting === setting && one.chooser === chooser)?.figures ?? [];

/** Mean over the kinds of students. */
function right(figures: Measured['figures'], questions: number, scoring: Scoring = 'engine'): number {
  const shares = figures.map(({ after }) => after.find((one) => one.questions === questions)?.[scoring] ?? 0);
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

describe.each(TESTS)('of simulated students of %s', (test) => {
  const model = modelOfTest(test);
  const run = (name: string | undefined, chooser: Chooser) => {
    const setting = SETTINGS.find((one) => one.name === name) ?? (SETTINGS[0] as (typeof SETTINGS)[number]);
    const { answers } = setting;
    const students = STUDENTS;
    return simulate({ model, ...setting.engine(model), answers, chooser, students, questions: QUESTIONS, seed: 1 });
  };
  const measured = (name: string | undefined, chooser: Chooser) =>
    figuresOf(simulated as readonly Measured[], test, name, chooser);

  it('tells as many contents rightly as was measured, and more than one test for all does', () => {
    const adaptive = run(WITH_UNKNOWN, 'adaptive');
    const fixed = run(WITH_UNKNOWN, 'fixed');
    const was = measured(WITH_UNKNOWN, 'adaptive');
    const fixedWas = measured(WITH_UNKNOWN, 'fixed');
    for (const count of QUESTIONS) {
      const share = right(adaptive, count);
      expect(share, `${count} questions`).toBeGreaterThanOrEqual(right(was, count) - MARGIN);
      for (const scoring of ['engine', 'by-axis', 'log-odds'] as const) {
        const lead = right(was, count) - right(fixedWas, count, scoring);
        expect(share - right(fixed, count, scoring), `${count} questions, ${scoring}`).toBeGreaterThanOrEqual(
          lead - MARGIN,
        );
      }
    }
  });

  it.runIf(IS_SOAK)('does so without “No lo sé”, and where it is mistaken about students and questions', () => {
    for (const setting of [FOUR_OPTIONS, MISTAKEN]) {
      if (measured(setting, 'adaptive').length === 0) continue;
      const figures = run(setting, 'adaptive');
      for (const count of QUESTIONS) {
        expect(right(figures, count), `${setting}, ${count}`).toBeGreaterThanOrEqual(
          right(measured(setting, 'adaptive'), count) - MARGIN,
        );
      }
    }
  });
});
