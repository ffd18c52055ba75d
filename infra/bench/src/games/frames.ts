import type { Page } from 'playwright-core';

/** Where a page keeps what its frames took. */
const KEY = 'travesiaBenchFrames';

/** Of a histogram; what took longer is in the last one. */
const BIN_MS = 0.1;
const BINS = 5_000;

export interface Frames {
  /** Between two frames while something moves, in milliseconds, ascending. */
  readonly interval: (part: number) => number;
  /** Of a frame's scripts. */
  readonly script: (part: number) => number;
  readonly count: number;
}

/** Counts frames of every page of ours in `page` from now on, in a table that does not grow. */
export async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(
    ({ key, bin, bins }) => {
      const [intervals, scripts] = [new Uint32Array(bins), new Uint32Array(bins)];
      const add = (table: Uint32Array, ms: number) => {
        const at = Math.min(bins - 1, Math.max(0, Math.floor(ms / bin)));
        table[at] = (table[at] ?? 0) + 1;
      };
      const ask = window.requestAnimationFrame.bind(window);
      /** Of the frame before, where it asked for this one. */
      let before: number | null = null;
      let now = 0;
      window.requestAnimationFrame = (draw) =>
        ask((time) => {
          if (time !== now && before !== null) add(intervals, time - before);
          now = time;
          before = null;
          const beganAt = performance.now();
          const wasAsked = asked;
          draw(time);
          add(scripts, performance.now() - beganAt);
          if (asked !== wasAsked) before = time;
        }) + count();
      let asked = 0;
      function count(): number {
        asked += 1;
        return 0;
      }
      Object.assign(window, {
        [key]: () => {
          const told = { intervals: [...intervals], scripts: [...scripts] };
          intervals.fill(0);
          scripts.fill(0);
          return told;
        },
      });
    },
    { key: KEY, bin: BIN_MS, bins: BINS },
  );
}

/** Nearest rank, the upper end of its bin. */
function quantileOf(table: readonly number[]): (part: number) => number {
  const count = table.reduce((sum, one) => sum + one, 0);
  return (part) => {
    let left = Math.ceil(count * part);
    for (const [bin, one] of table.entries()) {
      left -= one;
      if (left <= 0) return (bin + 1) * BIN_MS;
    }
    return Number.NaN;
  };
}

/** What was counted since it was asked last. */
export async function readFrames(page: Page): Promise<Frames> {
  const { intervals, scripts } = await page.evaluate(
    (key) => (Reflect.get(window, key) as () => { intervals: number[]; scripts: number[] })(),
    KEY,
  );
  return {
    interval: quantileOf(intervals),
    script: quantileOf(scripts),
    count: intervals.reduce((sum, one) => sum + one, 0),
  };
}
