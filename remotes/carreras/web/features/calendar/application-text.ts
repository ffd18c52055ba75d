import { type ChileanTime, dayOf, endMinute, stepState } from '../../../admission/calendar.ts';
import { type Bounds, closingText } from './dates-text.ts';
import type { Application } from './newest-application.ts';

export const isOneDay = ({ start, end }: Bounds) => dayOf(start) === dayOf(end);

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

export const processOver = ({ process }: Pick<Application, 'process'>) => `Admisión ${process} ya terminó`;

/** What stands beside the dates of the application: when it closes, until it has, and how far it is. */
export function applicationText(application: Application, now: ChileanTime): string {
  if (now >= endMinute(application.processEnd)) return processOver(application);
  const state = stepState(application, now);
  const word = stateWord(application, now);
  if (state.kind === 'past') return word;
  const far = state.kind === 'ahead' && state.days < 2 ? `empieza ${word}` : word;
  return [closingText(application), far].filter((part) => part !== '').join(' · ');
}
