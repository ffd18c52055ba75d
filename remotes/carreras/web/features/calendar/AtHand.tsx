import { NEWEST_DATES } from './newest-dates.ts';
import { atHandText } from './step-texts.ts';
import { useChileanTime } from './use-chilean-time.ts';

/** What comes first from now on, behind the name of what holds it. */
export function AtHand() {
  const now = useChileanTime();
  return now === null ? null : ` · ${atHandText(NEWEST_DATES, now)}`;
}
