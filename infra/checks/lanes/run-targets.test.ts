import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT } from '../project.ts';
import type { LaneWorkspace } from '../workspaces.ts';
import { runTargets, withoutStored } from './run-targets.ts';

const workspace = (name: string): LaneWorkspace => ({ name, folder: name, targets: ['test'] });
const LANE = [workspace('one')];

/** Passes where the file `verdict`, which is no input, says so. Counts its runs. */
const TARGET = `
  const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
  const together = process.env.TRAVESIA_TESTED_TOGETHER;
  if (together === 'ask') process.exit(1);
  if (together) {
    const { two } = JSON.parse(readFileSync(together, 'utf8'));
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/test.json', JSON.stringify({ ...two, run: process.env.TRAVESIA_TEST_RUN }));
    process.exit(two.failed);
  }
  const passes = existsSync('verdict');
  appendFileSync('runs', 'x');
  if (!existsSync('silent')) {
    mkdirSync('test-results', { recursive: true });
    const tally = { passed: passes ? 7 : 5, failed: passes ? 0 : 2, run: process.env.TRAVESIA_TEST_RUN };
    writeFileSync('test-results/test.json', JSON.stringify(tally));
  }
  process.exitCode = passes ? 0 : 1;
`;

let root: string;

const write = (file: string, content: string | object) =>
  writeFile(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
const verify = () => runTargets('test', LANE, { root, print: () => {} });
const runs = async () => (await readFile(join(root, 'one/runs'), 'utf8')).length;

async function makeWorkspace(folder: string): Promise<void> {
  await mkdir(join(root, folder));
  const test = {
    command: 'node target.cjs',
    options: { cwd: folder },
    cache: true,
    inputs: ['{projectRoot}/**/*'],
    outputs: ['{projectRoot}/test-results/test.json'],
  };
  await write(`${folder}/package.json`, { name: folder, nx: { targets: { test } } });
  await write(`${folder}/target.cjs`, TARGET);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'travesia-run-targets-'));
  await symlink(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  await write('package.json', { name: 'root', private: true, workspaces: ['one', 'two'] });
  await write('.gitignore', 'node_modules\n.nx\nruns\nverdict\nsilent\ntest-results\n');
  await write('nx.json', { analytics: false, neverConnectToCloud: true, useInferencePlugins: false });
  await makeWorkspace('one');
  execFileSync('git', ['init', '--quiet'], { cwd: root });
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('a result that is stored', () => {
  it('is never a failure: what failed runs again, and what passed does not until something changes', async () => {
    expect(await verify()).toEqual({ passed: 5, failed: 2, cached: 0 });

    // No input: what was stored would be taken.
    await write('one/verdict', 'passes');
    expect(await verify()).toEqual({ passed: 7, failed: 0, cached: 0 });
    expect(await verify()).toEqual({ passed: 7, failed: 0, cached: 7 });
    expect(await runs()).toBe(2);

    await write('one/source.ts', 'export {};');
    await rm(join(root, 'one/verdict'));
    expect(await verify()).toEqual({ passed: 5, failed: 2, cached: 0 });
  });

  it('is not taken from an earlier run that left it, where this one left none', async () => {
    await mkdir(join(root, 'one/test-results'));
    await write('one/test-results/test.json', { passed: 7, failed: 0, run: 'earlier' });
    await write('one/verdict', 'passes');
    await write('one/silent', '');
    expect(await verify()).toEqual({ passed: 0, failed: 1, cached: 0 });
  });
});

it('is asked for first where several are verified together: those that have none are, and theirs is stored too', async () => {
  await write('one/verdict', 'passes');
  await verify();
  await makeWorkspace('two');
  const asked: (readonly string[])[] = [];
  const verifyBoth = (failed: number) =>
    runTargets('test', [...LANE, workspace('two')], {
      root,
      print: () => {},
      async together(folders) {
        asked.push(folders);
        return { two: { passed: 3, failed } };
      },
    });
  expect(await verifyBoth(1)).toEqual({ passed: 10, failed: 1, cached: 7 });
  expect(await verifyBoth(0)).toEqual({ passed: 10, failed: 0, cached: 7 });
  expect(await verifyBoth(0)).toEqual({ passed: 10, failed: 0, cached: 10 });
  expect(asked).toEqual([['two'], ['two']]);
});

it('prints what ran, and of what is stored only that it is', () => {
  const lines: string[] = [];
  const print = withoutStored((line) => lines.push(line));
  const printed = [
    '> nx run a:test  [local cache]',
    'of a',
    '',
    '> nx run b:test',
    'of b',
    ' NX   Nx detected 1 flaky task',
    '  b:test',
    ' NX   Ran target',
  ];
  for (const line of printed) print(line);
  expect(lines).toEqual(['> nx run a:test  [local cache]', '> nx run b:test', 'of b', ' NX   Ran target']);
});
