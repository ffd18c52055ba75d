import type { CutoffSummary } from './cutoff-summary.ts';
import { scoreText } from './score-text.ts';

const programs = (count: number) => `${count} ${count === 1 ? 'programa' : 'programas'}`;

function rangeSentence({ year, filled, programs: all, range }: CutoffSummary): string {
  if (all === 0 || filled === null) return `No hay puntajes de corte de ${year}.`;
  if (range === null) {
    return `En ${year} ningún programa llenó sus vacantes: no hubo puntaje de corte que superar.`;
  }
  const extent =
    range.min === range.max
      ? `el corte ${year} fue ${scoreText(range.min)}`
      : `los cortes ${year} van de ${scoreText(range.min)} a ${scoreText(range.max)}, con mediana ${scoreText(range.median)}`;
  if (filled === all) return `${extent.charAt(0).toUpperCase()}${extent.slice(1)}.`;
  return `En ${programs(filled)} que ${filled === 1 ? 'llenó' : 'llenaron'} sus vacantes, ${extent}; ${programs(all - filled)} no las ${all - filled === 1 ? 'llenó' : 'llenaron'} y no ${all - filled === 1 ? 'tiene' : 'tienen'} puntaje de corte.`;
}

/** Points of the median below which two processes are said to be alike. */
const ALIKE_POINTS = 1;

function changeSentence(newest: CutoffSummary, before: CutoffSummary | undefined): string {
  if (newest.range === null || !before?.range) return '';
  const change = newest.range.median - before.range.median;
  if (Math.abs(change) < ALIKE_POINTS) return ` La mediana es casi la de ${before.year}.`;
  return ` La mediana ${change > 0 ? 'subió' : 'bajó'} ${scoreText(Math.abs(change))} puntos desde ${before.year}.`;
}

/** What the picture of the cut-offs shows, in a sentence or two; summaries newest first. */
export function cutoffSentence([newest, before]: readonly CutoffSummary[]): string {
  return newest ? rangeSentence(newest) + changeSentence(newest, before) : '';
}
