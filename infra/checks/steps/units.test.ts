import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runUnitTests } from './units.ts';

const FIXTURE = 'infra/checks/steps/fixtures/fails-before.test.ts';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'travesia-units-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Each name fails before that attempt of it. */
function run(passesAt: string) {
  vi.stubEnv('FAILS_BEFORE', `${join(folder, 'attempts')}:${passesAt}`);
  return runUnitTests({ report: join(folder, 'report.json'), args: [FIXTURE], output: 'keep' });
}

it.each([
  ['that passes at its second attempt counts, and is named', 'shy=2', { passed: 4, failed: 0 }],
  ['that passes at its third does not', 'shy=3', { passed: 3, failed: 1 }],
  ['more than two do not', 'shy=2,shyer=2,shyest=2', { passed: 1, failed: 3 }],
])('a test %s', async (_, passesAt, tally) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run(passesAt)).toEqual(tally);
  const printed = print.mock.calls.flat().join('\n');
  expect(printed.includes('one (of many) > is shy')).toBe(tally.failed === 0);
});
