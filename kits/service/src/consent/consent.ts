import type { ConsentCheck } from './consent-check.ts';
import type { ConsentNews } from './consent-news.ts';

/** Whether something of a student may be kept, and who has to hear that this changed. */
export interface Consent extends ConsentCheck {
  changed: ConsentNews;
}
