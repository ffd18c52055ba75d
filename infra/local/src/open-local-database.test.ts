import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GOALS_PATH, SESSION_COOKIE } from '@travesia/contracts/slices';
import { openLocalKeys, openStore } from '@travesia/infra-releases';
import { StartError } from '@travesia/kit-service';
import { SAMPLE_PROJECT, samplePayload, startPostgresServer, unsignedToken } from '@travesia/kit-service/testing';
import { readConfig } from '@travesia/session-service';
import { afterEach, expect, it } from 'vitest';
import { createPlatform } from './create-platform.ts';
import { openLocalDatabase } from './open-local-database.ts';

const ORIGIN = 'http://localhost:4000';
/** Medicina, Universidad de Chile. */
const PROGRAM = '11083';

const close: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of close.splice(0).reverse()) await end();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'travesia-local-'));
  close.push(() => rm(folder, { recursive: true }));
  return folder;
}

it('is of one start at a time, and has its tables from the first one on', async () => {
  const folder = await newFolder();
  const applied: string[] = [];
  const open = () => openLocalDatabase({}, folder, (name) => applied.push(name));
  const first = await open();
  const all = [...applied];
  expect(all).toEqual(expect.arrayContaining(['carreras: 0001-student-data.sql', 'ensayos: 0001-attempts.sql']));
  await expect(open()).rejects.toThrow(/Otra Travesía usa los datos/);
  await first.close();
  const second = await open();
  await second.close();
  expect(applied).toEqual(all);
});

it('is asked for by name in production, and must answer', async () => {
  await expect(openLocalDatabase({ NODE_ENV: 'production' }, '/nowhere')).rejects.toThrow(/^Falta DATABASE_URL/);
  const down = openLocalDatabase({ DATABASE_URL: 'postgres://ana:secreta@127.0.0.1:9/travesia' }, '/nowhere');
  await expect(down).rejects.toThrow(StartError);
  await expect(down).rejects.not.toThrow(/secreta/);
});

it('lets the platform serve the slices that keep data', async () => {
  const postgres = await startPostgresServer();
  close.push(() => postgres.close());
  const database = await openLocalDatabase({ DATABASE_URL: postgres.url }, '/nowhere');
  const config = readConfig({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9', FIREBASE_PROJECT_ID: SAMPLE_PROJECT });
  if (config.status === 'refused') throw new Error(config.sentences.join());
  const { settings } = config;
  const folder = await newFolder();
  const { releases: store } = await openStore(folder, { keys: await openLocalKeys(join(folder, 'keys')) });
  const accounts = { settings, identity: settings.identity, close: async () => {} };
  const app = await createPlatform({
    name: 'local',
    origin: ORIGIN,
    store,
    accounts,
    database,
    log: { level: 'silent' },
  });
  close.push(() => app.close());

  const cookie = `${SESSION_COOKIE}=${unsignedToken(samplePayload('session-cookie', Math.floor(Date.now() / 1000)))}`;
  const answer = await app.inject({
    method: 'PUT',
    url: GOALS_PATH,
    headers: { origin: ORIGIN, cookie },
    payload: { programIds: [PROGRAM] },
  });
  expect(answer.json()).toMatchObject({
    goals: [{ programId: PROGRAM, program: { university: 'Universidad de Chile' } }],
  });
  expect((await app.inject(GOALS_PATH)).statusCode).toBe(401);
  expect((await app.inject({ url: '/api/carreras/nada', headers: { cookie } })).statusCode).toBe(404);
});
