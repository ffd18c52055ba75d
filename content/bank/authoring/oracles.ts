import type { Point } from '@travesia/content-markup';
import { frac } from '@travesia/content-markup';
import type Fraction from 'fraction.js';

/** Ways to an answer that owe nothing to the formula of the key: go through the cases, cut up the figure, add slices. */

/** Every way of taking one element of each list, in order. */
export function outcomes<T>(...lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (before, list) => before.flatMap((taken) => list.map((next) => [...taken, next])),
    [[]],
  );
}

/** Every way of taking `count` elements one after the other without giving any back; the order tells them apart. */
export function arrangements<T>(elements: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return elements.flatMap((first, index) =>
    arrangements(elements.toSpliced(index, 1), count - 1).map((rest) => [first, ...rest]),
  );
}

/** Every group of `count` elements; the order inside it does not count. */
export function groups<T>(elements: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return elements.flatMap((first, index) =>
    groups(elements.slice(index + 1), count - 1).map((rest) => [first, ...rest]),
  );
}

/** Laplace's rule, by counting. */
export function share<T>(cases: readonly T[], favourable: (one: T) => boolean): Fraction {
  return frac(cases.filter(favourable).length, cases.length);
}

/** Whole numbers between both bounds, bounds included. */
export function integers(least: number, most: number): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

/** `count` copies of each thing: the balls of an urn, the rows of a table. */
export function population<T>(...parts: readonly (readonly [thing: T, count: number])[]): readonly T[] {
  return parts.flatMap(([thing, count]) => Array.from({ length: count }, () => thing));
}

/** Area enclosed by a polygon, by the shoelace sum; exact where the corners are whole numbers. */
export function polygonArea(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Integral by Simpson's rule, exact but for rounding where `height` is a polynomial of degree three at most. */
export function integral(height: (x: number) => number, from: number, to: number, slices = 2): number {
  const step = (to - from) / slices;
  return integers(0, slices).reduce((sum, index) => {
    const weight = index === 0 || index === slices ? 1 : index % 2 === 1 ? 4 : 2;
    return sum + (weight * height(from + index * step) * step) / 3;
  }, 0);
}

/** The only candidate that fits; an item whose oracle finds none or several is wrong. */
export function onlyOne<T>(candidates: readonly T[], fits: (candidate: T) => boolean): T {
  const found = candidates.filter(fits);
  if (found.length !== 1) throw new Error(`Expected one candidate to fit, found ${found.length}.`);
  return found[0] as T;
}
