import { CUTOFF_YEAR } from '../../../admission/program.ts';
import { type CutoffSummary, summariseCutoffs } from '../../features/catalogue/cutoff-summary.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import type { ScoreData } from './score-data.ts';

export function barsOf({ programs }: ScoreData): CutoffSummary {
  return summariseCutoffs(
    programs.map(({ cutoff }) => (cutoff ? [cutoff] : [])),
    CUTOFF_YEAR,
  );
}

/** The answer in plain text, for who has given no score yet and for search engines. */
export function scoreAnswer(data: ScoreData): string {
  const { name, programs: offered } = data;
  const { filled, programs, range } = barsOf(data);
  if (programs === 0) return `No hay puntajes de corte de ${name} de Admisión ${CUTOFF_YEAR} con que comparar.`;
  if (range === null || filled === null) {
    return `Para entrar a ${name} en Admisión ${CUTOFF_YEAR} no hubo un puntaje que superar: ningún programa llenó sus vacantes y bastó con cumplir los requisitos para postular.`;
  }
  const needed = `Para quedar en ${name} en Admisión ${CUTOFF_YEAR} hubo que llegar a`;
  const extent =
    range.min === range.max
      ? `${scoreText(range.min)} puntos ponderados`
      : `entre ${scoreText(range.min)} y ${scoreText(range.max)} puntos ponderados, según el programa; con ${scoreText(range.median)} se alcanzaba la mitad`;
  const unfilled = programs - filled;
  const rest =
    unfilled === 0
      ? ''
      : ` En ${unfilled === 1 ? 'otro programa' : `otros ${unfilled} programas`} no hubo corte: no ${unfilled === 1 ? 'llenó' : 'llenaron'} sus vacantes.`;
  const unknown = offered.length - programs;
  const without =
    unknown === 0
      ? ''
      : ` De ${unknown === 1 ? 'un programa' : `${unknown} programas`} no hay datos de ${CUTOFF_YEAR}.`;
  return `${needed} ${extent}.${rest}${without}`;
}
