import type { HomeAnswer, HomeDay } from '../../../api/home.ts';
import { minutesText, momentDayText } from './dates-text.ts';

/** A day counts from this share of what was planned for it: nobody loses one over a few minutes. */
const DAY_COUNTS_FROM = 0.6;

/** A week is kept with one day less than planned. */
const DAYS_FORGIVEN = 1;

export interface WeekRhythm {
  /** Days with study planned, and those of them that were done. */
  readonly planned: number;
  readonly done: number;
  readonly isKept: boolean;
}

/** Days of rest on which somebody studied make up for others. */
export function rhythmOf(week: readonly HomeDay[]): WeekRhythm {
  const planned = week.filter((day) => day.planned > 0).length;
  const kept = week.filter((day) => day.planned > 0 && day.done >= day.planned * DAY_COUNTS_FROM).length;
  const extra = week.filter((day) => day.planned === 0 && day.done > 0).length;
  const done = Math.min(Math.max(planned, extra), kept + extra);
  return { planned, done, isKept: done > 0 && done >= planned - DAYS_FORGIVEN };
}

/**
 * The week in a sentence, without a streak that could be lost. Minutes are reckoned from answers: about. `isLast`: the
 * sitting comes before another one.
 */
export function weekText(week: readonly HomeDay[], today: string | null, isLast = false): string {
  const { planned, done, isKept } = rhythmOf(week);
  const minutes = week.reduce((sum, day) => sum + day.done, 0);
  if (minutes === 0) {
    const left = week.filter(
      ({ date, planned: minutesOf }) => minutesOf > 0 && (today === null || date >= today),
    ).length;
    if (left === 0) {
      return `Esta semana ya no quedan días de estudio en tu plan.${isLast ? '' : ' La próxima empieza de cero.'}`;
    }
    return left === 1 ? 'Queda 1 día de estudio esta semana.' : `Quedan ${left} días de estudio esta semana.`;
  }
  const studied = `Llevas cerca de ${minutesText(minutes)} esta semana`;
  if (planned === 0 || done === 0) return `${studied}.`;
  return isKept
    ? `${studied} y cumpliste ${done} de ${planned} días: tu ritmo va bien.`
    : `${studied} y cumpliste ${done} de ${planned} días.`;
}

/** What the last test repeated by the way; `null` where there was none, or nothing that the student had met. */
export function lastTestText(lastTest: HomeAnswer['lastTest']): string | null {
  if (!lastTest || lastTest.repeats === 0) return null;
  const { at, repeats } = lastTest;
  return `Tu ensayo del ${momentDayText(at)} repasó ${repeats === 1 ? '1 contenido que ya habías visto' : `${repeats} contenidos que ya habías visto`}.`;
}
