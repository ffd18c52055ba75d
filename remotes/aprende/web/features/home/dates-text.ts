import { once } from '../../once.ts';

/** By `getUTCDay`. */
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** Days of Santiago are dates without a zone: shown as they stand. */
const at = (date: string) => new Date(`${date}T12:00:00Z`);

/** Without `a. m.`, whose point would stand beside that of the sentence. */
const timeOfMoment = once(
  () =>
    new Intl.DateTimeFormat('es-CL', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'America/Santiago',
    }),
);
const dayOfMoment = once(
  () => new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'long', timeZone: 'America/Santiago' }),
);

/**
 * The words are written here and not asked of `Intl`, which every page would wait for: a formatter takes a phone 5 ms,
 * and these are needed as the page opens.
 */
export const weekdayText = (date: string) => WEEKDAYS[at(date).getUTCDay()] ?? '';
export const dayText = (date: string) => `${at(date).getUTCDate()} de ${MONTHS[at(date).getUTCMonth()]}`;
export const dayYearText = (date: string) => `${dayText(date)} de ${at(date).getUTCFullYear()}`;
export const longDayText = (date: string) => `${weekdayText(date)}, ${dayText(date)}`;
/** @param moment ISO 8601 */
export const momentText = (moment: string) =>
  `${momentDayText(moment)} a las ${timeOfMoment().format(new Date(moment))}`;
export const momentDayText = (moment: string) => dayOfMoment().format(new Date(moment));

/** How long there is to the sitting of `date`, with its year: the next one may be taken for it. */
export function sittingText(date: string, days: number): string {
  const day = dayYearText(date);
  if (days < 0) return `La PAES del ${day} ya empezó`;
  if (days === 0) return `La PAES del ${day} es hoy`;
  return `Para la PAES del ${day} ${days === 1 ? 'falta 1 día' : `faltan ${days} días`}`;
}

export function minutesText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  const rest = whole % 60;
  return rest === 0 ? `${Math.floor(whole / 60)} h` : `${Math.floor(whole / 60)} h ${rest} min`;
}
