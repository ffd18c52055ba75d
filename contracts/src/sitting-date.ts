import type { AdmissionCalendar } from './admission-calendar.ts';
import type { Sitting } from './sitting.ts';

/** What the calendars call the two sittings of a process. */
const STEP_IDS: Readonly<Record<Sitting['round'], string>> = { winter: 'paes-invierno', regular: 'paes-regular' };

/** Month and day of the first test where nobody published it: about when it was in other years. */
const USUAL_DAYS: Readonly<Record<Sitting['round'], string>> = { winter: '06-15', regular: '11-30' };

export interface SittingDate {
  readonly sitting: Sitting;
  /** Of Santiago: the first day of its tests. */
  readonly date: string;
  /** The last one; the first where nobody published them. */
  readonly lastDay: string;
  readonly isPublished: boolean;
  /** Where DEMRE tells of its process; `null` where nobody published its dates. */
  readonly official: string | null;
}

/** When a sitting is: as published, or about when it was in other years. */
export function sittingDate(calendar: AdmissionCalendar, sitting: Sitting): SittingDate {
  const process = calendar.processes.find(({ year }) => year === sitting.year);
  const step = process?.steps.find(({ id }) => id === STEP_IDS[sitting.round]);
  if (process && step) {
    const [date, lastDay] = [step.from.slice(0, 10), step.to.slice(0, 10)];
    return { sitting, date, lastDay, isPublished: true, official: process.official };
  }
  const date = `${sitting.year - 1}-${USUAL_DAYS[sitting.round]}`;
  return { sitting, date, lastDay: date, isPublished: false, official: null };
}

/** The regular sitting that is not over on `day`: the one of winter is for few, who have registered for it and say so. */
export function nextRegular(calendar: AdmissionCalendar, day: string): SittingDate {
  for (let year = Number(day.slice(0, 4)) + 1; ; year += 1) {
    const found = sittingDate(calendar, { year, round: 'regular' });
    if (found.lastDay >= day) return found;
  }
}
