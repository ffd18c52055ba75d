import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SCRATCH } from '../project.ts';
import { runTool } from '../run-tool.ts';
import { type Tally, tally } from './step.ts';

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

export interface PlaywrightRun {
  /** Of the report that it leaves. */
  readonly name: string;
  readonly config: string;
  readonly env: Readonly<Record<string, string>>;
  /** Tests that may pass at their second attempt only. */
  readonly flakyMax: number;
}

/** Runs all tests of a configuration of Playwright. */
export async function runPlaywright({ name, config, env, flakyMax }: PlaywrightRun): Promise<Tally> {
  const reportFile = join(SCRATCH, `${name}.json`);
  await mkdir(SCRATCH, { recursive: true });
  await rm(reportFile, { force: true });
  const args = ['test', '--config', config, '--reporter=dot,json'];
  const { ok } = await runTool('playwright', args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
    report: reportFile,
  });
  const text = await readFile(reportFile, 'utf8').catch(() => null);
  if (text === null) return tally(false);
  const { stats, errors }: PlaywrightReport = JSON.parse(text);
  const tolerated = stats.flaky <= flakyMax;
  if (stats.flaky > 0) console.log(`${stats.flaky} passed only at a second attempt; at most ${flakyMax} may`);
  const failed = stats.unexpected + errors.length + (tolerated ? 0 : stats.flaky);
  const passed = stats.expected + (tolerated ? stats.flaky : 0);
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}
