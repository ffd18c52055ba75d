import type { CalendarStep } from '../../../admission/calendar.ts';
import { dayText } from '../catalogue/day-text.ts';

export type Bounds = Pick<CalendarStep, 'start' | 'end'>;

/** `4 al 7 de enero de 2027`: no more of the first day than the last does not say. */
export function datesText(step: Bounds): string {
  const [start, end] = [step.start.slice(0, 10), step.end.slice(0, 10)];
  const last = dayText(end);
  if (start === end) return last;
  if (start.slice(0, 7) === end.slice(0, 7)) return `${Number(start.slice(8))} al ${last}`;
  const first = dayText(start);
  return `${start.slice(0, 4) === end.slice(0, 4) ? first.replace(/ de \d{4}$/, '') : first} al ${last}`;
}

/** `09:00` as `9:00`. */
export const clockText = (hour: string) => hour.replace(/^0/, '');

/** `cierra el 7 a las 13:00`, where the hour is known. */
export function closingText({ end }: Bounds): string {
  const hour = end.slice(11);
  return hour === '' ? '' : `cierra el ${Number(end.slice(8, 10))} a las ${clockText(hour)}`;
}
