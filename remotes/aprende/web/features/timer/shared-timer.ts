import { KNOWN_ELSEWHERE } from '@travesia/contracts/slices';
import { type BrowserPorts, createStoredValues } from '@travesia/kit-offline';
import { createState } from '@travesia/kit-remote/state';
import * as z from 'zod/mini';
import { act, BREAK_MS, FOCUS_MS, type FocusTimer, FRESH_TIMER, type TimerAction, timerAt } from './focus-timer.ts';

const timerSchema = z.object({
  phase: z.enum(['focus', 'break']),
  endsAt: z.nullable(z.number()),
  leftMs: z.number().check(z.gte(0), z.lte(Math.max(FOCUS_MS, BREAK_MS))),
  finished: z.number().check(z.gte(0)),
});

/** No service has it, and nobody misses it: it goes as the student signs out. */
const keyOf = (uid: string) => `travesia.aprende.timer.${encodeURIComponent(uid)}/${KNOWN_ELSEWHERE}`;

/** One timer for all tabs of a student in this browser. */
export function openSharedTimer(uid: string, ports: Pick<BrowserPorts, 'storage' | 'clock' | 'onStorageChange'>) {
  const { storage, clock, onStorageChange } = ports;
  const values = createStoredValues(storage);
  const key = keyOf(uid);
  function read(): FocusTimer {
    const stored = timerSchema.safeParse(values.read(key));
    return timerAt(stored.success ? stored.data : FRESH_TIMER, clock.wall());
  }
  const state = createState<FocusTimer>(read());
  const cancel = onStorageChange(() => state.set(read()));
  return {
    timer$: state.stream,
    now: () => clock.wall(),
    act(action: TimerAction): void {
      const timer = act(read(), action, clock.wall());
      values.write(key, timer);
      state.set(timer);
    },
    /** Looks at the clock. True when a phase has just ended. */
    tick(): boolean {
      const before = state.stream.get();
      const timer = timerAt(before, clock.wall());
      if (timer === before) return false;
      state.set(timer);
      return true;
    },
    close: cancel,
  };
}

export type SharedTimer = ReturnType<typeof openSharedTimer>;
