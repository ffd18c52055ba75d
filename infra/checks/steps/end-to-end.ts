import { findBrowser } from '../browser.ts';
import { findEngines } from '../engines.ts';
import { runPlaywright } from './run-playwright.ts';
import { type Step, tally } from './step.ts';

/**
 * Tests that may pass at their second attempt only. A busy machine starves a browser now and then, and that says
 * nothing of the product; more than this in one run does.
 */
const FLAKY_MAX = 2;

/** A Chromium to test with is here, or gets installed. */
export const browser: Step = {
  name: 'browser',
  async run() {
    console.log(await findBrowser());
    return tally(true);
  },
};

/** Production builds in a real browser, behind a real edge. */
export const endToEnd: Step = {
  name: 'e2e',
  needs: ['build', 'browser'],
  run: async () =>
    runPlaywright({
      name: 'e2e',
      config: 'infra/e2e/playwright.config.ts',
      env: { CHROMIUM_PATH: await findBrowser() },
      flakyMax: FLAKY_MAX,
    }),
};

/** The main flows of the same builds in Firefox and in WebKitGTK. */
export const engines: Step = {
  name: 'engines',
  needs: ['build', 'browser'],
  run: async () =>
    runPlaywright({
      name: 'engines',
      config: 'infra/e2e/engines.config.ts',
      env: { CHROMIUM_PATH: await findBrowser(), ...(await findEngines()) },
      flakyMax: FLAKY_MAX,
    }),
};
