import { type CalendarDates, type ChileanTime, hourOf, stepAtHand, stepState } from '../../../admission/calendar.ts';
import { dayText } from '../catalogue/day-text.ts';
import { isOneDay, processOver, stateWord } from './application-text.ts';
import { type Bounds, clockText } from './dates-text.ts';

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
