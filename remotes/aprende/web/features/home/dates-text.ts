/** Days of Santiago are dates without a zone: shown as they stand. */
const at = (date: string) => new Date(`${date}T12:00:00Z`);

const WEEKDAY = new Intl.DateTimeFormat('es-CL', { weekday: 'long', timeZone: 'UTC' });
const DAY_AND_MONTH = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('es-CL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const DAY_MONTH_AND_YEAR = new Intl.DateTimeFormat('es-CL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
/** Without `a. m.`, whose point would stand beside that of the sentence. */
const TIME_OF_MOMENT = new Intl.DateTimeFormat('es-CL', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Santiago',
});
const DAY_OF_MOMENT = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'long', timeZone: 'America/Santiago' });

export const weekdayText = (date: string) => WEEKDAY.format(at(date));
export const dayText = (date: string) => DAY_AND_MONTH.format(at(date));
export const longDayText = (date: string) => LONG.format(at(date));
/** @param moment ISO 8601 */
export const momentText = (moment: string) =>
  `${momentDayText(moment)} a las ${TIME_OF_MOMENT.format(new Date(moment))}`;
export const momentDayText = (moment: string) => DAY_OF_MOMENT.format(new Date(moment));

/** How long there is to the sitting of `date`, with its year: the next one may be taken for it. */
export function sittingText(date: string, days: number): string {
  const day = DAY_MONTH_AND_YEAR.format(at(date));
  if (days <= 0) return `La PAES del ${day} es hoy`;
  return `Para la PAES del ${day} ${days === 1 ? 'falta 1 día' : `faltan ${days} días`}`;
}

export function minutesText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  const rest = whole % 60;
  return rest === 0 ? `${Math.floor(whole / 60)} h` : `${Math.floor(whole / 60)} h ${rest} min`;
}
