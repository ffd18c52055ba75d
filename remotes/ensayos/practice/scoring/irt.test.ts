import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { type IrtItem, posterior, probability } from './irt.ts';
import { guessedParameters } from './score.ts';

const item = (a: number, b: number, c: number): IrtItem => ({ a, b, c });
const ITEMS = [item(1, 0, 0.2), item(1.2, 1, 0.25), item(0.8, -1, 0.15), item(1.5, 0.5, 0.2)];
const answered = (items: readonly IrtItem[], answers: readonly number[]) =>
  items.map((one, index) => ({ item: one, correct: answers[index] === 1 }));

describe('the posterior', () => {
  it('is that of SciPy’s quadrature and of catR', () => {
    const { mean, sd } = posterior(answered(ITEMS, [1, 0, 1, 1]));
    expect(mean).toBeCloseTo(0.4258455, 5);
    expect(sd).toBeCloseTo(0.8038887, 5);
  });

  it('of no answers is the prior', () => {
    const { mean, sd, quantile } = posterior([], { mean: 0.5, sd: 0.8 });
    expect(mean).toBeCloseTo(0.5, 6);
    expect(sd).toBeCloseTo(0.8, 4);
    expect(quantile(0.5)).toBeCloseTo(0.5, 4);
    expect(quantile(0.9)).toBeCloseTo(0.5 + 0.8 * 1.2816, 2);
  });

  it('rises with every answer that is right instead of wrong', () => {
    for (let answers = 0; answers < 16; answers += 1) {
      const given = [0, 1, 2, 3].map((bit) => (answers >> bit) & 1);
      for (const [changed, answer] of given.entries()) {
        if (answer === 1) continue;
        const better = posterior(answered(ITEMS, given.with(changed, 1)));
        const worse = posterior(answered(ITEMS, given));
        expect(better.mean).toBeGreaterThan(worse.mean);
        for (const share of [0.1, 0.5, 0.9]) expect(better.quantile(share)).toBeGreaterThan(worse.quantile(share));
      }
    }
  });

  it('has quantiles that rise, around its mean', () => {
    const { mean, quantile } = posterior(answered(ITEMS, [1, 0, 1, 1]));
    const shares = [0.001, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.999].map(quantile);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(Math.abs((shares[4] ?? 0) - mean)).toBeLessThan(0.1);
  });

  it('stays finite after the longest test, all right or all wrong', () => {
    const items = Array.from({ length: 80 }, (_, index) => item(1, (index % 5) - 2, 0.25));
    for (const answer of [0, 1]) {
      const { mean, sd } = posterior(answered(items, Array(80).fill(answer)));
      expect(Number.isFinite(mean) && Number.isFinite(sd) && sd > 0).toBe(true);
    }
  });
});

/** Students as the model sees them, by Box and Muller. */
function abilities(count: number, seed: number): readonly number[] {
  const random = createRandom(seed);
  const uniform = () => random.integer(1, 2 ** 31) / (2 ** 31 + 1);
  return Array.from({ length: count }, () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform()));
}

it.each([8, 16, 30, 60])(
  '80 of 100 students lie in the range shown after %i questions, four more or less',
  (length) => {
    const random = createRandom(length);
    const students = abilities(1500, length + 100);
    const inside = students.filter((ability) => {
      const items = Array.from({ length }, () =>
        guessedParameters({ difficulty: random.integer(1, 5) as 1 | 2 | 3 | 4 | 5, optionCount: 4 }),
      );
      const { quantile } = posterior(
        items.map((one) => ({ item: one, correct: random.integer(1, 1e6) <= probability(one, ability) * 1e6 })),
      );
      return quantile(0.1) <= ability && ability <= quantile(0.9);
    });
    expect(Math.abs((100 * inside.length) / students.length - 80)).toBeLessThanOrEqual(4);
  },
);
