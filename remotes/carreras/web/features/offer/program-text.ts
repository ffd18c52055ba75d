import { formatDecimal } from '@travesia/kit-ui';
import { latestCutoff, type Program, SHORT_PLAN_SEMESTERS_MAX } from '../../../admission/program.ts';
import { scoreText } from '../catalogue/score-text.ts';

/** Its yearly tuition of 2026. */
export function tuitionText({ tuition2026Clp, tuition2026Uf }: Program): string {
  if (tuition2026Clp !== null) return `$${formatDecimal(tuition2026Clp)}`;
  return tuition2026Uf === null
    ? 'sin dato'
    : `${formatDecimal(tuition2026Uf, Number.isInteger(tuition2026Uf) ? 0 : 2)} UF`;
}

/** The newest cut-off, with its year and whether it is a bar at all. */
export function cutoffText(program: Program): string {
  const cutoff = latestCutoff(program);
  if (!cutoff) return 'Sin corte publicado';
  if (cutoff.unfilled) return `No llenó sus vacantes ${cutoff.year}: sin corte que superar`;
  return `Último seleccionado ${cutoff.year}: ${scoreText(cutoff.last)}`;
}

export function semestersText(semesters: number | null): string {
  if (semesters === null) return 'duración sin dato';
  const text = semesters === 1 ? '1 semestre' : `${semesters} semestres`;
  return semesters <= SHORT_PLAN_SEMESTERS_MAX ? `${text} de plan inicial: después sigue` : text;
}
