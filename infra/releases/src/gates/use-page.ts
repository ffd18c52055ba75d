import { PAGES_ELEMENT_ID } from '@travesia/contracts/release';
import type { BrowserContext, Page } from 'playwright-core';

/** Buttons of one page that are pressed: a list of hundreds has the same one in each row. */
const PRESSES_MAX = 20;

/** What a press starts has this long to fail before the next one. */
const PRESS_MS = 20;

/** What fails at last, after presses and timers, has this long to be told. */
const END_MS = 100;

/** Timers that a visitor who stays would see: those of up to so long are run at once. */
const TIMER_MAX_MS = 10_000;

/** Where the pages of a context keep what runs their timers. */
const RUN_TIMERS = 'travesiaGateRunTimers';

/** Lets {@link usePage} run the timers of every page of `context` before their time. */
export async function followTimers(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ key, max }) => {
      const { setTimeout: set, clearTimeout: clear } = window;
      const waiting = new Map<number, { readonly run: () => void; readonly at: number }>();
      const follow = (handler: TimerHandler, delay = 0, ...given: unknown[]): number => {
        if (typeof handler !== 'function' || delay > max) return set(handler, delay, ...given);
        const run = () => handler(...given);
        const id = set(() => {
          waiting.delete(id);
          run();
        }, delay);
        waiting.set(id, { run, at: performance.now() + delay });
        return id;
      };
      const forget = (id?: number) => {
        waiting.delete(Number(id));
        clear(id);
      };
      const runAll = () => {
        for (const [id, { run }] of [...waiting].toSorted(([, a], [, b]) => a.at - b.at)) {
          // One of those before may have cleared it.
          if (!waiting.has(id)) continue;
          forget(id);
          try {
            run();
          } catch (error) {
            reportError(error);
          }
        }
      };
      Object.assign(window, { setTimeout: follow, clearTimeout: forget, [key]: runAll });
    },
    { key: RUN_TIMERS, max: TIMER_MAX_MS },
  );
}

/** Presses the button at `index` of those that the page on the screen has. @returns its text; `null` where there is none. */
async function press(page: Page, index: number): Promise<string | null> {
  return page.evaluate(
    ({ root, at }) => {
      const buttons = document.querySelectorAll<HTMLButtonElement>(
        `#${root} > [data-page]:not([hidden], [data-arriving]) button[type="button"]:enabled`,
      );
      const button = [...buttons].filter((one) => one.checkVisibility())[at];
      if (!button) return null;
      button.click();
      return button.textContent.trim() || (button.ariaLabel ?? '');
    },
    { root: PAGES_ELEMENT_ID, at: index },
  );
}

/**
 * Uses an open page as nobody would, to hear what its handlers and timers throw: presses its buttons, one after the other,
 * and runs its timers at once.
 * @param cause why the page is no good by now; `null` while it is.
 * @returns when it failed, and why; `null` where it did not.
 */
export async function usePage(page: Page, cause: () => Promise<string | null>): Promise<string | null> {
  const { pathname } = new URL(page.url());
  for (let index = 0; index < PRESSES_MAX; index++) {
    const label = await press(page, index);
    if (label === null) break;
    await page.waitForTimeout(PRESS_MS);
    const found = await cause();
    if (found !== null) return `al pulsar «${label}»: ${found}`;
    if (new URL(page.url()).pathname !== pathname) return null;
  }
  await page.evaluate((key) => (Reflect.get(window, key) as () => void)(), RUN_TIMERS);
  await page.waitForTimeout(END_MS);
  const found = await cause();
  return found === null ? null : `con la página ya abierta: ${found}`;
}
