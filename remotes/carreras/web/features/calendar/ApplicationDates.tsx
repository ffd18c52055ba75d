import type { CalendarDates } from '../../../admission/calendar.ts';
import { CAREERS_PATH } from '../../../routes.ts';
import css from './ApplicationDates.module.css';
import { CALENDAR_ID } from './calendar-id.ts';
import { NEWEST_DATES } from './newest-dates.ts';
import { applicationText, datesText } from './step-texts.ts';
import { useChileanTime } from './use-chilean-time.ts';

interface ApplicationDatesProps {
  readonly dates?: CalendarDates;
}

/** When to apply. The document has the dates alone; how far they are comes with the page's code, into a place kept free. */
export function ApplicationDates({ dates = NEWEST_DATES }: ApplicationDatesProps) {
  const now = useChileanTime();
  const step = dates.steps.find(({ id }) => id === dates.application);
  if (!step) return null;
  return (
    <p className={css.dates}>
      <a href={`${CAREERS_PATH}#${CALENDAR_ID}`}>{`${step.title}: ${datesText(step)}`}</a>
      <span className={css.state}>{applicationText(dates, step, now)}</span>
    </p>
  );
}
