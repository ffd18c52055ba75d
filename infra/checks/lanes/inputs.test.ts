import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT } from '../project.ts';
import type { LaneWorkspace } from '../workspaces.ts';
import { testInputsOf } from './nx-plugin.ts';
import { runTargets } from './run-targets.ts';

/** Workspaces, and on whom each depends. */
const DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  contracts: [],
  'infra/a': [],
  'kits/a': ['contracts'],
  'remotes/a': ['kits/a'],
  'remotes/b': ['contracts'],
};

const nameOf = (folder: string) => `@probe/${folder.replace('/', '-')}`;

const LANE: readonly LaneWorkspace[] = Object.keys(DEPENDENCIES).map((folder) => ({
  name: nameOf(folder),
  folder,
  targets: ['test'],
}));

/** Says who ran, beside what a target leaves. */
const TARGET = `
  const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
  appendFileSync('../'.repeat(process.argv[2].split('/').length) + 'ran', process.argv[2] + ' ');
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/test.json', JSON.stringify({ passed: 1, failed: 0, run: process.env.TRAVESIA_TEST_RUN }));
`;

let root: string;

async function write(file: string, content: string | object): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

/** Which workspaces were tested, and not taken from the cache. */
async function tested(): Promise<readonly string[]> {
  await write('ran', '');
  const lines: string[] = [];
  const { failed } = await runTargets('test', LANE, { root, print: (line) => lines.push(line) });
  expect(failed, lines.join('\n')).toBe(0);
  return (await readFile(join(root, 'ran'), 'utf8')).trim().split(' ').filter(Boolean).sort();
}

/** Small workspaces under the inputs that the project's own have. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'travesia-inputs-'));
  await cp(join(PROJECT, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  const { plugins: _, ...nx } = JSON.parse(await readFile(join(PROJECT, 'nx.json'), 'utf8'));
  await write('nx.json', nx);
  await write('package.json', {
    name: 'root',
    private: true,
    workspaces: ['contracts', 'infra/*', 'kits/*', 'remotes/*'],
  });
  await write('.gitignore', 'node_modules\n.nx\nran\ntest-results\n');
  await write('target.cjs', TARGET);
  for (const [folder, dependencies] of Object.entries(DEPENDENCIES)) {
    await write(`${folder}/package.json`, {
      name: nameOf(folder),
      version: '0.1.0',
      dependencies: Object.fromEntries(dependencies.map((one) => [nameOf(one), '*'])),
      nx: {
        targets: {
          test: {
            command: `node ${join(root, 'target.cjs')} ${folder}`,
            options: { cwd: folder },
            outputs: ['{projectRoot}/test-results/test.json'],
            inputs: testInputsOf(folder),
          },
        },
      },
    });
    await write(`${folder}/source.ts`, 'export {};');
    await write(`${folder}/source.test.ts`, 'export {};');
  }
  await symlink(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
});

afterAll(() => rm(root, { recursive: true, force: true }));

it('what is tested again is what changed and what depends on it, and nobody else', async () => {
  expect(await tested()).toEqual(['contracts', 'infra/a', 'kits/a', 'remotes/a', 'remotes/b']);
  await write('kits/a/source.ts', 'export const a = 1;');
  expect(await tested()).toEqual(['infra/a', 'kits/a', 'remotes/a']);

  await write('remotes/a/source.ts', 'export const a = 1;');
  expect(await tested()).toEqual(['infra/a', 'remotes/a']);

  // Texts are nobody's, and tests their own workspace's alone.
  await write('kits/a/README.md', '# A');
  await write('contracts/source.test.ts', 'export const a = 1;');
  expect(await tested()).toEqual(['contracts']);

  await write('package-lock.json', { lockfileVersion: 3, packages: {} });
  expect(await tested()).toHaveLength(LANE.length);
});
