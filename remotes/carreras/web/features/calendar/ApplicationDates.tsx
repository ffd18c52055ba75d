import { CAREERS_PATH } from '../../../routes.ts';
import css from './ApplicationDates.module.css';
import { applicationText } from './application-text.ts';
import { APPLICATION_PLACE } from './calendar-id.ts';
import { closingText, datesText } from './dates-text.ts';
import { NEWEST_APPLICATION } from './newest-application.ts';
import { useChileanTime } from './use-chilean-time.ts';

/** When to apply. The document has the dates alone; how far they are comes once the page is alive, into a place kept free. */
export function ApplicationDates() {
  const now = useChileanTime();
  return (
    <p className={css.dates}>
      <a
        href={`${CAREERS_PATH}#${APPLICATION_PLACE}`}
      >{`${NEWEST_APPLICATION.title}: ${datesText(NEWEST_APPLICATION)}`}</a>
      <span className={css.state}>
        {now === null ? closingText(NEWEST_APPLICATION) : applicationText(NEWEST_APPLICATION, now)}
      </span>
    </p>
  );
}
