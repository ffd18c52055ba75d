import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EquallyHard, type FormPart, shareOfForm } from './share-model.ts';

const EVEN: readonly FormPart[] = [{ shift: 0, part: 1 }];
const even = (right: number, wrong: number) => shareOfForm([{ shift: 0, right, wrong }], EVEN);

describe('the share of a form of which all questions are equally hard', () => {
  it.each([
    // scipy.stats.beta(1 + right, 1 + wrong).ppf([0.1, 0.9])
    [36, 24, 0.51649, 0.67569],
    [15, 15, 0.38731, 0.61269],
    [1, 15, 0.03173, 0.21021],
    [59, 1, 0.93773, 0.99125],
  ])('is after %i right and %i wrong the one of the Beta distribution', (right, wrong, low, high) => {
    const share = even(right, wrong);
    expect(share.low).toBeCloseTo(low, 3);
    expect(share.likely).toBeCloseTo(right / (right + wrong), 6);
    expect(share.high).toBeCloseTo(high, 3);
  });

  it('reaches the end where all are right, and where none is', () => {
    expect(even(20, 0)).toMatchObject({ likely: 1, high: 1 });
    expect(even(0, 20)).toMatchObject({ low: 0, likely: 0 });
    // What twenty of twenty leave open: 0.1 ^ (1 / 21).
    expect(even(20, 0).low).toBeCloseTo(0.1 ** (1 / 21), 3);
  });

  it('is anything before the first answer', () => {
    expect(even(0, 0).low).toBe(0);
    expect(even(0, 0).high).toBe(1);
  });
});

const shift = fc.constantFrom(0.8, 0.4, 0, -0.4, -0.8);
const FORM: readonly FormPart[] = [
  { shift: 0.8, part: 0.1 },
  { shift: 0.4, part: 0.25 },
  { shift: 0, part: 0.35 },
  { shift: -0.4, part: 0.2 },
  { shift: -0.8, part: 0.1 },
];
const asked = fc.array(fc.record({ shift, isRight: fc.boolean() }), { minLength: 1, maxLength: 80 });
const answersOf = (questions: readonly { readonly shift: number; readonly isRight: boolean }[]): EquallyHard[] =>
  questions.map((one) => ({ shift: one.shift, right: one.isRight ? 1 : 0, wrong: one.isRight ? 0 : 1 }));

describe('the share of a form, whatever was answered', () => {
  it('lies in its band, and rises with every answer that is right instead of wrong', () => {
    fc.assert(
      fc.property(asked, fc.nat(), (questions, at) => {
        const share = shareOfForm(answersOf(questions), FORM);
        expect(0 <= share.low && share.low <= share.likely).toBe(true);
        expect(share.likely <= share.high && share.high <= 1).toBe(true);
        const index = at % questions.length;
        const [changed] = questions.slice(index);
        if (!changed || changed.isRight) return;
        const better = shareOfForm(answersOf(questions.with(index, { ...changed, isRight: true })), FORM);
        expect(better.low).toBeGreaterThan(share.low);
        expect(better.likely).toBeGreaterThan(share.likely);
        expect(better.high).toBeGreaterThan(share.high);
      }),
      { numRuns: 300 },
    );
  });

  it('is higher after the harder questions, and does not ask which of them were right', () => {
    fc.assert(
      fc.property(asked, (questions) => {
        const answers = answersOf(questions);
        const harder = shareOfForm(
          answers.map((one) => ({ ...one, shift: one.shift - 0.4 })),
          FORM,
        );
        const share = shareOfForm(answers, FORM);
        expect(harder.low).toBeGreaterThanOrEqual(share.low);
        expect(harder.likely).toBeGreaterThanOrEqual(share.likely);
        expect(harder.high).toBeGreaterThanOrEqual(share.high);
        const sorted = questions.map((one) => one.isRight).sort();
        const others = shareOfForm(
          answersOf(questions.map((one, n) => ({ ...one, isRight: sorted[n] === true }))),
          FORM,
        );
        expect(others.likely).toBeCloseTo(share.likely, 9);
        expect(others.low).toBeCloseTo(share.low, 9);
      }),
      { numRuns: 200 },
    );
  });
});
