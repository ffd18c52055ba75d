/** Continental Chile, by the zone's own rules. */
const ZONE = 'America/Santiago';

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });
const CLOCK = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** `2026-11-28`. */
export const dayInChile = (at: Date): string => DAY.format(at);

/** The moment in which a day of Chile ends, by whatever offset the zone has then. */
export function endOfDayInChile(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + 86_400_000;
  // What the clocks of Chile show at that moment of UTC says how far they are behind it.
  const shown = Date.parse(`${CLOCK.format(new Date(midnight)).replace(' ', 'T')}Z`);
  return new Date(midnight + (midnight - shown));
}
