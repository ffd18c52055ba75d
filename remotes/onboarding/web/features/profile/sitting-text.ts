import { sittingName } from '@travesia/contracts/profile-words';
import type { SittingOption } from '../../../profile/sitting-options.ts';

const UNPUBLISHED = 'sin fechas aún';

const SHORT = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const dayOf = (moment: string) => new Date(`${moment.slice(0, 10)}T00:00:00Z`);

/** "PAES Regular 2026 (30 nov al 2 dic)", for a list. */
export function sittingLine({ sitting, dates }: SittingOption): string {
  const when = dates ? `${SHORT.format(dayOf(dates.from))} al ${SHORT.format(dayOf(dates.to))}` : UNPUBLISHED;
  return `${sittingName(sitting)} (${when})`;
}

/** A sentence about when it is, and how sure that is. */
export function sittingSentence({ dates }: SittingOption): string {
  if (!dates) return 'El DEMRE todavía no publica las fechas de esta PAES. Cuando lo haga, las verás aquí.';
  const when = `Se rinde del ${LONG.format(dayOf(dates.from))} al ${LONG.format(dayOf(dates.to))} de ${dates.to.slice(0, 4)}`;
  return dates.certainty === 'official'
    ? `${when}, según el calendario del DEMRE.`
    : `${when}, según lo que se informó. Confírmalo en el calendario del DEMRE.`;
}
