import { type AdmissionCalendar, sittingDate } from '@travesia/contracts/admission-calendar';
import { dayInChile, endOfDayInChile } from './chile-days.ts';

/** A season of study: up to the last day of the regular sitting of a process of admission. */
export interface Season {
  /** Of the process: 2028 is sat in 2027. */
  readonly year: number;
  /** From when whoever bought it earlier counts the days to withdraw: the first of March of the year of the sitting. */
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Nobody is sold what they can hardly use: with fewer days left the season that is sold is the next one. */
const DAYS_LEFT_LEAST = 60;

const DAY_MS = 86_400_000;

/** The season that is sold at a moment; its pass holds from that moment on. */
export function seasonAt(calendar: AdmissionCalendar, now: Date): Season {
  for (let year = Number(dayInChile(now).slice(0, 4)) + 1; ; year += 1) {
    const endsAt = endOfDayInChile(sittingDate(calendar, { year, round: 'regular' }).lastDay);
    if (endsAt.getTime() - now.getTime() >= DAYS_LEFT_LEAST * DAY_MS)
      return { year, startsAt: new Date(`${year - 1}-03-01T03:00:00Z`), endsAt };
  }
}
