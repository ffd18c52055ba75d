import type { Page } from 'playwright-core';

export interface Response {
  /** Milliseconds from the input to the moment when the rows in sight are what they stay. */
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
    /** Resolves once the rows are others than before. */
    answered: Promise<void>;
    /** To be called when all is calm. */
    readResponse(): Response;
  }
}

const SETTLE_MS = 350;

/** Without it, a page that paints nothing at times never calls an idle callback. */
const IDLE_TIMEOUT_MS = 1_000;

/** Long enough for any act on a crowded machine: one that changes nothing is a mistake of the bench. */
const DEADLINE_MS = 5_000;

/**
 * Runs in the browser: waits for `event` and keeps every state of the rows that follows it. What counts is the first after
 * which none of the rows in sight changes any more: a page may leave the others for later. Where none is in sight, those
 * of a screen from the first on.
 */
function watchRows([event, rows, deadlineMs]: readonly [string, string, number]): void {
  const read = () => Array.from(document.querySelectorAll(rows), ({ textContent }) => textContent);
  const states: { readonly texts: readonly string[]; readonly rowsMs: number; paintMs: number }[] = [];
  let last = read();
  let start = Number.NaN;
  const onEvent = ({ timeStamp }: Event) => {
    start = timeStamp;
    window.removeEventListener(event, onEvent, true);
  };
  window.addEventListener(event, onEvent, true);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  window.answered = promise;
  const deadline = setTimeout(() => reject(new Error(`${event} changed no row`)), deadlineMs);
  const observer = new MutationObserver(() => {
    if (Number.isNaN(start)) return;
    const texts = read();
    if (texts.length === last.length && texts.every((text, row) => text === last[row])) return;
    last = texts;
    const state = { texts, rowsMs: performance.now() - start, paintMs: Number.NaN };
    states.push(state);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // Behind the frame's own work: style, layout and paint.
      port1.onmessage = () => {
        state.paintMs = performance.now() - start;
        clearTimeout(deadline);
        resolve();
      };
      port2.postMessage(null);
    });
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });

  window.readResponse = () => {
    observer.disconnect();
    const boxes = Array.from(document.querySelectorAll(rows), (row) => row.getBoundingClientRect());
    const isWithin = (from: number) => (box: DOMRect) =>
      box.height > 0 && box.bottom > from && box.top < from + innerHeight;
    const isSeen = boxes.some(isWithin(0)) ? isWithin(0) : isWithin(boxes[0]?.top ?? 0);
    const seen = boxes.flatMap((box, row) => (isSeen(box) ? row : []));
    const early = states.findLastIndex(({ texts }) => seen.some((row) => texts[row] !== last[row]));
    const { rowsMs, paintMs } = states[early + 1] ?? { rowsMs: Number.NaN, paintMs: Number.NaN };
    return { rowsMs, paintMs };
  };
}

/** The address follows what is asked after 250 ms; nothing of one act may run into the next. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    IDLE_TIMEOUT_MS,
  );
}

/** Does `act` and measures how soon those of the rows that `rows` selects which are in sight are others. */
export async function measureResponse(page: Page, rows: string, { event, before, do: act }: Act): Promise<Response> {
  if (before) {
    await before();
    await settle(page);
  }
  await page.evaluate(watchRows, [event, rows, DEADLINE_MS] as const);
  await act();
  await page.evaluate(() => window.answered);
  await settle(page);
  return page.evaluate(() => window.readResponse());
}
