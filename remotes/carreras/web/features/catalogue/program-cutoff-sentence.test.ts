import { describe, expect, it } from 'vitest';
import type { Cutoff } from '../../../admission/program.ts';
import { programCutoffSentence } from './program-cutoff-sentence.ts';

const cutoff = (year: number, last: number, unfilled = false): Cutoff => ({ year, last, unfilled });

describe('the sentence about the cut-offs of one programme', () => {
  it.each<[cutoffs: readonly Cutoff[], sentence: string]>([
    [
      [cutoff(2026, 931.15), cutoff(2025, 924.75), cutoff(2024, 901)],
      'En 2026 el último seleccionado tuvo 931,15 puntos, 6,4 más que en 2025 (924,75). ' +
        'En 2024 el último seleccionado tuvo 901,0 puntos. De 2024 no se sabe si llenó sus vacantes.',
    ],
    [
      [cutoff(2026, 597.9), cutoff(2025, 636.85)],
      'En 2026 el último seleccionado tuvo 597,9 puntos, 38,95 menos que en 2025 (636,85).',
    ],
    [
      [cutoff(2026, 700), cutoff(2025, 700.5)],
      'En 2026 el último seleccionado tuvo 700,0 puntos, casi como en 2025 (700,5).',
    ],
    [
      [cutoff(2026, 470.6, true), cutoff(2025, 451)],
      'En 2026 no llenó sus vacantes: no hubo puntaje de corte que superar, y quien quedó con menos tuvo 470,6. ' +
        'En 2025 el último seleccionado tuvo 451,0 puntos.',
    ],
    [
      [cutoff(2026, 506.8), cutoff(2025, 572.25, true)],
      'En 2026 el último seleccionado tuvo 506,8 puntos. ' +
        'En 2025 no llenó sus vacantes: no hubo puntaje de corte que superar, y quien quedó con menos tuvo 572,25.',
    ],
    [[cutoff(2026, 549.2)], 'En 2026 el último seleccionado tuvo 549,2 puntos.'],
  ])('compares what can be compared, and names who did not fill: %#', (cutoffs, sentence) => {
    expect(programCutoffSentence(cutoffs)).toBe(sentence);
  });
});
