/** Whether a model is asked at all: after it failed nobody waits for it until a pause is over, and then one does first. */
export interface CircuitBreaker {
  /** Whether this try may be made. Whoever makes it says how it went. */
  enter(): boolean;
  worked(): void;
  /** @param waitMs that the other side asked for */
  failed(waitMs?: number): void;
  /** Neither: the student went away before anything was known. */
  left(): void;
}

const PAUSE_FIRST_MS = 5_000;
const PAUSE_MAX_MS = 300_000;

/** @param now milliseconds */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let [failures, closedUntil] = [0, 0];
  /** After a pause, until it is known how the one try went. */
  let isTrying = false;
  return {
    enter() {
      if (failures === 0) return true;
      if (isTrying || now() < closedUntil) return false;
      isTrying = true;
      return true;
    },
    worked() {
      [failures, isTrying] = [0, false];
    },
    failed(waitMs = 0) {
      // Those that were on their way when it began to fail are one failure with it.
      if (isTrying || now() >= closedUntil) failures += 1;
      isTrying = false;
      const pause = Math.min(PAUSE_MAX_MS, Math.max(waitMs, PAUSE_FIRST_MS * 2 ** Math.min(failures - 1, 10)));
      closedUntil = Math.max(closedUntil, now() + pause);
    },
    left() {
      isTrying = false;
    },
  };
}
