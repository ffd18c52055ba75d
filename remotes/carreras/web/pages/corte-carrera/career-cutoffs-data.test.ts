import { describe, expect, it } from 'vitest';
import type { Career } from '../../../admission/career.ts';
import { OFFER } from '../../../admission/offer.ts';
import { careerCutoffsData } from './career-cutoffs-data.ts';
import { answerText, cutoffAnswer } from './cutoff-answer.ts';
import { cutoffHead } from './cutoff-head.ts';
import { sortPrograms } from './sort-programs.ts';

function careerCalled(id: string): Career {
  const career = OFFER.career(id);
  if (!career) throw new Error(`there is no ${id}`);
  return career;
}

const dataOf = (id: string) => careerCutoffsData(OFFER, careerCalled(id));
const barsOf = (programs: ReturnType<typeof dataOf>['programs']) =>
  programs.map(({ cutoffs: [newest] }) => (newest && newest.year === 2026 && !newest.unfilled ? newest.last : null));

describe('the data of the cut-offs of a career', () => {
  it('has every programme, the highest bar first and those without one last', () => {
    const { programs } = dataOf('derecho');
    expect(programs).toHaveLength(84);
    const bars = barsOf(programs);
    const filled = bars.filter((bar) => bar !== null);
    expect(bars.slice(filled.length).every((bar) => bar === null)).toBe(true);
    expect(filled).toEqual(filled.toSorted((a, b) => b - a));
    expect(programs[0]).toMatchObject({ university: 'Pontificia Universidad Católica de Chile', place: 'Santiago' });
  });

  it('keeps cut-offs to the two decimals that are published', () => {
    const uchile = dataOf('medicina').programs.find(({ code }) => code === '11083');
    expect(uchile?.cutoffs).toEqual([
      { year: 2026, last: 931.15, unfilled: false },
      { year: 2025, last: 924.8, unfilled: false },
      { year: 2024, last: 901, unfilled: false },
    ]);
  });

  it('says how far cut-offs moved in the whole country from 2025 to 2026', () => {
    expect(dataOf('medicina').moves).toEqual({ from: 2025, to: 2026, median: 20, ninetieth: 72 });
  });

  it('counts Historia and Ciencias as one where the better one counts', () => {
    const { weights } = dataOf('medicina');
    expect(weights.find(({ factor }) => factor === 'elective')).toMatchObject({
      factor: 'elective',
      programs: 3,
      min: 10,
      max: 15,
    });
    expect(weights.find(({ factor }) => factor === 'cien')).toMatchObject({ programs: 45, max: 35 });
    expect(weights.some(({ factor }) => factor === 'hcs' || factor === 'm2')).toBe(false);
  });

  it('answers with lowest, highest and median, and where they are', () => {
    const medicina = dataOf('medicina');
    expect(answerText(medicina, cutoffAnswer(medicina))).toBe(
      'En Admisión 2026 el último seleccionado de Medicina tuvo entre 873,5 puntos ponderados (Universidad Mayor, Temuco) ' +
        'y 958,4 (Pontificia Universidad Católica de Chile, Santiago); la mediana fue 904,9. ' +
        '1 de los 44 programas con datos de 2026 no llenó sus vacantes y no tiene puntaje de corte. De 4 no hay datos de 2026.',
    );
    const unfilled = ({ cutoffs, ...program }: (typeof medicina.programs)[number]) => ({
      ...program,
      cutoffs: cutoffs.map((cutoff) => ({ ...cutoff, unfilled: true })),
    });
    const none = { ...medicina, programs: medicina.programs.map(unfilled) };
    expect(answerText(none, cutoffAnswer(none))).toContain('ningún programa de Medicina llenó sus vacantes');
  });
});

describe('a programme without a cut-off that is known', () => {
  const data = dataOf('medicina');
  const without = { ...data, programs: data.programs.map((program) => ({ ...program, cutoffs: [] })) };

  it('is told as not known, never as unfilled', () => {
    const answer = cutoffAnswer(without);
    expect(answerText(without, answer)).toBe('No hay puntajes de corte de Medicina de Admisión 2026.');
    expect(JSON.stringify(cutoffHead(without))).not.toMatch(/(ningún|Ningún) programa/);
  });

  it('is not counted among those that did not fill', () => {
    const [first, ...others] = data.programs;
    if (!first) throw new Error('no programmes');
    const programs = [...others, { ...first, cutoffs: [] }];
    expect(answerText({ ...data, programs }, cutoffAnswer({ ...data, programs }))).toMatch(
      /1 de los 43 programas con datos de 2026 no llenó sus vacantes y no tiene puntaje de corte\. De 5 no hay datos de 2026\.$/,
    );
  });
});

describe('the order of the programmes', () => {
  const { programs } = dataOf('derecho');
  const filled = barsOf(programs).filter((bar) => bar !== null).length;

  it('puts the lowest bar first and still leaves those without one at the end', () => {
    const bars = barsOf(sortPrograms(programs, 'lowest'));
    expect(bars[0]).toBe(428);
    expect(bars[filled - 1]).toBe(872.4);
    expect(bars.slice(filled).every((bar) => bar === null)).toBe(true);
  });

  it('puts last, from low to high too, whose newest cut-off is of a year before: Danza of 2025', () => {
    const { programs: music } = dataOf('musica-canto-o-danza');
    const sorted = sortPrograms(music, 'lowest');
    const withBar = barsOf(music).filter((bar) => bar !== null).length;
    expect(barsOf(sorted).slice(0, withBar)).not.toContain(null);
    expect(sorted.findIndex(({ code }) => code === '52020')).toBeGreaterThanOrEqual(withBar);
  });

  it('goes by university or by vacancies', () => {
    expect(sortPrograms(programs, 'university')[0]?.university).toBe('Pontificia Universidad Católica de Chile');
    const vacancies = sortPrograms(programs, 'vacancies').map((program) => program.vacancies);
    expect(vacancies).toEqual(vacancies.toSorted((a, b) => b - a));
  });
});
