/** Of the whole calendar, on the page that has it. */
export const CALENDAR_ID = 'calendario';
