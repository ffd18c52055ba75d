import { describe, expect, it } from 'vitest';
import { averageOfText, scoreOfText } from './conversion.ts';

describe('the converter', () => {
  it('turns an average into a score', () => {
    expect(scoreOfText('C', '5,5')).toEqual({ average: 550, score: 574 });
  });

  it.each(['', '3,9', '7,1', 'x'])('gives no score for "%s"', (text) => {
    expect(scoreOfText('A', text)).toBeNull();
  });

  it('turns a score into the smallest average that reaches it', () => {
    expect(averageOfText('A', '700')).toEqual({
      kind: 'wanted',
      wanted: 700,
      found: { kind: 'average', average: 596, score: 702 },
    });
  });

  it('reads the thousands point', () => {
    expect(averageOfText('B', '1.000')).toMatchObject({ wanted: 1000, found: { average: 700 } });
    expect(averageOfText('B', '1000')).toMatchObject({ wanted: 1000, found: { average: 700 } });
  });

  it('says what is no score', () => {
    expect(averageOfText('A', ' ')).toEqual({ kind: 'empty' });
    expect(averageOfText('A', '70,5')).toEqual({ kind: 'not-a-score' });
    expect(averageOfText('A', '99')).toMatchObject({ found: { kind: 'below-scale' } });
    expect(averageOfText('A', '1001')).toMatchObject({ found: { kind: 'above-scale' } });
  });
});
