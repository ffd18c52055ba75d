import {
  type CalendarDates,
  type ChileanTime,
  dayOf,
  hourOf,
  stepAtHand,
  stepState,
} from '../../../admission/calendar.ts';
import { dayText } from '../catalogue/day-text.ts';
import { type Bounds, clockText, closingText } from './dates-text.ts';

const isOneDay = ({ start, end }: Bounds) => dayOf(start) === dayOf(end);

/** The hours that are known: `desde las 9:00, hasta las 13:00 del último día`. */
export function hoursText(step: Bounds): string {
  const [opening, closing] = [hourOf(step.start), hourOf(step.end)];
  const several = !isOneDay(step);
  const parts = [
    opening && `desde las ${clockText(opening)}${several && !closing ? ' del primer día' : ''}`,
    closing && `hasta las ${clockText(closing)}${several ? ' del último día' : ''}`,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** In a few letters, for a list: the dates are beside it. */
export function stateWord(step: Bounds, now: ChileanTime): string {
  const state = stepState(step, now);
  switch (state.kind) {
    case 'ahead':
      return state.days > 1 ? `faltan ${state.days}\u00a0días` : state.days === 1 ? 'mañana' : 'hoy';
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
      return `en curso, termina ${state.days === 1 ? 'mañana' : `en ${state.days}\u00a0días`}`;
    case 'past':
      return 'ya pasó';
  }
}

export const processOver = ({ process }: Pick<CalendarDates, 'process'>) => `Admisión ${process} ya terminó`;

/** What stands beside the dates of the application: when it closes, until it has, and how far it is. */
export function applicationText(application: Bounds, dates: CalendarDates, now: ChileanTime): string {
  if (!stepAtHand(dates.steps, now)) return processOver(dates);
  const state = stepState(application, now);
  const word = stateWord(application, now);
  if (state.kind === 'past') return word;
  const far = state.kind === 'ahead' && state.days < 2 ? `empieza ${word}` : word;
  return [closingText(application), far].filter((part) => part !== '').join(' · ');
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
