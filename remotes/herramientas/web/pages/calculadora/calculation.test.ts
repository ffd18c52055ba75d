import { describe, expect, it } from 'vitest';
import { calculate } from './calculation.ts';

describe('the calculator', () => {
  it('gives average and score of four years', () => {
    expect(calculate('A', ['6,1', '6.2', '6,3', '6,3'])).toEqual({
      kind: 'result',
      years: [610, 620, 630, 630],
      missing: [],
      average: 623,
      score: { kind: 'score', score: 779 },
    });
  });

  it('takes the years there are, and says which are missing', () => {
    expect(calculate('C', ['6,0', '', '5,5', ' '])).toMatchObject({ average: 575, missing: [1, 3], years: [600, 550] });
  });

  it('waits while nothing is written', () => {
    expect(calculate('A', ['', '', '', ''])).toEqual({ kind: 'empty' });
  });

  it('gives nothing while a field cannot be read, rather than a result without it', () => {
    expect(calculate('A', ['6,1', '62', '6,3', '6,3'])).toEqual({ kind: 'invalid' });
  });

  it('says that the table does not reach an average below 4,00', () => {
    expect(calculate('A', ['3,5', '4,0', '', ''])).toMatchObject({ average: 375, score: { kind: 'below-table' } });
  });
});
