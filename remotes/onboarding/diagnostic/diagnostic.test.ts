import { TEMARIO } from '@travesia/contracts/temario';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONFIRMED_AFTER, KNOWN_FROM, QUESTIONS_MAX, QUESTIONS_MIN, SURPRISE_FROM } from './constants.ts';
import { createDiagnostic, type GivenAnswer } from './diagnostic.ts';
import { modelOfTest } from './knowledge-model.ts';
import type { Outcome } from './posterior.ts';
import { sampleStates, uniformFrom } from './sample-states.ts';

const model = modelOfTest('m1');
const states = sampleStates(model, 1);
const tests = TEMARIO.map(({ id }) => {
  const of = modelOfTest(id);
  return { id, of, over: sampleStates(of, 1, { count: 6_000 }) };
});

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
  it('asks of each test 8 to 20 questions of contents that have some, each once, one of them drawn by chance', () => {
    for (const { id, of, over } of tests) {
      const uniform = uniformFrom(3);
      for (let student = 0; student < 20; student++) {
        const { answers } = run(() => (uniform() < 0.5 ? 'correct' : 'wrong'), { seed: student, of, over });
        const contents = answers.map(({ contentId }) => contentId);
        expect(answers.length, id).toBeGreaterThanOrEqual(QUESTIONS_MIN);
        expect(answers.length, id).toBeLessThanOrEqual(QUESTIONS_MAX);
        expect(new Set(contents).size, id).toBe(contents.length);
        expect(contents.every((content) => of.asked[of.contents.indexOf(content)])).toBe(true);
        expect(answers.filter(({ purpose }) => purpose === 'measures')).toHaveLength(1);
      }
    }
  });

  it('goes the same way for the same student', () => {
    const answers = () => run((_, at) => (at % 3 === 0 ? 'wrong' : 'correct'), { seed: 12 }).answers;
    expect(answers()).toEqual(answers());
  });

  it('finds that who knows all knows all, and who knows nothing hardly anything', () => {
    for (const { id, of, over } of tests) {
      expect(knownOf(run(() => 'correct', { of, over })).size, id).toBe(of.contents.length);
      expect(knownOf(run(() => 'unknown', { of, over })).size, id).toBeLessThanOrEqual(1);
    }
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
    for (const { id, of, over } of tests) {
      for (let slip = 0; slip < 12; slip++) {
        const { size } = knownOf(run((_, at) => (at === slip ? 'wrong' : 'correct'), { of, over }));
        expect(of.contents.length - size, `${id}, slip at ${slip}`).toBeLessThanOrEqual(3);
      }
    }
  });

  it('confirms before the end a wrong answer that alone takes much, however little was expected of it', () => {
    const { of, over } = tests.find(({ id }) => id === 'ciencias') ?? tests[0] ?? { of: model, over: states };
    const engine = createDiagnostic(of, over, 1);
    const known = (given: readonly GivenAnswer[]) =>
      engine.diagnose(given).contents.reduce((sum, { probability }) => sum + probability, 0);
    let confirmed = 0;
    for (let slip = 0; slip < QUESTIONS_MIN; slip++) {
      const { answers } = run((_, at) => (at === slip ? 'wrong' : at % 2 === 0 ? 'correct' : 'unknown'), { of, over });
      const { contentId = '' } = answers[slip] ?? {};
      const before = engine.diagnose(answers.slice(0, slip)).contents.find((one) => one.contentId === contentId);
      const confirming = answers.findIndex(({ purpose }) => purpose === 'confirms');
      if (confirming < QUESTIONS_MIN || (before?.probability ?? 1) >= SURPRISE_FROM) continue;
      confirmed += 1;
      const until = answers.slice(0, confirming);
      const confirms = answers[confirming] as GivenAnswer;
      // A right answer says more here than anywhere else: it takes half of the wrong one away.
      const told = (purpose: GivenAnswer['purpose']) => known([...until, { ...confirms, purpose, outcome: 'correct' }]);
      expect(told('confirms')).toBeGreaterThan(told('informs'));
    }
    expect(confirmed).toBeGreaterThan(0);
  });

  describe('after a wrong answer that it did not expect', () => {
    const surprised = () => {
      for (let slip = 0; slip < QUESTIONS_MIN; slip++) {
        const { answers } = run((_, at) => (at === slip ? 'wrong' : 'correct'));
        const confirming = answers.findIndex(({ purpose }) => purpose === 'confirms');
        if (confirming > 0) return { slip, confirming, answers };
      }
      throw new Error('no wrong answer came as a surprise');
    };

    it('asks for another content than before, and not at once: nothing tells that the answer was wrong', () => {
      const { slip, confirming, answers } = surprised();
      expect(confirming).toBeGreaterThan(slip + CONFIRMED_AFTER);
      expect(answers[confirming]?.contentId).not.toBe(answers[slip]?.contentId);
    });

    it('believes it less, until another wrong answer confirms it', () => {
      const { slip, confirming, answers } = surprised();
      const { contentId = '' } = answers[slip] ?? {};
      const chance = (given: readonly GivenAnswer[]) =>
        createDiagnostic(model, states, 1)
          .diagnose(given)
          .contents.find((content) => content.contentId === contentId)?.probability ?? 0;
      const until = answers.slice(0, confirming);
      const confirms = answers[confirming] as GivenAnswer;
      expect(chance([...until, { ...confirms, outcome: 'wrong' }])).toBeLessThan(
        chance([...until, { ...confirms, purpose: 'informs', outcome: 'wrong' }]),
      );
      expect(chance([...until, confirms])).toBeGreaterThan(KNOWN_FROM);
    });
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
