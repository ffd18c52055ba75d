import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { BANK_FOLDER } from '../load-bank.ts';

const PROJECT = join(BANK_FOLDER, '../..');
const QUESTION = 'content/bank/m1/numeros/precio-antes-del-descuento.ts';

const graphSchema = z.object({
  graph: z.object({
    nodes: z.record(
      z.string(),
      z.object({
        data: z.object({
          root: z.string(),
          targets: z.record(z.string(), z.object({ inputs: z.array(z.unknown()).optional() })),
        }),
      }),
    ),
    dependencies: z.record(z.string(), z.array(z.object({ target: z.string() }))),
  }),
});

type Graph = z.infer<typeof graphSchema>['graph'];

let graph: Graph;

/** Nx writes nowhere but in the project. */
const file = join(PROJECT, '.nx', `graph-of-bank-${process.pid}.json`);

beforeAll(async () => {
  const nx = join(PROJECT, 'node_modules/nx/dist/bin/nx.js');
  const env = { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' };
  await promisify(execFile)(process.execPath, [nx, 'graph', `--file=${file}`], { cwd: PROJECT, env });
  ({ graph } = graphSchema.parse(JSON.parse(await readFile(file, 'utf8'))));
});
afterAll(() => rm(file, { force: true }));

/** Of a project with all that it stands on: what `sources` and `^sources` of a target read. */
function foldersOf(name: string): readonly string[] {
  const reached = new Set([name]);
  for (const one of reached) for (const { target } of graph.dependencies[one] ?? []) reached.add(target);
  return [...reached].flatMap((one) => graph.nodes[one]?.data.root ?? []);
}

it('a reworded question changes nothing that a browser build or a service is made of', () => {
  const remotes = Object.entries(graph.nodes).filter(([, { data }]) => /^(?:remotes|shell)\//.test(data.root));
  expect(remotes.map(([name]) => name)).toContain('@travesia/remote-ensayos');
  for (const [name, { data }] of remotes) {
    expect(
      foldersOf(name).filter((folder) => QUESTION.startsWith(`${folder}/`)),
      name,
    ).toEqual([]);
    // Nor is a folder of the project named directly.
    const inputs = JSON.stringify(data.targets['build']?.inputs ?? []);
    expect(inputs, name).not.toMatch(/content|workspaceRoot\}\/(?:\*|\{)/);
  }
});

/** Their gates name mistakes of the bank. What they compile to has nothing of it, and stays the same to the byte. */
const COMPILED_WITH_IT = ['@travesia/content-cards', '@travesia/content-lessons'];

it('it changes the artifact, and nothing else but lessons and cards is compiled again', () => {
  const building = Object.entries(graph.nodes).filter(([, { data }]) => 'build' in data.targets);
  const stale = building.filter(([name]) => foldersOf(name).some((folder) => QUESTION.startsWith(`${folder}/`)));
  expect(stale.map(([name]) => name).sort()).toEqual(['@travesia/content-bank', ...COMPILED_WITH_IT]);
});
