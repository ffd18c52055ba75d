import { globSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withNewestPostgres } from '../newest-postgres.ts';
import { findPostgres } from '../postgres.ts';
import { PROJECT, SCRATCH } from '../project.ts';
import { findRedis } from '../redis.ts';
import { runTool } from '../run-tool.ts';
import type { Step, Tally } from './step.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** `args` of vitest: all files where none is named. */
async function runTests(name: string, postgres: string, args: readonly string[] = []): Promise<Tally> {
  const reportFile = join(SCRATCH, `${name}.json`);
  await mkdir(SCRATCH, { recursive: true });
  await rm(reportFile, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const env = { REDIS_SERVER_PATH: await findRedis(), POSTGRES_BIN: postgres };
  const { ok } = await runTool('vitest', ['run', ...reporters, ...args], { env, report: reportFile });
  const text = await readFile(reportFile, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1 };
  const report: VitestReport = JSON.parse(text);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + broken.length;
  return { passed: report.numPassedTests, failed: ok ? failed : Math.max(failed, 1) };
}

/** The tests beside the sources. */
export const units: Step = {
  name: 'units',
  run: async () => runTests('units', await findPostgres()),
};

/** Where a version of the server could make a difference: what several writers, faults and migrations leave in the tables. */
const OF_THE_SERVER = [
  'kits/service/src/database/{engines,migrate,outages}.test.ts',
  'remotes/*/service/{deadline,engines,faults,list-append,races,repeats}.test.ts',
];

/** They wait for the server more than they work. */
const WORKERS = '--maxWorkers=4';

/** Some of the same tests on the newest PostgreSQL; all of them run on the one that the system has. */
export const newestPostgres: Step = {
  name: 'newest-postgres',
  run: () =>
    withNewestPostgres((programs) =>
      runTests('newest-postgres', programs, [WORKERS, ...globSync(OF_THE_SERVER, { cwd: PROJECT })]),
    ),
};
