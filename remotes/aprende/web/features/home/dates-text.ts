/** Days of Santiago are dates without a zone: shown as they stand. */
const at = (date: string) => new Date(`${date}T12:00:00Z`);

const WEEKDAY = new Intl.DateTimeFormat('es-CL', { weekday: 'long', timeZone: 'UTC' });
const DAY_AND_MONTH = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('es-CL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('es-CL', {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Santiago',
});
const DAY_OF_MOMENT = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'long', timeZone: 'America/Santiago' });

export const weekdayText = (date: string) => WEEKDAY.format(at(date));
export const dayText = (date: string) => DAY_AND_MONTH.format(at(date));
export const longDayText = (date: string) => LONG.format(at(date));
/** @param moment ISO 8601 */
export const momentText = (moment: string) => MOMENT.format(new Date(moment));
export const momentDayText = (moment: string) => DAY_OF_MOMENT.format(new Date(moment));

export function daysText(days: number): string {
  if (days <= 0) return 'es hoy';
  return days === 1 ? 'falta 1 día' : `faltan ${days} días`;
}

export function minutesText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  const rest = whole % 60;
  return rest === 0 ? `${Math.floor(whole / 60)} h` : `${Math.floor(whole / 60)} h ${rest} min`;
}
