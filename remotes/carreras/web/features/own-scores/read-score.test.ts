import { describe, expect, it } from 'vitest';
import type { WeighedFactor } from '../../features/catalogue/weight-ranges.ts';
import { readScore, scoreError } from './read-score.ts';
import { askedFactors, scoresOf } from './score-texts.ts';

describe('a score as it is typed', () => {
  it.each([
    ['650', 650],
    [' 652,5 ', 652.5],
    ['652.5', 652.5],
    ['100', 100],
    ['1000', 1000],
    ['1.000', 1000],
    ['1.000,0', 1000],
  ])('"%s" is %d', (text, score) => {
    expect(readScore(text)).toEqual({ kind: 'score', score });
    expect(scoreError(text)).toBeUndefined();
  });

  it.each([
    ['', undefined],
    ['seiscientos', 'Escribe solo el puntaje, por ejemplo 650 o 652,5.'],
    ['6,1', 'Eso parece una nota. Aquí va el puntaje, de 100 a 1.000.'],
    ['99,9', 'Debe estar entre 100 y 1.000.'],
    ['1000,1', 'Debe estar entre 100 y 1.000.'],
    ['-650', 'Debe estar entre 100 y 1.000.'],
  ])('"%s" asks for what to do: %s', (text, error) => {
    expect(scoreError(text)).toBe(error);
  });
});

describe('the fields of a career', () => {
  it('are the factors that some programme weighs, both electives where one is chosen, and what has to be sat', () => {
    const range = { programs: 1, min: 10, median: 10, max: 10 };
    const asked = (...factors: readonly WeighedFactor[]) =>
      askedFactors(factors.map((factor) => ({ ...range, factor })));
    expect(asked('nem', 'elective')).toEqual(['nem', 'cl', 'm1', 'hcs', 'cien']);
    expect(asked('nem', 'm2', 'cien')).toEqual(['nem', 'cl', 'm1', 'm2', 'cien']);
    expect(asked('ranking')).toEqual(['ranking', 'cl', 'm1', 'hcs', 'cien']);
  });

  it('give the scores that can be used and leave out the others', () => {
    expect(scoresOf({ nem: '700', cl: '65', m1: '652,5', hcs: '' })).toEqual({ nem: 700, m1: 652.5 });
  });
});
