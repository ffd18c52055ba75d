import { dayAfter } from '../plan/calendar-days.ts';
import { DAY_BEGINS_AT_HOUR } from './constants.ts';

/** Made when it is first asked for: with the zone it takes a phone 100 ms, and pages do not begin with the question. */
let clock: Intl.DateTimeFormat | undefined;

function readClock(at: number): { readonly day: string; readonly hasBegun: boolean } {
  clock ??= new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: 'America/Santiago', hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
  });
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = `${parts['year']}-${parts['month']}-${parts['day']}`;
  return { day, hasBegun: Number(parts['hour']) >= DAY_BEGINS_AT_HOUR };
}

/** The day of study in continental Chile at `at`, in milliseconds since 1970: `2026-11-25` from four in the morning on. */
export function studyDay(at: number): string {
  const { day, hasBegun } = readClock(at);
  return hasBegun ? day : dayAfter(day, -1);
}

/** Another text once the day has turned: at midnight for the plan, at four for the cards. */
export function dayTurn(at: number): string {
  const { day, hasBegun } = readClock(at);
  return `${day} ${hasBegun}`;
}
