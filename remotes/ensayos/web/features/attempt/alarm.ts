import type { BrowserPorts, Cancel } from '@travesia/kit-offline';

/** Rings once, at the earliest of the moments that it was set to. */
export interface Alarm {
  /** `at`: by the monotonic clock. What may wait longer does not hold up what is urgent. */
  set(at: number): void;
  cancel(): void;
}

export function createAlarm({ clock, schedule }: Pick<BrowserPorts, 'clock' | 'schedule'>, ring: () => void): Alarm {
  let due = Number.POSITIVE_INFINITY;
  let stop: Cancel = () => undefined;
  return {
    set(at) {
      if (at >= due) return;
      stop();
      due = at;
      stop = schedule(
        () => {
          due = Number.POSITIVE_INFINITY;
          ring();
        },
        Math.max(0, at - clock.monotonic()),
      );
    },
    cancel() {
      stop();
      due = Number.POSITIVE_INFINITY;
    },
  };
}
