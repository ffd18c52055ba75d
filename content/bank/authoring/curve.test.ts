import { describe, expect, it } from 'vitest';
import { curveWithin, lineWithin } from './curve.ts';

describe('a curve of a figure', () => {
  const plane = { x: [-4, 4], y: [-3, 3] } as const;

  it('ends where the plane ends', () => {
    expect(lineWithin(1, 0, plane)).toEqual([
      [-3, -3],
      [3, 3],
    ]);
    expect(lineWithin(0, 2, plane)).toEqual([
      [-4, 2],
      [4, 2],
    ]);
    expect(curveWithin((x) => x * x, { ...plane, step: 1 })).toEqual([
      [-1, 1],
      [0, 0],
      [1, 1],
    ]);
  });

  it('must be seen', () => {
    expect(() => lineWithin(0, 9, plane)).toThrow('does not cross');
  });
});
