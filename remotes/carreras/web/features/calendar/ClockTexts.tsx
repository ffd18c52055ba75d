import { NEWEST_APPLICATION } from './newest-application.ts';
import { NEWEST_DATES } from './newest-dates.ts';
import { applicationText, atHandText } from './step-texts.ts';
import { useChileanTime } from './use-chilean-time.ts';

/** What takes a clock: fetched once the page is alive. */

export function ApplicationState() {
  const now = useChileanTime();
  return now === null ? null : applicationText(NEWEST_APPLICATION, NEWEST_DATES, now);
}

export function AtHand() {
  const now = useChileanTime();
  return now === null ? null : ` · ${atHandText(NEWEST_DATES, now)}`;
}
