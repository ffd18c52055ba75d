import { describe, expect, it } from 'vitest';
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
  it('are the factors that some programme weighs, both electives where one is chosen', () => {
    const range = { programs: 1, min: 10, median: 10, max: 10 };
    expect(
      askedFactors([
        { ...range, factor: 'nem' },
        { ...range, factor: 'elective' },
      ]),
    ).toEqual(['nem', 'hcs', 'cien']);
  });

  it('give the scores that can be used and leave out the others', () => {
    expect(scoresOf({ nem: '700', cl: '65', m1: '652,5', hcs: '' })).toEqual({ nem: 700, m1: 652.5 });
  });
});
