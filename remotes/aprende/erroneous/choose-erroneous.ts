import type { ContentId } from '@travesia/contracts/temario';
import { studyDay } from '../cards/study-day.ts';
import { WHOLE_BELOW_PROBABILITY } from '../lesson/fading.ts';
import { daysBetween } from '../plan/calendar-days.ts';
import {
  COMES_AFTER_DAYS,
  COMES_UNTIL_DAYS,
  DAYS_BEFORE_SITTING_LEAST,
  EXAMPLE_MINUTES,
  EXAMPLES_A_DAY_MOST,
  RIGHT_SINCE_ENOUGH,
} from './constants.ts';

/** A named mistake that the student made on a content, as the last time left it. */
export interface MadeMistake {
  readonly content: ContentId;
  readonly mistake: string;
  /** Milliseconds since 1970: when it was made last, or missed as somebody's. */
  readonly at: number;
  /** Right answers on the content since then, without help and of weight. */
  readonly rightSince: number;
  /** It was found since then, as somebody's. */
  readonly isFound: boolean;
}

export interface ExampleInputs {
  /** Of study. */
  readonly day: string;
  /** First day of its tests. */
  readonly sitting: string;
  readonly mistakes: readonly MadeMistake[];
  /** Of these there is an example. */
  readonly shown: ReadonlyMap<ContentId, ReadonlySet<string>>;
  /** Chance that the student answers a usual question of it right; `undefined` where nothing is known. */
  probabilityOf(content: ContentId): number | undefined;
  /** Examples that were answered on `day`. */
  readonly answered: number;
  /** That are left for recalling on `day`. */
  readonly minutes: number;
}

function isDue(made: MadeMistake, { day, shown, probabilityOf }: ExampleInputs): boolean {
  const ago = daysBetween(studyDay(made.at), day);
  if (ago < COMES_AFTER_DAYS || ago > COMES_UNTIL_DAYS) return false;
  if (made.isFound || made.rightSince >= RIGHT_SINCE_ENOUGH) return false;
  // Whoever would be shown a whole worked example learns nothing from a wrong one.
  if ((probabilityOf(made.content) ?? 0) < WHOLE_BELOW_PROBABILITY) return false;
  return shown.get(made.content)?.has(made.mistake) === true;
}

const byAge = (one: MadeMistake, other: MadeMistake) =>
  one.at - other.at || (`${one.content} ${one.mistake}` < `${other.content} ${other.mistake}` ? -1 : 1);

/** The mistakes that come back today as somebody's, the oldest first: no more than fit, and one of a content. */
export function chooseErroneous(inputs: ExampleInputs): readonly MadeMistake[] {
  if (daysBetween(inputs.day, inputs.sitting) < DAYS_BEFORE_SITTING_LEAST) return [];
  const most = Math.min(EXAMPLES_A_DAY_MOST - inputs.answered, Math.floor(inputs.minutes / EXAMPLE_MINUTES));
  const chosen = new Map<ContentId, MadeMistake>();
  for (const made of inputs.mistakes.filter((one) => isDue(one, inputs)).sort(byAge)) {
    if (chosen.size >= most) break;
    if (!chosen.has(made.content)) chosen.set(made.content, made);
  }
  return [...chosen.values()];
}

export const minutesOfExamples = (count: number): number => count * EXAMPLE_MINUTES;
