import type { Page } from 'playwright-core';

export interface Response {
  /** Milliseconds from the input to the moment when the new rows are in the document. */
  readonly rowsMs: number;
  /** The same to the end of the frame that paints them. */
  readonly paintMs: number;
}

export interface Act {
  /** The event that the student's input arrives as: the clock starts with its time stamp. */
  readonly event: 'keydown' | 'keyup' | 'change';
  /** What the student did before: it is over, and calm, when the clock starts. */
  readonly before?: () => Promise<unknown>;
  /** Has to change the first row, the last one or how many there are. */
  do(): Promise<unknown>;
}

declare global {
  interface Window {
    response: Promise<Response>;
  }
}

const SETTLE_MS = 350;

/** Without it, a page that paints nothing at times never calls an idle callback. */
const IDLE_TIMEOUT_MS = 1_000;

/** Long enough for any act on a crowded machine: one that changes nothing is a mistake of the bench. */
const DEADLINE_MS = 5_000;

/** Runs in the browser: waits for `event`, then for another row or another number of them, then for their frame. */
function watchRows([event, rows, deadlineMs]: readonly [string, string, number]): void {
  const signature = () => Array.from(document.querySelectorAll(rows), (row) => row.textContent).join();
  const before = signature();
  window.response = new Promise((resolve, reject) => {
    let start = Number.NaN;
    const onEvent = ({ timeStamp }: Event) => {
      start = timeStamp;
      window.removeEventListener(event, onEvent, true);
    };
    window.addEventListener(event, onEvent, true);
    const deadline = setTimeout(() => reject(new Error(`${event} changed no row`)), deadlineMs);
    const observer = new MutationObserver(() => {
      if (Number.isNaN(start) || signature() === before) return;
      observer.disconnect();
      clearTimeout(deadline);
      const rowsMs = performance.now() - start;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // Behind the frame's own work: style, layout and paint.
        port1.onmessage = () => resolve({ rowsMs, paintMs: performance.now() - start });
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** The address follows what is asked after 250 ms; nothing of one act may run into the next. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    IDLE_TIMEOUT_MS,
  );
}

/** Does `act` and measures how soon the rows that `rows` selects are others. */
export async function measureResponse(page: Page, rows: string, { event, before, do: act }: Act): Promise<Response> {
  if (before) {
    await before();
    await settle(page);
  }
  await page.evaluate(watchRows, [event, rows, DEADLINE_MS] as const);
  await act();
  const response = await page.evaluate(() => window.response);
  await settle(page);
  return response;
}
