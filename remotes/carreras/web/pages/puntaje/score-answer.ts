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
  const { name } = data;
  const { filled, programs, range } = barsOf(data);
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
  return `${needed} ${extent}.${rest}`;
}
