import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseDocument } from '@travesia/contracts/release';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRevisionMemory } from '../store/revision-memory.ts';
import { REGISTRY_FILE, revisionPath } from '../store/store-layout.ts';
import { createLiveStore, createSampleEdge, type SampleEdge } from '../testing/sample-edge.ts';
import { createSampleStore, type SampleStore, sampleRemote, sampleShell } from '../testing/sample-store.ts';

/** What a team and an operator are promised. */
const PROMISED_MS = 2_000;

async function within(check: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await check())) {
    if (performance.now() - start > PROMISED_MS) throw new Error(`not within ${PROMISED_MS} ms`);
    await sleep(25);
  }
  return performance.now() - start;
}

describe('what is live', () => {
  let sample: SampleStore;
  let shell: ReleaseDocument;
  let remote: ReleaseDocument;
  let edge: SampleEdge;
  let app: FastifyInstance;

  const pointers = (stable: string, lastGood?: string) => ({
    herramientas: { stable, prefixes: ['/herramientas'], ...(lastGood !== undefined && { lastGood }) },
  });
  const body = async (url: string) => (await app.inject(url)).body;
  const build = async (): Promise<string> => (await app.inject('/builds/latest.json')).json().id;

  beforeEach(async () => {
    ({ sample, shell, remote } = await createLiveStore());
    edge = await createSampleEdge(sample);
    app = edge.app;
  });
  afterEach(async () => {
    await app.close();
    await sample.remove();
  });

  it('follows a promote within two seconds, without a restart', async () => {
    const first = await build();
    const next = await sample.publish({
      ...sampleRemote,
      version: '1.1.0',
      routes: [...sampleRemote.routes, { path: '/herramientas/nueva', page: 'mias', title: 'Nueva', access: 'public' }],
      prerendered: { '/herramientas': { html: '<h1>Otra cara</h1>', head: { title: 'Otra cara' } } },
    });
    expect((await app.inject('/herramientas/nueva')).statusCode).toBe(404);
    await sample.promote({ stable: shell.id }, pointers(next.id));
    await within(async () => (await body('/herramientas')).includes('Otra cara'));
    expect((await app.inject('/herramientas/nueva')).statusCode).toBe(200);
    expect(await build()).not.toBe(first);
    await sample.promote({ stable: shell.id }, pointers(remote.id));
    await within(async () => (await body('/herramientas')).includes('<h1>Herramientas</h1>'));
    expect((await app.inject('/herramientas/nueva')).statusCode).toBe(404);
  });

  it('stays as it was when a revision cannot be used', async () => {
    const before = await build();
    await writeFile(join(sample.folder, 'registry.json'), '{"schema":1');
    await within(async () => edge.log().some(({ msg }) => msg === 'registry refused'));
    expect(await build()).toBe(before);
    await sample.promote({ stable: '9.9.9-01234567' }, pointers(remote.id));
    await within(async () => edge.log().some(({ remote: name, msg }) => name === 'shell' && msg === 'release refused'));
    await rm(join(sample.folder, 'registry.json'));
    await sleep(600);
    expect(await build()).toBe(before);
    expect((await app.inject('/herramientas')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await sample.promote({ stable: shell.id });
    await within(async () => (await build()) !== before);
  });

  it('serves the last verified revision while the registry is forged or set back', async () => {
    const file = join(sample.folder, REGISTRY_FILE);
    const old = await readFile(file, 'utf8');
    await sample.promote({ stable: shell.id });
    await within(async () => (await build()).startsWith('r2-'));
    const before = await build();
    const refusals = () => edge.log().filter(({ msg }) => msg === 'registry refused');
    await writeFile(file, old);
    await within(async () => refusals().length === 1);
    await writeFile(file, old.replace('"revision":1', '"revision":9'));
    await within(async () => refusals().length === 2);
    expect(refusals()).toMatchObject([
      { level: 'error', reason: expect.stringContaining('goes back to revision 1 from 2'), live: before },
      { level: 'error', reason: expect.stringContaining('revision 9: is not what key'), live: before },
    ]);
    expect(await build()).toBe(before);
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json().checks.registry).toBe('degraded: revision 2 is served, 9 was refused');
    await sample.promote({ stable: shell.id }, pointers(remote.id));
    await within(async () => (await build()).startsWith('r3-'));
    expect((await app.inject('/readyz')).json().checks.registry).toBe('ok');
  });

  it('leaves out the one release that is broken, says which, and the rest goes on', async () => {
    const broken = await sample.publish({ ...sampleRemote, version: '1.2.0' });
    const file = join(sample.folder, 'releases', 'herramientas', broken.id, 'release.json');
    await writeFile(file, JSON.stringify({ ...broken, entry: '../fuera.js' }));
    await sample.promote({ stable: shell.id }, pointers(broken.id));
    const person = { url: '/herramientas', headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } };
    await within(async () => (await app.inject(person)).statusCode === 500);
    expect((await app.inject('/')).statusCode).toBe(200);
    expect((await app.inject('/nada')).statusCode).toBe(404);
    expect((await app.inject({ url: '/herramientas', headers: { 'user-agent': 'Googlebot/2.1' } })).statusCode).toBe(
      503,
    );
    const line = edge.log().find(({ msg }) => msg === 'release refused');
    expect(line).toMatchObject({ level: 'error', remote: 'herramientas', version: broken.id, phase: 'resolve' });
    expect(JSON.stringify(line)).toMatch(/entry: not the name of a file/);
  });

  it('falls back to the release that was good before', async () => {
    await sample.promote({ stable: shell.id }, pointers('9.9.9-01234567', remote.id));
    await within(async () => edge.log().some(({ version }) => version === '9.9.9-01234567'));
    await within(async () => (await build()).startsWith('r2-'));
    expect((await app.inject('/herramientas')).statusCode).toBe(200);
  });

  it('gives a team nothing outside its prefixes', async () => {
    const greedy = await sample.publish({
      ...sampleRemote,
      version: '1.3.0',
      routes: [...sampleRemote.routes, { path: '/carreras', page: 'mias', title: 'Ajena', access: 'public' }],
    });
    await sample.promote({ stable: shell.id }, pointers(greedy.id));
    await within(async () => (await build()).startsWith('r2-'));
    expect((await app.inject('/carreras')).statusCode).toBe(404);
    expect(await body('/herramientas')).not.toContain('/carreras');
    expect(edge.log()).toContainEqual(
      expect.objectContaining({ msg: 'route refused', remote: 'herramientas', route: '/carreras' }),
    );
  });
});

