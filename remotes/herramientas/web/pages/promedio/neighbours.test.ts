import { describe, expect, it } from 'vitest';
import { tableRow } from '../../features/nem/table-row.ts';
import { neighbours } from './neighbours.ts';

describe('the neighbours of an average', () => {
  it('are the hundredths around it and a tenth on each side', () => {
    expect(neighbours(550).map(({ average }) => average)).toEqual([
      540, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 560,
    ]);
  });

  it('end where the table ends', () => {
    expect(neighbours(400).map(({ average }) => average)).toEqual([400, 401, 402, 403, 404, 405, 410]);
    expect(neighbours(700).at(-1)).toEqual({ average: 700, scores: { A: 1000, B: 1000, C: 1000 } });
  });

  it('carry the scores of the three groups', () => {
    expect(tableRow(550)).toEqual({ average: 550, scores: { A: 572, B: 577, C: 574 } });
  });
});
