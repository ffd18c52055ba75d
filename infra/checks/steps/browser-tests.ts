import { join } from 'node:path';
import { findBrowser } from '../browser.ts';
import { findEngines } from '../engines.ts';
import { SCRATCH } from '../project.ts';
import { WITHOUT_FIXTURES_VARIABLE } from '../without-fixtures.ts';
import { PLATFORM_E2E } from '../workspaces.ts';
import { runPlaywright, runPlaywrightTogether } from './run-playwright.ts';
import type { Tallies, Tally } from './step.ts';

export interface BrowserTestsRun {
  /** Where the report of Playwright is left. */
  readonly report: string;
  /** Of Playwright: files, or the beginning of their paths. */
  readonly args: readonly string[];
  /** Whether the remotes made for tests of the platform are needed. */
  readonly withFixtures: boolean;
}

const CONFIG = 'infra/e2e/playwright.config.ts';

const envOf = async (withFixtures: boolean): Promise<Readonly<Record<string, string>>> => ({
  CHROMIUM_PATH: await findBrowser(),
  ...(!withFixtures && { [WITHOUT_FIXTURES_VARIABLE]: '1' }),
});

/** Production builds in a real browser, behind a real edge. */
export async function runBrowserTests({ report, args, withFixtures }: BrowserTestsRun): Promise<Tally> {
  return runPlaywright({ report, config: CONFIG, args, env: await envOf(withFixtures) });
}

/** Those of several workspaces as one run. */
export async function runBrowserTestsOf(
  folders: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Tallies> {
  const report = join(SCRATCH, 'e2e.json');
  const args = folders.map((folder) => `${folder}/`);
  const all = { ...(await envOf(folders.includes(PLATFORM_E2E))), ...env };
  return runPlaywrightTogether({ report, config: CONFIG, args, env: all }, folders);
}

/** The main flows of the same builds in Firefox and in WebKitGTK. */
export async function runEngines(report: string): Promise<Tally> {
  const env = { CHROMIUM_PATH: await findBrowser(), ...(await findEngines()) };
  return runPlaywright({ report, config: 'infra/e2e/engines.config.ts', args: [], env });
}
