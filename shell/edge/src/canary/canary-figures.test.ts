import { describe, expect, it } from 'vitest';
import { canaryFault, describeFigures } from './canary-figures.ts';

const figures = (
  [canaryFailures, canaryLoads]: readonly [number, number],
  [stableFailures, stableLoads]: readonly [number, number],
  documents = canaryLoads,
) => ({
  canary: { documents, failures: canaryFailures, loads: canaryLoads },
  stable: { documents: 0, failures: stableFailures, loads: stableLoads },
});

describe('a canary', () => {
  it.each([
    ['of which everything fails, but that hardly anybody has', [49, 49], [0, 1000], null],
    ['that fails for its fiftieth visitor', [50, 50], [0, 1000], 'failing'],
    ['with one failure in twenty beside a stable release that never fails', [5, 100], [0, 1000], 'failing'],
    ['with fewer', [4, 100], [0, 1000], null],
    ['as bad as the stable release', [20, 100], [200, 1000], null],
    ['worse by five points, not by half', [25, 100], [200, 1000], null],
    ['twice as bad', [40, 100], [200, 1000], 'failing'],
    ['twice as bad, of next to nothing', [2, 100], [10, 1000], null],
    ['that everybody has', [5, 100], [0, 0], 'failing'],
    ['that fails for two in five, whatever is said of the stable release', [40, 100], [2000, 2000], 'failing'],
    ['that fails for fewer than the stable release is said to', [39, 100], [2000, 2000], null],
  ] as const)('%s', (_, canary, stable, expected) => {
    expect(canaryFault(figures(canary, stable))).toBe(expected);
  });

  it.each([
    ['of which nothing is heard, but that few were given', 0, 49, null],
    ['of which nothing is heard', 0, 50, 'silent'],
    ['of which next to nothing is heard', 9, 100, 'silent'],
    ['that is used by some without JavaScript', 10, 100, null],
  ] as const)('%s', (_, loads, documents, expected) => {
    expect(canaryFault(figures([0, loads], [0, 1000], documents))).toBe(expected);
  });

  it('is explained by its figures', () => {
    expect(describeFigures(figures([7, 50], [3, 400]))).toBe(
      'visitantes a los que falló: 7 de 50 (14 %); con la estable, 3 de 400 (0,8 %)',
    );
    expect(describeFigures(figures([0, 2], [3, 400], 60))).toBe(
      'de 60 visitantes que recibieron una página, 2 avisaron que cargó o que falló',
    );
  });
});
