import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT } from '../project.ts';
import type { LaneWorkspace } from '../workspaces.ts';
import { runTargets, withoutStored } from './run-targets.ts';

const LANE: readonly LaneWorkspace[] = [{ name: 'one', folder: 'one', targets: ['test'] }];

/** Passes where the file `verdict`, which is no input, says so. Counts its runs. */
const TARGET = `
  const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
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

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'travesia-run-targets-'));
  await mkdir(join(root, 'one'));
  await symlink(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  await write('package.json', { name: 'root', private: true, workspaces: ['one'] });
  await write('.gitignore', 'node_modules\n.nx\nruns\nverdict\nsilent\ntest-results\n');
  await write('nx.json', { analytics: false, neverConnectToCloud: true, useInferencePlugins: false });
  const test = {
    command: 'node target.cjs',
    options: { cwd: 'one' },
    cache: true,
    inputs: ['{projectRoot}/**/*'],
    outputs: ['{projectRoot}/test-results/test.json'],
  };
  await write('one/package.json', { name: 'one', nx: { targets: { test } } });
  await write('one/target.cjs', TARGET);
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

it('prints what ran, and of what is stored only that it is', () => {
  const lines: string[] = [];
  const print = withoutStored((line) => lines.push(line));
  const printed = ['> nx run a:test  [local cache]', 'of a', '', '> nx run b:test', 'of b', ' NX   Ran target'];
  for (const line of printed) print(line);
  expect(lines).toEqual(['> nx run a:test  [local cache]', '> nx run b:test', 'of b', ' NX   Ran target']);
});
