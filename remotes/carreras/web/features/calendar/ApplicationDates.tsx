import { CAREERS_PATH } from '../../../routes.ts';
import css from './ApplicationDates.module.css';
import { CALENDAR_ID } from './calendar-id.ts';
import { closingText, datesText } from './dates-text.ts';
import { loadClockTexts } from './load-clock-texts.ts';
import { NEWEST_APPLICATION } from './newest-application.ts';
import { useOnceAlive } from './use-once-alive.ts';

/** When to apply. The document has the dates alone; how far they are comes once the page is alive, into a place kept free. */
export function ApplicationDates() {
  const texts = useOnceAlive(loadClockTexts);
  return (
    <p className={css.dates}>
      <a href={`${CAREERS_PATH}#${CALENDAR_ID}`}>{`${NEWEST_APPLICATION.title}: ${datesText(NEWEST_APPLICATION)}`}</a>
      <span className={css.state}>{texts ? <texts.ApplicationState /> : closingText(NEWEST_APPLICATION)}</span>
    </p>
  );
}
