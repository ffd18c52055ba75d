import {
  type CalendarDates,
  type CalendarStep,
  type ChileanTime,
  dayOf,
  hourOf,
  stepAtHand,
  stepState,
} from '../../../admission/calendar.ts';
import { dayText } from '../catalogue/day-text.ts';

type Bounds = Pick<CalendarStep, 'start' | 'end'>;

const isOneDay = ({ start, end }: Bounds) => dayOf(start) === dayOf(end);

/** `4 al 7 de enero de 2027`: no more of the first day than the last does not say. */
export function datesText(step: Bounds): string {
  const [start, end] = [dayOf(step.start), dayOf(step.end)];
  const last = dayText(end);
  if (start === end) return last;
  if (start.slice(0, 7) === end.slice(0, 7)) return `${Number(start.slice(8))} al ${last}`;
  const first = dayText(start);
  return `${start.slice(0, 4) === end.slice(0, 4) ? first.replace(/ de \d{4}$/, '') : first} al ${last}`;
}

/** `09:00` as `9:00`. */
const clockText = (hour: string) => hour.replace(/^0/, '');

/** `hasta las 13:00`, where the last day ends before midnight. */
export function closingText({ end }: Bounds): string {
  const hour = hourOf(end);
  return hour ? `hasta las ${clockText(hour)}` : '';
}

/** The hours that are known: `desde las 9:00 del primer día, hasta las 13:00 del último`. */
export function hoursText(step: Bounds): string {
  const opening = hourOf(step.start);
  const several = !isOneDay(step);
  const parts = [
    opening ? `desde las ${clockText(opening)}${several ? ' del primer día' : ''}` : '',
    closingText(step) && `${closingText(step)}${several ? (opening ? ' del último' : ' del último día') : ''}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** In a few letters, for a list: the dates are beside it. */
export function stateWord(step: Bounds, now: ChileanTime): string {
  const state = stepState(step, now);
  switch (state.kind) {
    case 'ahead':
      return state.days > 1 ? `faltan ${state.days} días` : state.days === 1 ? 'mañana' : 'hoy';
    case 'running':
      return isOneDay(step) ? 'hoy' : state.days === 0 ? 'termina hoy' : 'en curso';
    case 'past':
      return 'ya pasó';
  }
}

/** With the hour that matters on the day. */
export function stateText(step: Bounds, now: ChileanTime): string {
  const state = stepState(step, now);
  const at = (time: ChileanTime) => {
    const hour = hourOf(time);
    return hour ? ` a las ${clockText(hour)}` : '';
  };
  switch (state.kind) {
    case 'ahead':
      return state.days === 0 ? `hoy${at(step.start)}` : stateWord(step, now);
    case 'running':
      if (isOneDay(step) && !hourOf(step.end)) return 'hoy';
      if (state.days === 0) return `en curso, termina hoy${at(step.end)}`;
      return `en curso, termina ${state.days === 1 ? 'mañana' : `en ${state.days} días`}`;
    case 'past':
      return 'ya pasó';
  }
}

export const processOver = ({ process }: Pick<CalendarDates, 'process'>) => `Admisión ${process} ya terminó`;

/** What comes first from now on: `PAES Regular, faltan 7 días`. */
export function atHandText(dates: CalendarDates, now: ChileanTime): string {
  const step = stepAtHand(dates.steps, now);
  return step ? `${step.title}: ${stateText(step, now)}` : processOver(dates);
}

/** A day, a month (`agosto de 2026`) or a year, as much as is known. */
export function publishedText(published: string): string {
  if (published.length === 4) return published;
  return published.length === 7 ? dayText(`${published}-01`).replace('1 de ', '') : dayText(published);
}
