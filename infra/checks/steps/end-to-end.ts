import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from '../browser.ts';
import { SCRATCH } from '../project.ts';
import { runTool } from '../run-tool.ts';
import { type Step, tally } from './step.ts';

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

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
  async run() {
    const reportFile = join(SCRATCH, 'e2e.json');
    await mkdir(SCRATCH, { recursive: true });
    await rm(reportFile, { force: true });
    const args = ['test', '--config', 'infra/e2e/playwright.config.ts', '--reporter=dot,json'];
    const env = { CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile };
    const { ok } = await runTool('playwright', args, { env });
    const text = await readFile(reportFile, 'utf8').catch(() => null);
    if (text === null) return tally(false);
    const { stats, errors }: PlaywrightReport = JSON.parse(text);
    const failed = stats.unexpected + stats.flaky + errors.length;
    return { passed: stats.expected, failed: ok ? failed : Math.max(failed, 1) };
  },
};
