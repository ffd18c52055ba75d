import { describe, expect, it } from 'vitest';
import type { Cutoff } from '../../../admission/program.ts';
import { cutoffSentence } from './cutoff-sentence.ts';
import { summariseCutoffs } from './cutoff-summary.ts';

const cutoff = (year: number, last: number, unfilled = false): Cutoff => ({ year, last, unfilled });

const HISTORIES = [
  [cutoff(2026, 900), cutoff(2025, 880)],
  [cutoff(2026, 700), cutoff(2025, 690)],
  [cutoff(2026, 650)],
  [cutoff(2026, 410, true), cutoff(2025, 600)],
];

describe('the summary of the cut-offs of a year', () => {
  it('takes lowest, median and highest from the programmes that filled their vacancies', () => {
    expect(summariseCutoffs(HISTORIES, 2026)).toEqual({
      year: 2026,
      programs: 4,
      filled: 3,
      range: { min: 650, median: 700, max: 900 },
    });
  });

  it('has as median of an even number the mean of the two in the middle', () => {
    expect(summariseCutoffs(HISTORIES.slice(0, 2), 2026).range?.median).toBe(800);
  });

  it('has no range where nobody filled, and nothing where nobody was', () => {
    expect(summariseCutoffs([[cutoff(2026, 410, true)]], 2026)).toEqual({
      year: 2026,
      programs: 1,
      filled: 0,
      range: null,
    });
    expect(summariseCutoffs([], 2025)).toEqual({ year: 2025, programs: 0, filled: 0, range: null });
  });

  it('claims no bar for the years of which nothing tells who filled', () => {
    const summary = summariseCutoffs([[cutoff(2024, 700)]], 2024);
    expect(summary).toEqual({ year: 2024, programs: 1, filled: null, range: null });
  });
});

describe('the sentence below the picture', () => {
  const sentence = (histories: typeof HISTORIES) =>
    cutoffSentence([2026, 2025].map((year) => summariseCutoffs(histories, year)));

  it('says range, median, who did not fill, and where the median went', () => {
    expect(sentence(HISTORIES)).toBe(
      'En 3 programas que llenaron sus vacantes, los cortes 2026 van de 650,0 a 900,0, con mediana 700,0; ' +
        '1 programa no las llenó y no tiene puntaje de corte. La mediana subió 10,0 puntos desde 2025.',
    );
  });

  it('says one figure where there is one programme', () => {
    expect(sentence([[cutoff(2026, 600)]])).toBe('El corte 2026 fue 600,0.');
  });

  it('says that there is no bar where nobody filled', () => {
    expect(sentence([[cutoff(2026, 410, true)]])).toBe(
      'En 2026 ningún programa llenó sus vacantes: no hubo puntaje de corte que superar.',
    );
  });
});
