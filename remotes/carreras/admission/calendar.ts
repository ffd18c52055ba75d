/**
 * Days and hours are those of continental Chile as its clocks show them: `2027-01-04` or `2027-01-04T09:00`.
 * Written so, an earlier one sorts before a later one, and a change of hour in between moves nothing.
 */
export type ChileanTime = string;

/** A dated step of an admission process. */
export interface CalendarStep {
  readonly id: string;
  readonly title: string;
  /** Without an hour, from the beginning of the day. */
  readonly start: ChileanTime;
  /** Without an hour, until the end of the day; with one, until that minute begins. */
  readonly end: ChileanTime;
}

/** `data/newest-dates.json`: of the process that pages show. */
export interface CalendarDates {
  /** The year of the admission process: that of the first day at university. */
  readonly process: number;
  readonly steps: readonly CalendarStep[];
}

export interface CalendarSource {
  readonly name: string;
  /** A day, a month or a year, as much as is known. */
  readonly published: string;
  readonly url?: string | undefined;
}

export interface ExplainedStep extends CalendarStep {
  /** What the student does then, in one or two sentences that stay true when it is over. */
  readonly todo: string;
  /** Keys of the calendar's `sources`. */
  readonly sources: readonly string[];
}

/** What an applicant looks for and nobody had published. */
export interface UnknownDate {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The day on which it was last looked for. */
  readonly searched: ChileanTime;
  readonly lastYear?: string | undefined;
  readonly sources: readonly string[];
}

/** `data/newest-calendar.json`: of the same. */
export interface Calendar extends CalendarDates {
  /** Where DEMRE publishes the dates, to confirm them. */
  readonly official: string;
  readonly sources: Readonly<Record<string, CalendarSource>>;
  readonly steps: readonly ExplainedStep[];
  readonly unknown: readonly UnknownDate[];
}

export type StepState =
  /** Calendar days to its first: 0 is later today. */
  | { readonly kind: 'ahead'; readonly days: number }
  /** Calendar days to its last: 0 is today. */
  | { readonly kind: 'running'; readonly days: number }
  | { readonly kind: 'past' };

const DAY_MS = 86_400_000;

/** Later than every minute of its day and before the next. */
const END_OF_DAY = 'T24:00';

const SANTIAGO = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Santiago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What the clocks of continental Chile show, to the minute: `2027-01-04T09:00`. */
export function chileanTime(now: Date): ChileanTime {
  const parts = Object.fromEntries(SANTIAGO.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

export const dayOf = (time: ChileanTime): string => time.slice(0, 10);

/** `09:00`, or nothing where the day alone is known. */
export const hourOf = (time: ChileanTime): string | undefined => time.slice(11) || undefined;

export const firstMinute = (start: ChileanTime): ChileanTime => (hourOf(start) ? start : `${start}T00:00`);

/** The minute at which it is over. */
export const endMinute = (end: ChileanTime): ChileanTime => (hourOf(end) ? end : end + END_OF_DAY);

const daysBetween = (from: ChileanTime, to: ChileanTime) =>
  Math.round((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / DAY_MS);

/** @param now with its hour, as {@link chileanTime} tells it. */
export function stepState({ start, end }: Pick<CalendarStep, 'start' | 'end'>, now: ChileanTime): StepState {
  if (now < firstMinute(start)) return { kind: 'ahead', days: daysBetween(now, start) };
  if (now < endMinute(end)) return { kind: 'running', days: daysBetween(now, end) };
  return { kind: 'past' };
}

/** Steps that are over, that go on, and that are to come: each in the calendar's order. */
export function stepsByState<S extends CalendarStep>(
  steps: readonly S[],
  now: ChileanTime,
): Readonly<Record<StepState['kind'], readonly S[]>> {
  const of = (kind: StepState['kind']) => steps.filter((step) => stepState(step, now).kind === kind);
  return { past: of('past'), running: of('running'), ahead: of('ahead') };
}

/** The step that begins or ends first from now on; nothing once the process is over. */
export function stepAtHand<S extends CalendarStep>(steps: readonly S[], now: ChileanTime): S | undefined {
  const { running, ahead } = stepsByState(steps, now);
  const turns = [
    ...running.map((step) => ({ step, at: endMinute(step.end) })),
    ...ahead.map((step) => ({ step, at: firstMinute(step.start) })),
  ];
  return turns.reduce<(typeof turns)[number] | undefined>(
    (least, turn) => (least && least.at <= turn.at ? least : turn),
    undefined,
  )?.step;
}
