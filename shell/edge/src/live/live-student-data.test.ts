import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { STUDENT_DATA_PATH, type StudentDataPlace } from '@travesia/contracts/release';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSampleEdge } from '../testing/sample-edge.ts';
import {
  createSampleStore,
  type SampleRelease,
  type SampleStore,
  sampleRemote,
  sampleShell,
} from '../testing/sample-store.ts';

const LIBRARY: StudentDataPlace = { area: 'Biblioteca', path: '/api/biblioteca/data' };
const WITH_RECORDS: StudentDataPlace = { ...LIBRARY, database: 'travesia-biblioteca' };
const GAMES: StudentDataPlace = { area: 'Juegos', path: '/api/juegos/data' };

let sample: SampleStore;
let shell: string;
const edges: FastifyInstance[] = [];
beforeEach(async () => {
  sample = await createSampleStore();
  shell = (await sample.publish(sampleShell)).id;
});
afterEach(async () => {
  for (const app of edges.splice(0)) await app.close();
  await sample.remove();
});

const publish = async (name: string, more: Partial<SampleRelease> = {}) =>
  (await sample.publish({ ...sampleRemote, name, routes: [], ...more })).id;
const pointerTo = (stable: string, more: object = {}) => ({ stable, prefixes: ['/herramientas'], ...more });

async function ask(options: Parameters<typeof createSampleEdge>[1] = {}) {
  const { app } = await createSampleEdge(sample, options);
  edges.push(app);
  return app.inject(STUDENT_DATA_PATH);
}

it('is what the releases of all remotes say they keep, in the order of their areas, and never stored', async () => {
  const games = await publish('juegos', { studentData: GAMES });
  const library = await publish('biblioteca', { studentData: LIBRARY });
  const tools = await publish('herramientas');
  await sample.promote(
    { stable: shell },
    { juegos: pointerTo(games), herramientas: pointerTo(tools), biblioteca: pointerTo(library) },
  );
  const answer = await ask();
  expect(answer.json()).toEqual([LIBRARY, GAMES]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('holds what a canary and the release before keep, once each', async () => {
  const stable = await publish('biblioteca');
  const canary = await publish('biblioteca', { studentData: WITH_RECORDS });
  const lastGood = await publish('biblioteca', { version: '0.9.0', studentData: WITH_RECORDS });
  await sample.promote(
    { stable: shell },
    { biblioteca: pointerTo(stable, { lastGood, canary: { release: canary, percent: 1 } }) },
  );
  expect((await ask()).json()).toEqual([WITH_RECORDS]);
});

it('knows what the releases keep that were published before releases said it', async () => {
  const stable = await publish('ensayos', { contractMinor: 5 });
  const other = await publish('juegos', { contractMinor: 5 });
  const silent = await publish('carreras');
  await sample.promote(
    { stable: shell },
    { ensayos: pointerTo(stable), juegos: pointerTo(other), carreras: pointerTo(silent) },
  );
  expect((await ask()).json()).toEqual([{ area: 'Ensayos', path: '/api/ensayos/data', database: 'travesia-ensayos' }]);
});

it('holds what a remote kept that was withdrawn, and says that it was', async () => {
  const library = await publish('biblioteca', { studentData: LIBRARY });
  await sample.promote({ stable: shell }, { biblioteca: pointerTo(library) });
  await sample.promote({ stable: shell });
  expect((await ask()).json()).toEqual([{ ...LIBRARY, withdrawn: true }]);
});

it('is not told while a release that students have cannot be read: who deletes an account would leave something', async () => {
  const library = await publish('biblioteca', { studentData: LIBRARY });
  await sample.promote({ stable: shell }, { biblioteca: pointerTo(library) });
  await rm(join(sample.folder, 'releases/biblioteca', library, 'release.json'));
  const answer = await ask();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('30');
});

it('holds what a remote under development keeps, in place of its releases', async () => {
  const library = await publish('biblioteca', { studentData: WITH_RECORDS });
  await sample.promote({ stable: shell }, { biblioteca: pointerTo(library) });
  const resolved = {
    name: 'biblioteca',
    version: '0.0.0',
    id: '0.0.0-00000000',
    channel: 'development',
    base: 'http://127.0.0.1:4300/',
    contract: 1,
    entry: ['entry.js', ''],
    container: 'remote_biblioteca',
    routes: [],
    pages: {},
  } as const;
  const current = { resolved, prerendered: new Set<string>(), fragmentAt: async () => null, studentData: LIBRARY };
  const overrides = [{ current: () => current, onChange: () => undefined }];
  expect((await ask({ overrides })).json()).toEqual([LIBRARY]);
});
