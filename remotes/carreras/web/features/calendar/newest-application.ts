import type { ChileanTime } from '../../../admission/calendar.ts';
import application from '../../../admission/data/newest-application.json' with { type: 'json' };

/** When one applies. */
export interface Application {
  readonly process: number;
  /** The end of the last step of the process. */
  readonly processEnd: ChileanTime;
  readonly title: string;
  readonly start: ChileanTime;
  readonly end: ChileanTime;
}

/** Of the newest process, for the code of every page: the whole calendar is ten times as much. */
export const NEWEST_APPLICATION: Application = application;
