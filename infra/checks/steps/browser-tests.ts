import { findBrowser } from '../browser.ts';
import { findEngines } from '../engines.ts';
import { WITHOUT_FIXTURES_VARIABLE } from '../without-fixtures.ts';
import { runPlaywright } from './run-playwright.ts';
import type { Tally } from './step.ts';

export interface BrowserTestsRun {
  /** Where the report of Playwright is left. */
  readonly report: string;
  /** Of Playwright: files, or the beginning of their paths. */
  readonly args: readonly string[];
  /** Whether the remotes made for tests of the platform are needed. */
  readonly withFixtures: boolean;
}

/** Production builds in a real browser, behind a real edge. */
export async function runBrowserTests({ report, args, withFixtures }: BrowserTestsRun): Promise<Tally> {
  const env = { CHROMIUM_PATH: await findBrowser(), ...(!withFixtures && { [WITHOUT_FIXTURES_VARIABLE]: '1' }) };
  return runPlaywright({ report, config: 'infra/e2e/playwright.config.ts', args, env });
}

/** The main flows of the same builds in Firefox and in WebKitGTK. */
export async function runEngines(report: string): Promise<Tally> {
  const env = { CHROMIUM_PATH: await findBrowser(), ...(await findEngines()) };
  return runPlaywright({ report, config: 'infra/e2e/engines.config.ts', args: [], env });
}
