import { globSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { literally } from '../literally.ts';
import { withNewestPostgres } from '../newest-postgres.ts';
import { findPostgres } from '../postgres.ts';
import { PROJECT } from '../project.ts';
import { findRedis } from '../redis.ts';
import { runTool } from '../run-tool.ts';
import { findProgram, HAPROXY, PGBOUNCER } from '../system-program.ts';
import { FLAKY_MAX } from './flaky.ts';
import { withFolderInMemory } from './folder-in-memory.ts';
import type { Tally } from './step.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** Path of the file. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

export interface UnitTestsRun {
  /** Where the report of vitest is left. */
  readonly report: string;
  /** Of vitest: which files, which tests. */
  readonly args: readonly string[];
  /** What it prints: a point for each test, or each file with its tests. */
  readonly reporter?: 'dot' | 'default';
  /** `keep`: nothing of it is shown. */
  readonly output?: 'show' | 'keep';
}

/** The programs that tests start, by the variables that name them; installed where they are missing. */
export async function findServers(): Promise<Readonly<Record<string, string>>> {
  return {
    REDIS_SERVER_PATH: await findRedis(),
    POSTGRES_BIN: await findPostgres(),
    [HAPROXY.variable]: await findProgram(HAPROXY),
    [PGBOUNCER.variable]: await findProgram(PGBOUNCER),
  };
}

interface Results {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Whether vitest ended without a failure that is no test's: a file that does not load, an error outside of tests. */
  readonly isWhole: boolean;
}

interface Failure {
  readonly file: string;
  readonly test: string;
}

async function runVitest(
  { report, args, reporter = 'dot', output = 'show' }: UnitTestsRun,
  env: Readonly<Record<string, string>>,
): Promise<Results> {
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  const reporters = [`--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await runTool('vitest', ['run', ...reporters, ...args], { env, report, output });
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failures: [], isWhole: false };
  const { numPassedTests, testResults }: VitestReport = JSON.parse(text);
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title }) => ({ file: name, test: [...ancestorTitles, title].join(' > ') })),
  );
  const isWhole = testResults.every(
    ({ status, assertionResults }) => status !== 'failed' || assertionResults.some(({ status }) => status === 'failed'),
  );
  return { passed: numPassedTests, failures, isWhole: isWhole && ok === (failures.length === 0) };
}

/** Each of them alone, in a process of its own. */
async function passAlone(failures: readonly Failure[], run: UnitTestsRun, env: Readonly<Record<string, string>>) {
  const report = run.report.replace(/\.json$/, '-again.json');
  for (const { file, test } of failures) {
    const args = [file, '--testNamePattern', `^${literally(test)}$`];
    const again = await runVitest({ ...run, report, args }, env);
    if (!again.isWhole || again.failures.length > 0 || again.passed === 0) return false;
  }
  return true;
}

/** As tests of the browser are: a few that fail are run a second time, named, and count where they pass alone. */
function tallyOf(run: UnitTestsRun, programs: Readonly<Record<string, string>>): Promise<Tally> {
  return withFolderInMemory((inMemory) => tallyWith(run, { ...programs, ...inMemory }));
}

async function tallyWith(run: UnitTestsRun, env: Readonly<Record<string, string>>): Promise<Tally> {
  const { passed, failures, isWhole } = await runVitest(run, env);
  const failed = { passed, failed: Math.max(failures.length, 1) };
  if (!isWhole) return failed;
  if (failures.length === 0) return { passed, failed: 0 };
  if (failures.length > FLAKY_MAX || !(await passAlone(failures, run, env))) return failed;
  console.log(`${failures.length} passed only at a second attempt; at most ${FLAKY_MAX} may:`);
  for (const { file, test } of failures) console.log(`  ${relative(PROJECT, file)}: ${test}`);
  return { passed: passed + failures.length, failed: 0 };
}

/** What vitest takes for the tests of a workspace. */
export const testsIn = (folder: string): string => `${join(PROJECT, folder)}${sep}`;

/** The tests beside the sources. */
export async function runUnitTests(run: UnitTestsRun): Promise<Tally> {
  return tallyOf(run, await findServers());
}

/**
 * Where a version of the server could make a difference: what is in the tables after migrations, statements and repeats;
 * in a soak also after faults, deadlines and many writers.
 */
const OF_THE_SERVER = process.env['SOAK']
  ? [
      'kits/service/src/database/{engines,migrate,outages}.test.ts',
      'remotes/*/service/{deadline,engines,faults,list-append,races,repeats}.test.ts',
    ]
  : ['kits/service/src/database/{engines,migrate}.test.ts', 'remotes/*/service/{engines,list-append,repeats}.test.ts'];

/** They wait for the server more than they work. */
const WORKERS = '--maxWorkers=4';

/** Some of the same tests on the newest PostgreSQL; all of them run on the one that the system has. */
export function runOnNewestPostgres(report: string): Promise<Tally> {
  return withNewestPostgres(async (programs) => {
    const args = [WORKERS, ...globSync(OF_THE_SERVER, { cwd: PROJECT })];
    return tallyOf({ report, args }, { REDIS_SERVER_PATH: await findRedis(), POSTGRES_BIN: programs });
  });
}
