import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runTool } from '../run-tool.ts';
import { FLAKY_MAX } from './flaky.ts';
import { type Tallies, type Tally, tally } from './step.ts';

interface Suite {
  readonly specs?: readonly { readonly file: string; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly Suite[];
}

interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly errors: readonly unknown[];
}

/** One test, whatever its number of attempts. */
interface Result {
  /** Relative to the project. */
  readonly file: string;
  /** `flaky`: passed at a second attempt. */
  readonly status: string;
}

const resultsOf = ({ specs = [], suites = [] }: Suite): readonly Result[] => [
  ...specs.flatMap(({ file, tests }) => tests.map(({ status }) => ({ file, status }))),
  ...suites.flatMap(resultsOf),
];

/** A few may pass at their second attempt. */
function tallyOf(results: readonly Result[]): Tally {
  const count = (wanted: string) => results.filter(({ status }) => status === wanted).length;
  const flaky = count('flaky');
  const tolerated = flaky <= FLAKY_MAX;
  if (flaky > 0) console.log(`${flaky} passed only at a second attempt; at most ${FLAKY_MAX} may`);
  return {
    passed: count('expected') + (tolerated ? flaky : 0),
    failed: count('unexpected') + (tolerated ? 0 : flaky),
  };
}

export interface PlaywrightRun {
  /** File of the report that it leaves. */
  readonly report: string;
  readonly config: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** @returns `null` where there is no report. */
async function run({ report, config, args, env }: PlaywrightRun) {
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  const all = ['test', '--config', config, '--reporter=dot,json', ...args];
  const { ok } = await runTool('playwright', all, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
  });
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return null;
  const { suites, errors }: PlaywrightReport = JSON.parse(text);
  return { ok, results: suites.flatMap(resultsOf), errors: errors.length };
}

/** Runs tests of a configuration of Playwright. */
export async function runPlaywright(of: PlaywrightRun): Promise<Tally> {
  const ran = await run(of);
  if (!ran) return tally(false);
  const { passed, failed } = tallyOf(ran.results);
  const failures = failed + ran.errors;
  return { passed, failed: ran.ok ? failures : Math.max(failures, 1) };
}

/**
 * Runs tests of several folders as one. What failed and is no test's, such as a file that does not load, is a failure of
 * each of them.
 */
export async function runPlaywrightTogether(of: PlaywrightRun, folders: readonly string[]): Promise<Tallies> {
  const ran = await run(of);
  return Object.fromEntries(
    folders.map((folder) => {
      if (!ran) return [folder, tally(false)];
      const { passed, failed } = tallyOf(ran.results.filter(({ file }) => file.startsWith(`${folder}/`)));
      const isOutside = ran.errors > 0 || (!ran.ok && ran.results.every(({ status }) => status !== 'unexpected'));
      return [folder, { passed, failed: failed + (isOutside ? 1 : 0) }];
    }),
  );
}
