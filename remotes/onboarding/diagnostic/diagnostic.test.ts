import { TEMARIO } from '@travesia/contracts/temario';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KNOWN_FROM, QUESTIONS_MAX, QUESTIONS_MIN } from './constants.ts';
import { createDiagnostic, type GivenAnswer } from './diagnostic.ts';
import { modelOfTest } from './knowledge-model.ts';
import type { Outcome } from './posterior.ts';
import { sampleStates, uniformFrom } from './sample-states.ts';
import { classifiedRight } from './testing/classification.ts';
import { randomModel } from './testing/random-model.ts';

const model = modelOfTest('m1');
const states = sampleStates(model, 1);

/** Answers until the engine has enough. @param answer of the `at`-th question, counted from 0 */
function run(
  answer: (contentId: string, at: number) => Outcome,
  { seed = 1, of = model, over = states }: { seed?: number; of?: typeof model; over?: typeof states } = {},
) {
  const engine = createDiagnostic(of, over, seed);
  const answers: GivenAnswer[] = [];
  for (;;) {
    const step = engine.next(answers);
    if (step.kind === 'end') return { engine, answers, why: step.why };
    const { contentId, purpose } = step;
    answers.push({ contentId, purpose, outcome: answer(contentId, answers.length) });
  }
}

const knownOf = ({ engine, answers }: ReturnType<typeof run>) =>
  new Set(
    engine
      .diagnose(answers)
      .contents.flatMap(({ contentId, probability }) => (probability > KNOWN_FROM ? [contentId] : [])),
  );

describe('the diagnostic', () => {
  it('asks of each test 8 to 20 questions of its own contents, each once but to confirm a surprise', () => {
    for (const { id } of TEMARIO) {
      const of = modelOfTest(id);
      const over = sampleStates(of, 1, { count: 600 });
      const uniform = uniformFrom(3);
      const { answers } = run(() => (uniform() < 0.5 ? 'correct' : 'unknown'), { of, over });
      expect(answers.length, id).toBeGreaterThanOrEqual(QUESTIONS_MIN);
      expect(answers.length, id).toBeLessThanOrEqual(QUESTIONS_MAX);
      const first = answers.filter(({ purpose }) => purpose !== 'confirms').map(({ contentId }) => contentId);
      expect(new Set(first).size, id).toBe(first.length);
      expect(
        answers.filter(({ purpose }) => purpose === 'measures'),
        id,
      ).toHaveLength(1);
    }
  });

  it('goes the same way for the same student', () => {
    const answers = () => run((_, at) => (at % 3 === 0 ? 'wrong' : 'correct'), { seed: 12 }).answers;
    expect(answers()).toEqual(answers());
  });

  it('finds that who knows all knows all, and who knows nothing nothing', () => {
    expect(knownOf(run(() => 'correct')).size).toBe(model.contents.length);
    expect(knownOf(run(() => 'unknown')).size).toBe(0);
  });

  it('has a higher ability for who answers more', () => {
    const ability = (outcome: Outcome) => {
      const { engine, answers } = run(() => outcome);
      return engine.diagnose(answers).ability.mean;
    };
    expect(ability('correct')).toBeGreaterThan(0.7);
    expect(ability('unknown')).toBeLessThan(-0.7);
  });

  it('takes at most three contents for one slip of who knows all, whenever it comes', () => {
    const whole = knownOf(run(() => 'correct')).size;
    for (let slip = 0; slip < 12; slip++) {
      expect(
        whole - knownOf(run((_, at) => (at === slip ? 'wrong' : 'correct'))).size,
        `slip at ${slip}`,
      ).toBeLessThanOrEqual(3);
    }
  });

  it('asks again after a wrong answer that it did not expect, and then believes it', () => {
    const at = [...Array(QUESTIONS_MIN).keys()].find((slip) => {
      const { answers } = run((_, place) => (place === slip ? 'wrong' : 'correct'));
      return answers[slip]?.purpose === 'informs' && answers[slip + 1]?.purpose === 'confirms';
    });
    if (at === undefined) throw new Error('no wrong answer came as a surprise');
    const once = run((_, place) => (place === at ? 'wrong' : 'correct'));
    const twice = run((_, place) => (place === at || place === at + 1 ? 'wrong' : 'correct'));
    const { contentId = '' } = twice.answers[at] ?? {};
    expect(twice.answers[at + 1]?.contentId).toBe(contentId);
    expect(knownOf(once).has(contentId)).toBe(true);
    expect(knownOf(twice).has(contentId)).toBe(false);
  });

  it('gives less for a right answer that took very long', () => {
    const engine = createDiagnostic(model, states, 1);
    const [contentId = ''] = model.contents;
    const chance = (times: number) =>
      engine.diagnose([{ contentId, purpose: 'informs', outcome: 'correct', times }]).contents[0]?.probability ?? 0;
    expect(chance(3.1)).toBeLessThan(chance(1));
  });

  it('measures itself by the question that chance drew', () => {
    const right = run(() => 'correct');
    expect(right.engine.wasRight(right.answers)).toBe(true);
    expect(right.engine.wasRight(right.answers.slice(0, 3))).toBeNull();
  });

  it('ends whatever is answered, and never loses its footing', () => {
    const few = sampleStates(model, 2, { count: 300 });
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(fc.constantFrom<Outcome>('correct', 'wrong', 'unknown'), {
          minLength: QUESTIONS_MAX,
          maxLength: QUESTIONS_MAX,
        }),
        (seed, outcomes) => {
          const { engine, answers } = run((_, at) => outcomes[at] ?? 'wrong', { seed, over: few });
          expect(answers.length).toBeLessThanOrEqual(QUESTIONS_MAX);
          for (const { probability } of engine.diagnose(answers).contents) {
            expect(probability).toBeGreaterThanOrEqual(0);
            expect(probability).toBeLessThanOrEqual(1 + 1e-9);
          }
        },
      ),
      { numRuns: 20 },
    );
  });
});

/** Shares of contents classified rightly by engines of this kind, as they were measured before on graphs like this one. */
const MEASURED = { 8: 0.85, 12: 0.88, 16: 0.9 };
const MEASURED_WITH_UNKNOWN = { 8: 0.89, 12: 0.91, 16: 0.92 };

it.each([
  ['four options', { saysUnknown: 0 }, MEASURED],
  ['“No lo sé” too', { saysUnknown: 0.6 }, MEASURED_WITH_UNKNOWN],
])('classifies as many contents rightly as was measured, within two points: %s', (_, { saysUnknown }, measured) => {
  const uniform = uniformFrom(8);
  const graph = randomModel(uniform);
  const answers = { slip: 0.08, guess: 0.25, saysUnknown };
  const students = { model: graph, count: 60, ...answers, uniform };
  const right = classifiedRight(students, { states: sampleStates(graph, 1, { axes: false }), answers }, [8, 12, 16]);
  for (const [count, share] of Object.entries(measured)) {
    expect(Math.abs((right.get(Number(count)) ?? 0) - share), `${count} questions`).toBeLessThanOrEqual(0.02);
  }
});
