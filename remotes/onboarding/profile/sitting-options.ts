import type { AdmissionCalendar, AdmissionStep } from '@travesia/contracts/admission-calendar';
import { SITTING_ROUNDS, type Sitting } from '@travesia/contracts/slices';

/** Calendar years ahead: whoever is in the first year of secondary school sits the PAES in the fourth. */
const YEARS_AHEAD = 4;

/** What the calendars call the two sittings of a process. */
const STEP_IDS: Readonly<Record<Sitting['round'], string>> = { winter: 'paes-invierno', regular: 'paes-regular' };

/** Month and day by which a sitting whose dates nobody published is over: it was in June, and in the first days of December. */
const OVER_BY: Readonly<Record<Sitting['round'], string>> = { winter: '07-01', regular: '12-31' };

export interface SittingOption {
  readonly sitting: Sitting;
  /** `null` where the dates are not published. */
  readonly dates: Pick<AdmissionStep, 'from' | 'to' | 'certainty'> | null;
}

/** The day in continental Chile, as `2026-11-25`. */
export function chileanDay(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(now);
}

export function sittingDates(calendar: AdmissionCalendar, { year, round }: Sitting): SittingOption['dates'] {
  const process = calendar.processes.find((known) => known.year === year);
  return process?.steps.find(({ id }) => id === STEP_IDS[round]) ?? null;
}

/** Sittings that are not over on `day`, the next one first; each is in the year before that of its process. */
export function sittingOptions(calendar: AdmissionCalendar, day: string): readonly SittingOption[] {
  const thisYear = Number(day.slice(0, 4));
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => thisYear + 1 + ahead);
  const all = years.flatMap((year) => SITTING_ROUNDS.map((round) => ({ year, round })));
  return all.flatMap((sitting) => {
    const dates = sittingDates(calendar, sitting);
    const last = dates?.to ?? `${sitting.year - 1}-${OVER_BY[sitting.round]}`;
    return last.slice(0, day.length) >= day ? [{ sitting, dates }] : [];
  });
}
