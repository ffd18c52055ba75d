/** Sunday, the day on which many plan their week; in hours of continental Chile. */
const DAY = 'Sun';
const FROM_HOUR = 10;
const UNTIL_HOUR = 21;

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Santiago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});

function inChile(now: Date) {
  const named = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    day: `${named['year']}-${named['month']}-${named['day']}`,
    weekday: named['weekday'],
    hour: Number(named['hour']),
  };
}

/** The day in continental Chile, as `2026-11-29`. */
export const dayInChile = (now: Date): string => inChile(now).day;

/** The week whose mails are made at this moment, named by its Sunday; `null` outside of those hours. */
export function weekToMail(now: Date): string | null {
  const { day, weekday, hour } = inChile(now);
  return weekday === DAY && hour >= FROM_HOUR && hour < UNTIL_HOUR ? day : null;
}

const DAY_MS = 86_400_000;

/** Days from one to the other, as a calendar counts them. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to.slice(0, 10)) - Date.parse(from)) / DAY_MS;
