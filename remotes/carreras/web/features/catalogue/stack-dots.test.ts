import { describe, expect, it } from 'vitest';
import { stackDots } from './stack-dots.ts';

const levels = (xs: readonly number[], gap = 6) => stackDots(xs, (x) => x, gap).map(({ level }) => level);

describe('the dots of a picture', () => {
  it('stay on the middle line while they have room', () => {
    expect(levels([30, 0, 10])).toEqual([0, 0, 0]);
  });

  it('go above and below it, by turns, where they would cover each other', () => {
    expect(levels([0, 1, 2, 3])).toEqual([0, 1, -1, 2]);
  });

  it('are all there, in order, however many share a place', () => {
    const dots = stackDots(
      Array.from({ length: 40 }, (_, index) => index % 3),
      (x) => x,
      6,
    );
    expect(dots).toHaveLength(40);
    expect(Math.max(...dots.map(({ level }) => Math.abs(level)))).toBeLessThanOrEqual(4);
  });
});
