/** Minutes of study, then of rest. */
export const FOCUS_MS = 25 * 60_000;
export const BREAK_MS = 5 * 60_000;

export type TimerPhase = 'focus' | 'break';

/** A timer as tabs share it. Times are of the wall clock, so that a tab which slept is right when it wakes. */
export interface FocusTimer {
  readonly phase: TimerPhase;
  /** `null` while it does not run. */
  readonly endsAt: number | null;
  /** What is left of the phase while it does not run. */
  readonly leftMs: number;
  /** Times of study that were finished since it was put back. */
  readonly finished: number;
}

export const FRESH_TIMER: FocusTimer = { phase: 'focus', endsAt: null, leftMs: FOCUS_MS, finished: 0 };

const lengthOf = (phase: TimerPhase) => (phase === 'focus' ? FOCUS_MS : BREAK_MS);

/** The next phase, which waits for the student: nobody is hurried into it. */
function next({ phase, finished }: FocusTimer): FocusTimer {
  const following = phase === 'focus' ? 'break' : 'focus';
  return {
    phase: following,
    endsAt: null,
    leftMs: lengthOf(following),
    finished: finished + (phase === 'focus' ? 1 : 0),
  };
}

/** What it has become by `now`. */
export const timerAt = (timer: FocusTimer, now: number) =>
  timer.endsAt !== null && timer.endsAt <= now ? next(timer) : timer;

export const remainingMs = ({ endsAt, leftMs }: FocusTimer, now: number) =>
  endsAt === null ? leftMs : Math.max(0, Math.min(endsAt - now, FOCUS_MS));

export type TimerAction = 'start' | 'pause' | 'skip' | 'reset';

export function act(timer: FocusTimer, action: TimerAction, now: number): FocusTimer {
  const current = timerAt(timer, now);
  switch (action) {
    case 'start':
      return current.endsAt === null ? { ...current, endsAt: now + current.leftMs } : current;
    case 'pause':
      return current.endsAt === null ? current : { ...current, endsAt: null, leftMs: remainingMs(current, now) };
    case 'skip':
      // What was not studied to the end is not counted.
      return current.phase === 'focus' ? { ...next(current), finished: current.finished } : next(current);
    case 'reset':
      return FRESH_TIMER;
  }
}

/** `05:00`; a second that has begun is still shown whole. */
export function timerText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
