import { CUTOFF_YEAR } from '../../../admission/program.ts';
import { type CutoffSummary, summariseCutoffs } from '../../features/catalogue/cutoff-summary.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import type { CareerCutoffsData, CutoffProgram } from './career-cutoffs-data.ts';

/** The cut-offs of a career in the offer's year, and who has the highest and the lowest. */
export interface CutoffAnswer {
  readonly summary: CutoffSummary;
  readonly highest: CutoffProgram | undefined;
  readonly lowest: CutoffProgram | undefined;
}

const hasBar = ({ cutoffs }: CutoffProgram) => cutoffs.some(({ year, unfilled }) => year === CUTOFF_YEAR && !unfilled);

export function cutoffAnswer({ programs }: CareerCutoffsData): CutoffAnswer {
  const bars = programs.filter(hasBar);
  return {
    summary: summariseCutoffs(
      programs.map(({ cutoffs }) => cutoffs),
      CUTOFF_YEAR,
    ),
    highest: bars[0],
    lowest: bars.at(-1),
  };
}

const whereOf = (program: CutoffProgram | undefined) => (program ? `${program.university}, ${program.place}` : '');

/** The answer as plain text: for descriptions and structured data. */
export function answerText({ name, programs }: CareerCutoffsData, { summary, highest, lowest }: CutoffAnswer): string {
  const { filled, range } = summary;
  if (summary.programs === 0) return `No hay puntajes de corte de ${name} de Admisión ${CUTOFF_YEAR}.`;
  if (range === null || filled === null) {
    return `En Admisión ${CUTOFF_YEAR} ningún programa de ${name} llenó sus vacantes: no hubo puntaje de corte que superar.`;
  }
  if (filled === 1) {
    return `En Admisión ${CUTOFF_YEAR} el último seleccionado de ${name} tuvo ${scoreText(range.max)} puntos ponderados (${whereOf(highest)}).`;
  }
  const unfilled = summary.programs - filled;
  const unknown = programs.length - summary.programs;
  const those = unknown === 0 ? 'programas' : `programas con datos de ${CUTOFF_YEAR}`;
  const rest =
    unfilled === 0
      ? ''
      : ` ${unfilled} de los ${summary.programs} ${those} no ${unfilled === 1 ? 'llenó sus vacantes y no tiene' : 'llenaron sus vacantes y no tienen'} puntaje de corte.`;
  const without = unknown === 0 ? '' : ` De ${unknown} no hay datos de ${CUTOFF_YEAR}.`;
  return (
    `En Admisión ${CUTOFF_YEAR} el último seleccionado de ${name} tuvo entre ${scoreText(range.min)} puntos ponderados ` +
    `(${whereOf(lowest)}) y ${scoreText(range.max)} (${whereOf(highest)}); la mediana fue ${scoreText(range.median)}.${rest}${without}`
  );
}
