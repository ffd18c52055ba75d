import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findPostgres } from '../postgres.ts';
import { SCRATCH } from '../project.ts';
import { findRedis } from '../redis.ts';
import { runTool } from '../run-tool.ts';
import type { Step } from './step.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** The tests beside the sources. */
export const units: Step = {
  name: 'units',
  async run() {
    const reportFile = join(SCRATCH, 'units.json');
    await mkdir(SCRATCH, { recursive: true });
    await rm(reportFile, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
    const env = { REDIS_SERVER_PATH: await findRedis(), POSTGRES_BIN: await findPostgres() };
    const { ok } = await runTool('vitest', ['run', ...reporters], { env });
    const text = await readFile(reportFile, 'utf8').catch(() => null);
    if (text === null) return { passed: 0, failed: 1 };
    const report: VitestReport = JSON.parse(text);
    const broken = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    const failed = report.numFailedTests + broken.length;
    return { passed: report.numPassedTests, failed: ok ? failed : Math.max(failed, 1) };
  },
};
