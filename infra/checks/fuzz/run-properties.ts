import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findPostgres } from '../postgres.ts';
import { PROJECT } from '../project.ts';
import { findRedis } from '../redis.ts';
import { runTool } from '../run-tool.ts';
import type { BatchRun, FoundFailure } from './fuzz.ts';
import { SEED_VARIABLE } from './fuzz-seed.ts';
import { PROPERTIES_VARIABLE, type PropertyRun } from './property-run.ts';

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

const within = (file: string) => relative(PROJECT, file);

/** A seed may draw what takes long, and many seeds are tried beside other work: only `timeoutMs` ends a test. */
const PATIENT: readonly string[] = ['--testTimeout=0', '--hookTimeout=0'];

/** Lines of what was being written when it was ended may be cut. */
function parseLines(text: string): readonly PropertyRun[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as PropertyRun] : [];
    } catch {
      return [];
    }
  });
}

/**
 * Runs the tests of some files from one seed. After `timeoutMs` they are ended: what was found until then is told. What
 * they leave in temporary folders goes with them.
 */
export async function runProperties(
  files: readonly string[],
  options: { readonly seed: number; readonly test?: string; readonly timeoutMs: number },
): Promise<BatchRun> {
  const { seed, test, timeoutMs } = options;
  const folder = await mkdtemp(join(tmpdir(), 'travesia-fuzz-'));
  // Servers that tests start may run as another user.
  await chmod(folder, 0o1777);
  try {
    const [reportFile, log] = [join(folder, 'report.json'), join(folder, 'properties.jsonl')];
    const name = test === undefined ? [] : ['--testNamePattern', test.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')];
    const { output } = await runTool(
      'vitest',
      ['run', '--reporter=json', `--outputFile.json=${reportFile}`, ...PATIENT, ...name, ...files],
      {
        env: {
          [SEED_VARIABLE]: String(seed),
          [PROPERTIES_VARIABLE]: log,
          TMPDIR: folder,
          REDIS_SERVER_PATH: await findRedis(),
          POSTGRES_BIN: await findPostgres(),
        },
        output: 'keep',
        timeoutMs,
      },
    );
    const properties = parseLines(await readFile(log, 'utf8').catch(() => ''));
    const text = await readFile(reportFile, 'utf8').catch(() => null);
    const sums = { properties: properties.length, runs: properties.reduce((sum, { runs }) => sum + runs, 0) };
    const found = (file: string, test: string, message: string): FoundFailure => {
      const property = properties.find((one) => one.path !== null && within(one.file) === file && one.test === test);
      return { file, test, seed, path: property?.path ?? null, message };
    };
    if (text === null) {
      const broken = properties.filter(({ path }) => path !== null);
      return {
        ...sums,
        isWhole: false,
        seconds: new Map(),
        failures: broken.map(({ file, test }) => found(within(file), test, '')),
        output,
      };
    }
    const { testResults }: Report = JSON.parse(text);
    const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === 'failed');
      if (status === 'failed' && failed.length === 0) return [found(within(name), '', message)];
      return failed.map(({ fullName, failureMessages }) =>
        found(within(name), fullName, failureMessages?.join('\n') ?? ''),
      );
    });
    const seconds = new Map(
      testResults.map(({ name, startTime, endTime }) => [within(name), (endTime - startTime) / 1000] as const),
    );
    return { ...sums, isWhole: true, seconds, failures, output };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
