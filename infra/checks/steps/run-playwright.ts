import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runTool } from '../run-tool.ts';
import { FLAKY_MAX } from './flaky.ts';
import { type Tally, tally } from './step.ts';

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

export interface PlaywrightRun {
  /** File of the report that it leaves. */
  readonly report: string;
  readonly config: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Runs tests of a configuration of Playwright. */
export async function runPlaywright({ report, config, args, env }: PlaywrightRun): Promise<Tally> {
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  const all = ['test', '--config', config, '--reporter=dot,json', ...args];
  const { ok } = await runTool('playwright', all, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
  });
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return tally(false);
  const { stats, errors }: PlaywrightReport = JSON.parse(text);
  const tolerated = stats.flaky <= FLAKY_MAX;
  if (stats.flaky > 0) console.log(`${stats.flaky} passed only at a second attempt; at most ${FLAKY_MAX} may`);
  const failed = stats.unexpected + errors.length + (tolerated ? 0 : stats.flaky);
  const passed = stats.expected + (tolerated ? stats.flaky : 0);
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}
