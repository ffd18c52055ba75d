import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { profileStepPath, SCORE_ESTIMATES_PATH, WEEKLY_MAIL_PATH } from '@travesia/contracts/slices';
import { createFolderTransport, readStoredMails } from '@travesia/kit-mail';
import { createServiceKeys, type ServiceCalls } from '@travesia/kit-service';
import { openDatabase } from '@travesia/kit-service/database';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OWN_DATA_PATH } from '../api/paths.ts';
import { slice } from './slice.ts';
import { createTestApp, THIS_YEAR } from './testing/onboarding-app.ts';

/** Noon of a Sunday in Chile. */
const SUNDAY = new Date('2026-11-22T15:00:00Z');
const NEXT_SUNDAY = new Date('2026-11-29T15:00:00Z');
const ADDRESS = 'estudiante@ejemplo.cl';

let postgres: PostgresServer;
let folder: string;
let mails: string;
let now = new Date('2026-11-20T15:00:00Z');

const services: ServiceCalls = {
  keys: createServiceKeys(['k'.repeat(32)]),
  async call(_method, path) {
    if (path !== SCORE_ESTIMATES_PATH) return { status: 404, body: undefined };
    const estimate = { test: 'm1', low: 560, middle: 600, high: 640, results: 2, questions: 60 };
    return { status: 200, body: { estimates: [{ ...estimate, newestAt: '2026-11-19T12:00:00Z' }] } };
  },
  async stream() {
    throw new Error('nothing is exported here');
  },
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'travesia-weekly-'));
  mails = join(folder, 'mail');
  postgres = await startPostgresServer();
  const database = openDatabase({ engine: 'postgresql', url: postgres.url });
  await database.migrate([slice]);
  await database.close();
});
afterAll(async () => {
  await postgres.close();
  await rm(folder, { recursive: true });
});

/** A process, which looks at once for what is to be made; as long as `work` takes. */
async function withService<T>(work: (service: ReturnType<typeof createTestApp>) => Promise<T>): Promise<T> {
  const database = openDatabase({ engine: 'postgresql', url: postgres.url });
  const service = createTestApp(database, {
    mail: { transport: createFolderTransport(mails), linkSecrets: ['s'.repeat(32)] },
    // It waits for mails.
    mailPauseMs: 20,
    services,
    now: () => now,
  });
  await service.app.ready();
  try {
    return await work(service);
  } finally {
    await service.close();
  }
}
const sent = async () => (await readStoredMails(mails)).filter(({ to }) => to === ADDRESS);
const untilSent = (count: number) => expect.poll(async () => (await sent()).length, { timeout: 15_000 }).toBe(count);

it('is made for who asked, once a week in Chile, and ends by one tap without a session', async () => {
  await withService(async (service) => {
    const tell = (step: 'student' | 'preparation', version: number, values: object) =>
      service.ask('ana', 'PUT', profileStepPath(step), { version, values });
    await tell('student', 0, { birthYear: THIS_YEAR - 18 });
    await tell('preparation', 1, { sitting: { year: 2027, round: 'regular' } });
    expect((await service.ask('ana', 'GET', WEEKLY_MAIL_PATH)).json()).toEqual({ wanted: false, address: ADDRESS });
    const asked = await service.ask('ana', 'PUT', WEEKLY_MAIL_PATH, { wanted: true });
    expect(asked.json()).toEqual({ wanted: true, address: ADDRESS });
  });
  expect(await sent()).toEqual([]);

  now = SUNDAY;
  await withService(() => untilSent(1));
  // Another process of the same Sunday makes no second one.
  await withService(async ({ app }) => {
    await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200);
  });
  expect(await sent()).toHaveLength(1);
  const [mail] = await sent();
  expect(mail?.text).toMatch(/Faltan? \d+ días? para la PAES Regular de Admisión 2027\./);
  expect(mail?.text).toContain('Matemática 1 (M1): entre 560 y 640 puntos, según 2 ensayos.');

  now = NEXT_SUNDAY;
  await withService(() => untilSent(2));

  const out = new URL(mail?.unsubscribe ?? '');
  await withService(async (service) => {
    // As a program of mail posts it: no page, no origin, no cookie.
    const post = (url: string) =>
      service.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await post(`${out.pathname}?t=inventado`)).statusCode).toBe(400);
    expect((await post(out.pathname + out.search)).statusCode).toBe(204);
    expect((await post(out.pathname + out.search)).statusCode).toBe(204);
    expect((await service.ask('ana', 'GET', WEEKLY_MAIL_PATH)).json()).toMatchObject({ wanted: false });
    const kept = (await service.ask('ana', 'GET', OWN_DATA_PATH)).json();
    expect(kept.weeklyMail).toEqual([]);
  });
});
