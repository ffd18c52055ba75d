import { Stack } from '@travesia/kit-ui';
import { AdmissionCalendar } from './AdmissionCalendar.tsx';
import { CALENDAR_ID } from './calendar-id.ts';
import { NEWEST_CALENDAR } from './newest-calendar.ts';

/** The whole calendar as a part of a page, to a step of which every {@link ApplicationDates} leads. */
export function CalendarSection() {
  return (
    <Stack as="section" gap="m" id={CALENDAR_ID} aria-labelledby={`${CALENDAR_ID}-titulo`}>
      <h2 id={`${CALENDAR_ID}-titulo`}>Calendario de Admisión {NEWEST_CALENDAR.process}</h2>
      <AdmissionCalendar />
    </Stack>
  );
}
