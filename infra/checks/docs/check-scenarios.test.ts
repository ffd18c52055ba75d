import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkScenarios } from './check-scenarios.ts';

/** Put together, so that this file has none of its own. */
const code = (letter: string, number: string) => `${letter}-${number}`;
const RESTART = code('X', '09');
const CLOCK = code('X', '02');

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scenarios-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const list = (...rows: readonly string[]) =>
  write('docs/scenarios.md', `| Code | What | Tested in |\n| --- | --- | --- |\n${rows.join('\n')}\n`);

it('finds nothing where each code is listed with the tests that have it', () => {
  write('a/faults.test.ts', `it('${RESTART} the service restarts', () => {});`);
  write('a/e2e/restart.spec.ts', `test('${RESTART} the attempt goes on', () => {});`);
  list(`| ${RESTART} | a restart | [faults.test.ts][f], [restart.spec.ts][r] |`);
  expect(checkScenarios(root)).toEqual([]);
});

it('names the test of a code that is not listed, or listed without it', () => {
  write('a/faults.test.ts', `it('${RESTART} the service restarts', () => {});`);
  write('a/clock.test.ts', `it('${CLOCK} the clock is wrong', () => {});`);
  list(`| ${RESTART} | a restart | |`);
  expect(checkScenarios(root)).toEqual([
    expect.stringContaining(`${CLOCK} is tested in a/clock.test.ts`),
    expect.stringContaining(`${RESTART} is tested in a/faults.test.ts`),
  ]);
});

it('names the test that is listed and does not have the code any more', () => {
  write('a/faults.test.ts', `it('the service restarts', () => {});`);
  list(`| ${RESTART} | a restart | [faults.test.ts][f] |`);
  expect(checkScenarios(root)).toEqual([expect.stringContaining(`faults.test.ts has no ${RESTART}`)]);
});
