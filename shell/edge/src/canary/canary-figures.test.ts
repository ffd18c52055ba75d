import { describe, expect, it } from 'vitest';
import { describeFigures, isFailing } from './canary-figures.ts';

const figures = (canary: readonly [number, number], stable: readonly [number, number]) => ({
  canary: { failures: canary[0], loads: canary[1] },
  stable: { failures: stable[0], loads: stable[1] },
});

describe('a canary', () => {
  it.each([
    ['of which everything fails, but that hardly anybody has', [49, 49], [0, 1000], false],
    ['that fails from its fiftieth load on', [50, 50], [0, 1000], true],
    ['with one failure in twenty beside a stable release that never fails', [5, 100], [0, 1000], true],
    ['with fewer', [4, 100], [0, 1000], false],
    ['as bad as the stable release', [20, 100], [200, 1000], false],
    ['worse by five points, not by half', [25, 100], [200, 1000], false],
    ['twice as bad', [40, 100], [200, 1000], true],
    ['twice as bad, of next to nothing', [2, 100], [10, 1000], false],
    ['that everybody has', [5, 100], [0, 0], true],
  ] as const)('%s', (_, canary, stable, expected) => {
    expect(isFailing(figures(canary, stable))).toBe(expected);
  });

  it('is explained by its figures', () => {
    expect(describeFigures(figures([7, 50], [3, 400]))).toBe(
      '7 de 50 cargas fallaron (14,0 %); de la estable, 3 de 400 (0,8 %)',
    );
  });
});
