import calendar from './admission-calendar.json' with { type: 'json' };

/** What an applicant does, or waits for, at a step. */
export type AdmissionStepKind =
  | 'registration'
  | 'test'
  | 'results'
  | 'offer'
  | 'simulator'
  | 'benefits'
  | 'application'
  | 'selection'
  | 'enrolment';

/** A dated step of an admission process. */
export interface AdmissionStep {
  /** Of this step in every process that has it, such as `paes-regular`: sittings are those of the kind `test`. */
  readonly id: string;
  readonly kind: AdmissionStepKind;
  /** As students read it. */
  readonly title: string;
  /**
   * Day or minute as the clocks of continental Chile show it: `2027-01-04` or `2027-01-04T09:00`. Without an hour, from
   * the beginning of the day.
   */
  readonly from: string;
  /** The same. Without an hour, until the end of the day; with one, until that minute begins. */
  readonly to: string;
  /** `official`: DEMRE published the date, and we read it there. `reported`: others say that it did. */
  readonly certainty: 'official' | 'reported';
}

export interface AdmissionProcess {
  /** That of the first day at university. */
  readonly year: number;
  /** Where DEMRE publishes the dates, to confirm them. */
  readonly official: string;
  /** In order of their beginning. */
  readonly steps: readonly AdmissionStep[];
}

/** `admission-calendar.json`, which `remotes/carreras/admission/import/main.ts` writes of the calendars that people edit. */
export interface AdmissionCalendar {
  /** The year of the process that pages tell of: the first that was not over when the calendars were last imported. */
  readonly shown: number;
  /** All whose dates are known, oldest first. */
  readonly processes: readonly AdmissionProcess[];
}

export { nextRegular, type SittingDate, sittingDate } from './sitting-date.ts';

export const ADMISSION_CALENDAR = calendar as AdmissionCalendar;
