import type { Settings, WatchBy } from './settings.ts';
import { nodeAt, STRING_STEP_SECONDS, type StringState } from './string.ts';

/** Lower than this no crest is seen. */
const CREST_M = 0.005;

/** What a mark saw. */
export interface Trace {
  /** Metres; since the traces were last wiped. */
  highM: number;
  lowM: number;
  /** Metres in the last step of the string: a crest is where it stops being positive. */
  riseM: number;
}

export interface Watch {
  phase: 'ready' | 'running' | 'stopped';
  /** Of the string's time. */
  fromSeconds: number;
  seconds: number;
}

export interface MarksState {
  readonly a: Trace;
  readonly b: Trace;
  readonly watch: Watch;
}

export const newMarks = (): MarksState => ({
  a: { highM: 0, lowM: 0, riseM: 0 },
  b: { highM: 0, lowM: 0, riseM: 0 },
  watch: { phase: 'ready', fromSeconds: 0, seconds: 0 },
});

export function wipeTraces({ a, b }: MarksState, string: StringState, settings: Settings): void {
  for (const [trace, metres] of [
    [a, settings.markA],
    [b, settings.markB],
  ] as const) {
    const height = string.now[nodeAt(metres)] as number;
    trace.highM = height;
    trace.lowM = height;
    trace.riseM = 0;
  }
}

export function zeroWatch({ watch }: MarksState): void {
  Object.assign(watch, newMarks().watch);
}

/** Starts it, stops it, and lets it go on from what it shows. */
export function pressWatch({ watch }: MarksState, seconds: number): void {
  if (watch.phase === 'running') watch.phase = 'stopped';
  else {
    watch.fromSeconds = seconds - watch.seconds;
    watch.phase = 'running';
  }
}

/** After each step of the string. */
export function stepMarks(marks: MarksState, string: StringState, settings: Settings, by: WatchBy): void {
  const { watch } = marks;
  const crestA = look(marks.a, string, settings.markA);
  const crestB = look(marks.b, string, settings.markB);
  if (by === 'hand') {
    if (watch.phase === 'running') watch.seconds = string.seconds - watch.fromSeconds;
  } else if (watch.phase === 'ready' && crestA !== null) {
    watch.phase = 'running';
    watch.fromSeconds = crestA;
    watch.seconds = string.seconds - crestA;
  } else if (watch.phase === 'running') {
    if (crestB !== null) watch.phase = 'stopped';
    watch.seconds = (crestB ?? string.seconds) - watch.fromSeconds;
  }
}

/** Writes down the height at a mark; when a crest passed it, in seconds of the string, or null. */
function look(trace: Trace, { now, before, seconds }: StringState, metres: number): number | null {
  const node = nodeAt(metres);
  const height = now[node] as number;
  if (height > trace.highM) trace.highM = height;
  if (height < trace.lowM) trace.lowM = height;
  const rise = height - (before[node] as number);
  const last = trace.riseM;
  trace.riseM = rise;
  if (!(last > 0 && rise <= 0 && height > CREST_M)) return null;
  // Speeds are those of the middle of a step: the crest is where they pass zero between two of them.
  return seconds - STRING_STEP_SECONDS * (0.5 + -rise / (last - rise));
}
