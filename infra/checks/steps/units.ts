import { globSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { withNewestPostgres } from '../newest-postgres.ts';
import { findPostgres } from '../postgres.ts';
import { PROJECT } from '../project.ts';
import { findRedis } from '../redis.ts';
import { runTool } from '../run-tool.ts';
import { findProgram, HAPROXY, PGBOUNCER } from '../system-program.ts';
import type { Tally } from './step.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

export interface UnitTestsRun {
  /** Where the report of vitest is left. */
  readonly report: string;
  /** Of vitest: which files, which tests. */
  readonly args: readonly string[];
  /** What it prints: a point for each test, or each file with its tests. */
  readonly reporter?: 'dot' | 'default';
}

/** The programs that tests start, by the variables that name them; installed where they are missing. */
export async function servers(): Promise<Readonly<Record<string, string>>> {
  return {
    REDIS_SERVER_PATH: await findRedis(),
    POSTGRES_BIN: await findPostgres(),
    [HAPROXY.variable]: await findProgram(HAPROXY),
    [PGBOUNCER.variable]: await findProgram(PGBOUNCER),
  };
}

async function runVitest(
  { report, args, reporter = 'dot' }: UnitTestsRun,
  env: Readonly<Record<string, string>>,
): Promise<Tally> {
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  const reporters = [`--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await runTool('vitest', ['run', ...reporters, ...args], { env, report });
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(text);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + broken.length;
  return { passed: numPassedTests, failed: ok ? failed : Math.max(failed, 1) };
}

/** What vitest takes for the tests of a workspace. */
export const testsIn = (folder: string): string => `${join(PROJECT, folder)}${sep}`;

/** The tests beside the sources. */
export async function runUnitTests(run: UnitTestsRun): Promise<Tally> {
  return runVitest(run, await servers());
}

/** Where a version of the server could make a difference: what several writers, faults and migrations leave in the tables. */
const OF_THE_SERVER = [
  'kits/service/src/database/{engines,migrate,outages}.test.ts',
  'remotes/*/service/{deadline,engines,faults,list-append,races,repeats}.test.ts',
];

/** They wait for the server more than they work. */
const WORKERS = '--maxWorkers=4';

/** Some of the same tests on the newest PostgreSQL; all of them run on the one that the system has. */
export function runOnNewestPostgres(report: string): Promise<Tally> {
  return withNewestPostgres(async (programs) => {
    const args = [WORKERS, ...globSync(OF_THE_SERVER, { cwd: PROJECT })];
    return runVitest({ report, args }, { REDIS_SERVER_PATH: await findRedis(), POSTGRES_BIN: programs });
  });
}
