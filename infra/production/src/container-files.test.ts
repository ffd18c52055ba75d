import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { PROJECT_ROOT } from '@travesia/infra-releases';
import { CONFIG_EXIT_CODE } from '@travesia/kit-service';
import { validate } from 'dockerfile-utils';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type ContainerFile, containerFiles } from './container-files.ts';
import { describeProduction, type Production } from './describe-production.ts';

let production: Production;
let files: readonly ContainerFile[];
beforeAll(async () => {
  production = await describeProduction();
  files = await containerFiles(production);
});

const close: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of close.splice(0).reverse()) await end();
});

it('there is one for each part, for migrations and for the pooler, and a builder understands it', () => {
  const names = [...production.parts.map(({ name }) => name), 'migrations', 'pgbouncer'];
  expect(files.map(({ name }) => name)).toEqual(names);
  for (const { name, text: content } of files) expect(validate(content), name).toEqual([]);
  expect(validate('FROM\nCOPY x')).not.toEqual([]);
});

it('none runs as root, and each begins with a version that is pinned', () => {
  for (const { name, text: content } of files) {
    expect(content, name).toMatch(/^USER (?:node|postgres)$/m);
    const bases = [...content.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    for (const base of bases) expect(base, name).toMatch(/^(?:node:24\.\d+\.\d+|debian):?-?bookworm-slim$/);
  }
});

/** What an image has: what its file copies, and packages of others, which are installed in it. */
async function layOut({ sources }: ContainerFile): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'travesia-image-'));
  close.push(() => rm(root, { recursive: true, force: true }));
  const modules = join(root, 'node_modules');
  await mkdir(join(modules, '@travesia'), { recursive: true });
  for (const name of await readdir(join(PROJECT_ROOT, 'node_modules'))) {
    if (name !== '@travesia') await symlink(join(PROJECT_ROOT, 'node_modules', name), join(modules, name));
  }
  for (const name of await readdir(join(PROJECT_ROOT, 'node_modules/@travesia'))) {
    const folder = relative('../..', await readlink(join(PROJECT_ROOT, 'node_modules/@travesia', name)));
    if (sources.includes(folder)) await symlink(join(root, folder), join(modules, '@travesia', name));
  }
  for (const source of sources) {
    await cp(join(PROJECT_ROOT, source), join(root, source), {
      recursive: true,
      filter: (path) => !/\/(?:node_modules|dist|dist-dev|\.data)$|\.test\.tsx?$/.test(path),
    });
    const own = join(PROJECT_ROOT, source, 'node_modules');
    await symlink(own, join(root, source, 'node_modules')).catch(() => {});
  }
  return root;
}

/** Each start costs seconds: one of them in the gate. */
const TRIED = process.env['SOAK'] ? Number.POSITIVE_INFINITY : 1;

it('each part starts from what its image has, as far as saying what it is not told', async () => {
  for (const file of files.filter(({ name, main }) => main !== undefined && name !== 'migrations').slice(0, TRIED)) {
    const { name, main = '' } = file;
    const root = await layOut(file);
    const child = spawn(process.execPath, [join(root, main)], { env: { NODE_ENV: 'production' }, stdio: 'pipe' });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(said, name).toMatch(/^Faltan [^\n]*\n$/);
    expect(code, name).toBe(CONFIG_EXIT_CODE);
  }
});

it.runIf(process.env['SOAK'])(
  'migrations start from what their image has, with the tables of everybody who keeps some',
  async () => {
    const file = files.find(({ name }) => name === 'migrations');
    if (!file?.main) throw new Error('no image of migrations');
    const root = await layOut(file);
    for (const { folder, needs } of production.parts) {
      if (needs.includes('database')) expect(file.sources).toContain(folder);
    }
    const env = { DATABASE_URL: 'postgres://nadie@127.0.0.1:9/nada', NODE_ENV: 'production' };
    const child = spawn(process.execPath, [join(root, file.main)], { env, stdio: 'pipe' });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(said).toMatch(/No se pudo preparar la base de datos de DATABASE_URL/);
    expect(code).toBe(1);
  },
);
