import { describe, expect, it } from 'vitest';
import { testProgram } from '../../../admission/testing/test-program.ts';
import { reservationTexts } from '../catalogue/reservation-text.ts';
import { standingOf } from './standing.ts';
import { aboutText, casesText, distanceText, percentText, rangeText, standingText } from './standing-text.ts';

const SCORES = { nem: 700, ranking: 700, cl: 700, m1: 700, hcs: 700 };
const PLACE = { bestTenth: false };

const standing = (changes: Parameters<typeof testProgram>[0], scores = SCORES) =>
  standingOf(testProgram(changes), scores, PLACE);

describe('how a student stands to a programme', () => {
  it('is an estimate with its label and the distance to the cut-off', () => {
    const estimate = standing({ cutoffs: [{ year: 2026, last: 687.7, unfilled: false }] });
    expect(estimate).toMatchObject({ kind: 'estimate', score: 700 });
    expect(standingText(estimate)).toBe('12,3 puntos sobre el corte 2026');
  });

  it('has a range where scores are estimates, and a chance that counts it', () => {
    const program = testProgram({ cutoffs: [{ year: 2026, last: 650, unfilled: false }] });
    const sure = standingOf(program, SCORES, PLACE);
    const estimated = standingOf(program, SCORES, PLACE, { m1: { low: 600, high: 800 } });
    if (sure.kind !== 'estimate' || estimated.kind !== 'estimate' || !estimated.range) throw new Error('no estimate');
    expect(sure.range).toBeNull();
    expect(estimated.score).toBe(700);
    expect(estimated.range.low).toBeLessThan(700);
    expect(estimated.range.high).toBeGreaterThan(700);
    expect(estimated.chance).toBeLessThan(sure.chance);
    expect(rangeText({ low: 612.4, high: 1000 })).toBe('612–1.000');
  });

  it('has no bar where the programme did not fill', () => {
    const estimate = standing({ cutoffs: [{ year: 2026, last: 750, unfilled: true }] });
    expect(estimate).toMatchObject({ kind: 'estimate', distance: null });
    expect(standingText(estimate)).toBe('Sin corte que superar');
  });

  it('is incomplete with a test of the university’s own', () => {
    const weights = { nem: 10, ranking: 20, cl: 20, m1: 20, m2: 0, hcs: 10, cien: 10 };
    expect(standingText(standing({ specialTestWeight: 20, weights }))).toBe(
      'Incompleto: falta la prueba especial, que pesa 20 %',
    );
  });

  it('tells a minimum that is not met from a score that is not known', () => {
    const { m1: _, ...withoutM1 } = SCORES;
    expect(standingText(standingOf(testProgram(), withoutM1, PLACE))).toBe('Falta Matemática 1 (M1)');
    expect(standingText(standing({ minWeighted: 720 }))).toBe('No cumple un mínimo: ponderado 700,0, se pide 720');
    expect(standingOf(testProgram(), {}, PLACE)).toEqual({ kind: 'no-scores' });
  });

  it('keeps what is below a law, a test or other weights from being called safe, and says which', () => {
    const far = { cutoffs: [{ year: 2026, last: 400, unfilled: false }] };
    expect(standing(far)).toMatchObject({ label: 'safe', reservations: [] });
    expect(standing({ ...far, career: 'Pedagogía en Idiomas' })).toMatchObject({
      label: 'likely',
      reservations: ['teaching'],
    });
    expect(standing({ ...far, specialTestRequired: true })).toMatchObject({
      label: 'likely',
      reservations: ['special-test'],
    });
    expect(standing({ cutoffs: [], career: 'Pedagogía en Idiomas' })).toEqual({
      kind: 'no-cutoff',
      reservations: ['teaching'],
    });
    expect(standing({ career: 'Pedagogía en Idiomas', minWeighted: 800 })).not.toHaveProperty('reservations');
    const texts = reservationTexts(['teaching', 'special-test', 'other-weights']);
    expect(texts[0]).toBe('Las pedagogías tienen requisitos legales propios, además de los puntajes: revísalos.');
    expect(texts[1]).toMatch(/prueba propia/);
    expect(texts[2]).toBe(
      'Sus ponderaciones cambiaron: el corte de 2026 se calculó con otras, no son comparables uno a uno, y no se puede saber qué habrían ponderado los seleccionados de 2026 con las de 2027.',
    );
  });

  it('is nothing to reckon with where the programme is not offered any more', () => {
    const gone = standing({ offeredIn: 2026 });
    expect(gone).toEqual({ kind: 'not-offered' });
    expect(standingText(gone)).toBe('No está en la oferta de Admisión 2027');
  });

  it('says so where the programme is new', () => {
    expect(standingText(standing({ cutoffs: [] }))).toBe('Sin corte anterior con que estimar');
  });
});

it('says chances in whole percents, and distances with their side', () => {
  expect([0.01, 0.426, 0.99, 0.001, 0.999].map(percentText)).toEqual([
    'menos de 1 %',
    '43 %',
    'más de 99 %',
    'menos de 1 %',
    'más de 99 %',
  ]);
  expect([3.25, -3.25, 0.05, 1e-13].map((distance) => distanceText(distance, 2026))).toEqual([
    '3,25 puntos sobre el corte 2026',
    '3,25 puntos bajo el corte 2026',
    '0,05 puntos sobre el corte 2026',
    'igual al corte 2026',
  ]);
});

it('tells a bound as one, and past cases as a count only where they are one', () => {
  expect([0.01, 0.426, 0.99].map(aboutText)).toEqual(['menos de 1 %', '≈ 43 %', 'más de 99 %']);
  expect([0, 0.009, 0.426, 1].map((seen) => casesText(seen, 1093))).toEqual([
    'en ninguno de los 1.093 casos',
    'en menos de 1 % de los 1.093 casos',
    'en 43 % de los 1.093 casos',
    'en todos los 1.093 casos',
  ]);
});