it('is nothing older than what this edge served before it started, and then it is not ready', async () => {
  const { sample, shell } = await createLiveStore();
  const revisionMemory = openRevisionMemory(join(sample.folder, 'served.json'));
  const old = await readFile(join(sample.folder, REGISTRY_FILE));
  await sample.promote({ stable: shell.id });
  await (await createSampleEdge(sample, { revisionMemory })).app.close();
  await writeFile(join(sample.folder, REGISTRY_FILE), old);
  await rm(join(sample.folder, revisionPath(2)));
  const { app, log } = await createSampleEdge(sample, { revisionMemory });
  expect((await app.inject('/')).statusCode).toBe(503);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect(log()).toContainEqual(
    expect.objectContaining({
      msg: 'registry refused',
      reason: expect.stringContaining('goes back to revision 1 from 2'),
    }),
  );
  await app.close();
  await sample.remove();
});

it('begins when the first shell is promoted', async () => {
  const sample = await createSampleStore();
  const { app } = await createSampleEdge(sample);
  expect((await app.inject('/')).statusCode).toBe(503);
  const shell = await sample.publish(sampleShell);
  await sample.promote({ stable: shell.id });
  await within(async () => (await app.inject('/')).statusCode === 200);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await app.close();
  await sample.remove();
});
