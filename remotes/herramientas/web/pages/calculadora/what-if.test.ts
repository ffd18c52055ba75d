import { describe, expect, it } from 'vitest';
import { aTenthMore, missingYearScenarios } from './what-if.ts';

describe('a tenth more of average', () => {
  it('is worth the difference of the table', () => {
    expect(aTenthMore('A', 600)).toEqual({ average: 610, score: 742, points: 29 });
    expect(aTenthMore('A', 690)).toEqual({ average: 700, score: 1000, points: 30 });
  });

  it('is not offered where the table ends', () => {
    expect(aTenthMore('A', 691)).toBeNull();
    expect(aTenthMore('A', 399)).toBeNull();
  });
});

describe('the missing year', () => {
  it('is tried from 4,0 to 7,0', () => {
    const scenarios = missingYearScenarios('A', [600, 600, 600]);
    expect(scenarios.map(({ year }) => year)).toEqual([400, 450, 500, 550, 600, 650, 700]);
    expect(scenarios[4]).toEqual({ year: 600, average: 600, score: 713 });
    expect(scenarios[6]).toEqual({ year: 700, average: 625, score: 785 });
  });

  it('has no score where the mean stays below the table', () => {
    expect(missingYearScenarios('A', [200, 200, 200])[0]).toEqual({ year: 400, average: 250, score: null });
  });
});
