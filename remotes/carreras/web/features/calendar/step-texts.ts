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

/** The hours that are known: `desde las 9:00 del primer día, hasta las 13:00 del último`. */
export function hoursText(step: Bounds): string {
  const [opening, closing] = [hourOf(step.start), hourOf(step.end)];
  const several = !isOneDay(step);
  const parts = [
    opening && `desde las ${clockText(opening)}${several ? ' del primer día' : ''}`,
    closing && `hasta las ${clockText(closing)}${several ? (opening ? ' del último' : ' del último día') : ''}`,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
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

/**
 * What stands beside the dates of the application: when it closes, which stays true until it has, and how far it is.
 * @param now `null` while nobody knows it.
 */
export function applicationText(dates: CalendarDates, step: Bounds, now: ChileanTime | null): string {
  const hour = hourOf(step.end);
  const closing = hour ? `cierra el ${Number(step.end.slice(8, 10))} a las ${clockText(hour)}` : '';
  if (now === null) return closing;
  if (!stepAtHand(dates.steps, now)) return processOver(dates);
  const state = stepState(step, now);
  const word = stateWord(step, now);
  if (state.kind === 'past') return word;
  const far = state.kind === 'ahead' && state.days < 2 ? `empieza ${word}` : word;
  return closing === '' ? far : `${closing} · ${far}`;
}

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
