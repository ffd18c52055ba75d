/** Of the whole calendar, on the page that has it. */
export const CALENDAR_ID = 'calendario';

/** Of a step of it. */
export const stepPlace = (step: string) => `${CALENDAR_ID}-${step}`;

/** Of the step to which every page leads. */
export const APPLICATION_PLACE = stepPlace('postulacion');
