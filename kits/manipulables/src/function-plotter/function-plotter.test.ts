import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeFunction, FAMILIES, type Family, samplesOf, slidersOf } from './function-plotter.ts';

const families = Object.keys(FAMILIES) as Family[];

describe('a function is told', () => {
  it.each([
    [
      'linear',
      { m: 2.5, n: 0 },
      'f(x) = 2,5x. Es lineal: pasa por el origen. Crece 2,5 por cada unidad y corta el eje X en 0. Corta el eje Y en 0. En x = 1 vale 2,5.',
    ],
    [
      'quadratic',
      { a: 1, b: -2, c: -3 },
      'f(x) = x² − 2x − 3. Se abre hacia arriba y corta el eje X en dos puntos. Corta el eje Y en −3. En x = 1 vale −4.',
    ],
    [
      'exponential',
      { a: 1, b: 2 },
      'f(x) = 2ˣ. Crece: cada paso multiplica por 2. Se duplica cada 1 unidades de x. No toca el eje X. Corta el eje Y en 1. En x = 1 vale 2.',
    ],
    [
      'power',
      { a: -1, n: 3 },
      'f(x) = −x³. El brazo izquierdo va por arriba y el derecho por abajo: el exponente es impar. Corta el eje Y en 0. En x = 1 vale −1.',
    ],
    [
      'logarithm',
      { a: 1, b: 2, c: 0 },
      'f(x) = log(x), con base 2. Crece, y existe solo para x mayores que 0: no toca el eje Y. En x = 1 vale 0.',
    ],
    [
      'sine',
      { a: 3, b: 2, c: 1 },
      'f(x) = 3 sen(2x) + 1. Va de −2 a 4 y se repite cada 3,14 (período 2π : 2). Corta el eje Y en 1. En x = 1 vale 3,73.',
    ],
  ] as const)('%s', (family, parameters, sentence) => {
    expect(describeFunction(family, parameters, 1)).toBe(sentence);
  });
});

it('has a slider for every number of its formula, on which it begins', () => {
  expect(slidersOf('exponential', { a: 1, b: 1.2 }).map(({ name, begin, step }) => [name, begin, step])).toEqual([
    ['a', 1, 0.5],
    ['b', 1.2, 0.1],
  ]);
  expect(slidersOf('linear', { m: 12, n: 0.25 })).toMatchObject([{ most: 12 }, { step: 0.05 }]);
});

it('is said without a number that is none, whatever the sliders say', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...families),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
      (family, shares) => {
        const parameters = Object.fromEntries(
          slidersOf(family, {}).map(({ name, least, most, step }, index) => [
            name,
            least + Math.round(((shares[index] ?? 0) * (most - least)) / step) * step,
          ]),
        );
        expect(describeFunction(family, parameters, 0)).not.toMatch(/NaN|Infinity|undefined/);
        for (const point of samplesOf(family, parameters, 40)) expect(point?.every(Number.isFinite) ?? true).toBe(true);
      },
    ),
  );
});
