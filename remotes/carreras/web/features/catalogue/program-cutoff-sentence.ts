import { type Cutoff, UNFILLED_KNOWN_SINCE } from '../../../admission/program.ts';
import { scoreText } from './score-text.ts';

/** Points below which two cut-offs are said to be alike. */
const ALIKE_POINTS = 1;

/** How it compares with the process before, for the sentence of `selected`; empty where that one had no bar. */
function comparison({ last }: Cutoff, before: Cutoff | undefined): string {
  if (!before || before.unfilled) return '';
  const change = last - before.last;
  const then = `${before.year} (${scoreText(before.last)})`;
  if (Math.abs(change) < ALIKE_POINTS) return `, casi como en ${then}`;
  return `, ${scoreText(Math.abs(change))} ${change > 0 ? 'más' : 'menos'} que en ${then}`;
}

function processSentence({ year, last, unfilled }: Cutoff, compared = ''): string {
  return unfilled
    ? `En ${year} no llenó sus vacantes: no hubo puntaje de corte que superar, y quien quedó con menos tuvo ${scoreText(last)}.`
    : `En ${year} el último seleccionado tuvo ${scoreText(last)} puntos${compared}.`;
}

/** What the picture of one programme's cut-offs shows, in a sentence a process at most; newest first. */
export function programCutoffSentence([newest, before, ...others]: readonly Cutoff[]): string {
  if (!newest) return '';
  const compared = newest.unfilled ? '' : comparison(newest, before);
  const rest = compared === '' && before ? [before, ...others] : others;
  const unknown = [newest, ...(before ? [before] : []), ...others].filter(({ year }) => year < UNFILLED_KNOWN_SINCE);
  return [
    processSentence(newest, compared),
    ...rest.map((cutoff) => processSentence(cutoff)),
    ...unknown.map(({ year }) => `De ${year} no se sabe si llenó sus vacantes.`),
  ].join(' ');
}
