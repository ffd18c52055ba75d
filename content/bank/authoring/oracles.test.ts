import { describe, expect, it } from 'vitest';
import {
  arrangements,
  groups,
  integers,
  integral,
  onlyOne,
  outcomes,
  polygonArea,
  population,
  share,
} from './oracles.ts';

describe('ways to an answer that owe nothing to its formula', () => {
  it('goes through every outcome, every order and every group once', () => {
    expect(outcomes([1, 2], [3, 4, 5])).toHaveLength(6);
    expect(arrangements(['a', 'b', 'c'], 2).map((two) => two.join(''))).toEqual(['ab', 'ac', 'ba', 'bc', 'ca', 'cb']);
    expect(groups(['a', 'b', 'c'], 2).map((two) => two.join(''))).toEqual(['ab', 'ac', 'bc']);
  });

  it('counts favourable cases exactly', () => {
    expect(share(integers(1, 6), (face) => face > 4).toFraction()).toBe('1/3');
    expect(share(population(['red', 2], ['blue', 6]), (ball) => ball === 'red').toFraction()).toBe('1/4');
  });

  it('measures a polygon whichever way its corners go round', () => {
    expect(
      polygonArea([
        [0, 0],
        [4, 0],
        [0, 3],
      ]),
    ).toBe(6);
    expect(
      polygonArea([
        [0, 0],
        [0, 3],
        [4, 0],
      ]),
    ).toBe(6);
  });

  it('adds the slices of a sphere without error', () => {
    expect(integral((height) => Math.PI * (9 - height ** 2), -3, 3)).toBeCloseTo(36 * Math.PI, 10);
  });

  it('refuses an answer that is not the only one', () => {
    expect(onlyOne([1, 2, 3], (candidate) => candidate > 2)).toBe(3);
    expect(() => onlyOne([1, 2, 3], (candidate) => candidate > 1)).toThrow('found 2');
  });
});
