import { describe, expect, it } from 'vitest';
import { calculateRanking } from './ranking-calculation.ts';

const school = { historic: '5,6', historicMaximum: '6,8' };

describe('the ranking calculator', () => {
  it('takes the NEM average where no own average is written', () => {
    expect(calculateRanking('A', { own: '', ...school }, 620)).toMatchObject({
      kind: 'result',
      own: 620,
      ranking: { score: 800 },
    });
  });

  it('prefers the own average that is written', () => {
    expect(calculateRanking('A', { own: '5,9', ...school }, 620)).toMatchObject({ ranking: { score: 699 } });
  });

  it('waits for what it lacks', () => {
    expect(calculateRanking('A', { own: '', ...school }, undefined)).toEqual({ kind: 'incomplete' });
    expect(calculateRanking('A', { own: '', historic: '5,6', historicMaximum: '' }, 620)).toEqual({
      kind: 'incomplete',
    });
  });

  it('gives nothing while a field cannot be read', () => {
    expect(calculateRanking('A', { own: '', ...school, historic: '3,9' }, 620)).toEqual({ kind: 'invalid' });
  });

  it('hands on what the rule refuses', () => {
    expect(calculateRanking('A', { own: '', historic: '6,8', historicMaximum: '5,6' }, 620)).toMatchObject({
      ranking: { kind: 'error', error: 'historic-above-maximum' },
    });
  });
});
