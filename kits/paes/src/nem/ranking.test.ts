import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEM_GROUPS } from './nem-group.ts';
import { nemScoreInTable } from './nem-score.ts';
import { type RankingInput, rankingScore } from './ranking.ts';

const average = fc.integer({ min: 400, max: 700 });
const school = fc
  .tuple(average, average)
  .map(([a, b]) => ({ historic: Math.min(a, b), historicMaximum: Math.max(a, b) }));
const group = fc.constantFrom(...NEM_GROUPS);

function scoreOf(input: RankingInput) {
  const result = rankingScore(input);
  if (result.kind === 'error') throw new Error(result.error);
  return result;
}

describe('the ranking score', () => {
  it('is the NEM score up to the historic average', () => {
    fc.assert(
      fc.property(group, school, average, (g, s, own) => {
        fc.pre(own <= s.historic && own < s.historicMaximum);
        expect(scoreOf({ group: g, own, ...s })).toMatchObject({ case: 'same-as-nem', score: nemScoreInTable(g, own) });
      }),
    );
  });

  it('is 1000 from the historic maximum on', () => {
    fc.assert(
      fc.property(group, school, average, (g, s, own) => {
        fc.pre(own >= s.historicMaximum);
        expect(scoreOf({ group: g, own, ...s })).toMatchObject({ case: 'maximum', score: 1000 });
      }),
    );
  });

  it('climbs in a straight line between the two', () => {
    const input = { group: 'A', historic: 560, historicMaximum: 680 } as const;
    expect(scoreOf({ ...input, own: 620 })).toEqual({
      kind: 'score',
      case: 'between',
      nem: 771,
      historicNem: 599,
      score: 800,
    });
    expect(scoreOf({ ...input, own: 590 }).score).toBe(699);
  });

  it('starts at the NEM score of the historic average, without a jump', () => {
    fc.assert(
      fc.property(group, school, (g, s) => {
        fc.pre(s.historic < s.historicMaximum);
        const at = scoreOf({ group: g, own: s.historic, ...s });
        const justAbove = scoreOf({ group: g, own: s.historic + 1, ...s });
        expect(at.score).toBe(at.historicNem);
        const step = (1000 - at.historicNem) / (s.historicMaximum - s.historic);
        expect(justAbove.score - at.score).toBeLessThanOrEqual(Math.max(Math.ceil(step), 4));
      }),
    );
  });

  it('never falls as the own average rises, nor below the NEM score, nor out of the scale', () => {
    fc.assert(
      fc.property(group, school, average, average, (g, s, a, b) => {
        const lower = scoreOf({ group: g, own: Math.min(a, b), ...s });
        const higher = scoreOf({ group: g, own: Math.max(a, b), ...s });
        expect(lower.score).toBeLessThanOrEqual(higher.score);
        for (const { score, nem } of [lower, higher]) {
          expect(score).toBeGreaterThanOrEqual(nem);
          expect(score).toBeGreaterThanOrEqual(100);
          expect(score).toBeLessThanOrEqual(1000);
        }
      }),
    );
  });

  it('keeps the NEM score where the straight line would pass below it', () => {
    const result = scoreOf({ group: 'A', own: 550, historic: 500, historicMaximum: 700 });
    expect(result).toMatchObject({ case: 'between', nem: 572, score: 572 });
  });

  it.each([
    [{ own: 399, historic: 500, historicMaximum: 600 }, 'own-outside-table'],
    [{ own: 500, historic: 701, historicMaximum: 600 }, 'historic-outside-table'],
    [{ own: 500, historic: 500, historicMaximum: 701 }, 'historic-maximum-outside-table'],
    [{ own: 500, historic: 601, historicMaximum: 600 }, 'historic-above-maximum'],
  ] as const)('refuses %o', (averages, error) => {
    expect(rankingScore({ group: 'A', ...averages })).toEqual({ kind: 'error', error });
  });
});
