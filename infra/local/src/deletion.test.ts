import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GOALS_PATH, profileStepPath, WEEKLY_MAIL_PATH } from '@travesia/contracts/slices';
import { PROJECT_ROOT } from '@travesia/infra-releases';
import { readDeclarations } from '@travesia/kit-remote/build';
import {
  callsWithin,
  createService,
  createServiceKeys,
  createSessionReader,
  createTokenVerifier,
  openConsent,
} from '@travesia/kit-service';
import { attachDatabase, type Database, openDatabase } from '@travesia/kit-service/database';
import type { SliceContext } from '@travesia/kit-service/slice';
import { cookieOf, type PostgresServer, SAMPLE_PROJECT, startPostgresServer } from '@travesia/kit-service/testing';
import { startRedisServer } from '@travesia/session-service/testing';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findSlicePackages, type SlicePackage } from './find-slices.ts';

const ORIGIN = 'http://localhost:4000';

/** No part of it stands anywhere by chance. */
const UID = 'estudianta-que-se-va';
const ADDRESS = 'estudiante@ejemplo.cl';

/** The window of every limit of rate: a counter lives no longer. */
const LIMIT_WINDOW_S = 60;

let postgres: PostgresServer;
let redisServer: Awaited<ReturnType<typeof startRedisServer>>;
let redis: Redis;
let folder: string;
let database: Database;
let app: FastifyInstance;
let packages: readonly SlicePackage[];

beforeAll(async () => {
  [postgres, redisServer] = await Promise.all([startPostgresServer(), startRedisServer()]);
  redis = new Redis(redisServer.url);
  folder = await mkdtemp(join(tmpdir(), 'travesia-deletion-'));
  packages = await findSlicePackages();
  database = openDatabase({ engine: 'postgresql', url: postgres.url });
  await database.migrate(packages.map(({ slice }) => slice));
  app = createService({ name: 'all', origin: ORIGIN, log: { level: 'silent' } });
  attachDatabase(app, database);
  const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, emulator: true });
  const reader = createSessionReader({ verifier });
  const services = callsWithin({ keys: createServiceKeys(['k'.repeat(32)]), publicOrigin: ORIGIN }, app);
  const redisUrl = redisServer.url;
  const consent = openConsent(app, services.call, redisUrl);
  const context: SliceContext = {
    origin: ORIGIN,
    reader,
    checkRevoked: async () => 'good',
    database,
    services,
    consent,
    redisUrl,
  };
  for (const { slice } of packages) await app.register(await slice.open({ DATA_DIR: folder }), context);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  redis.disconnect();
  await Promise.all([postgres.close(), redisServer.close()]);
  await rm(folder, { recursive: true });
});

async function ask(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) {
  const type = body && { 'content-type': 'application/json' };
  const headers = { origin: ORIGIN, cookie: cookieOf(UID), ...type };
  const answer = await app.inject({ method, url, headers, ...(body && { payload: JSON.stringify(body) }) });
  expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(300);
  return answer;
}

/** Tables of all slices in a row of which one of `words` stands, wherever in it. */
async function tablesWith(words: readonly string[]): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`.execute(database.kysely);
  expect(tables.length).toBeGreaterThan(10);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(`${schema}.${name}`)} as kept
      where ${sql.join(
        words.map((word) => sql`position(${word} in kept::text) > 0`),
        sql` or `,
      )} limit 1`.execute(database.kysely);
    if (rows.length > 0) found.push(`${schema}.${name}`);
  }
  return found;
}

it('of a student whose data is deleted nothing is found, in any table of any slice or in Redis', async () => {
  await ask('PUT', profileStepPath('student'), { version: 0, values: { name: 'Antonia', birthYear: 2000 } });
  await ask('PUT', WEEKLY_MAIL_PATH, { wanted: true });
  await ask('PUT', GOALS_PATH, { programIds: ['11083'] });
  await ask('POST', '/api/ensayos/attempts', {
    id: '0199c0de-0000-7000-8000-0000000000aa',
    request: { mode: 'muestra' },
  });
  const before = await tablesWith([UID, ADDRESS]);
  expect(before).toEqual(
    expect.arrayContaining(['carreras.goal_list', 'ensayos.attempt', 'onboarding.profile', 'onboarding.weekly_mail']),
  );

  const declared = await Promise.all(packages.map(({ folder: at }) => readDeclarations(join(PROJECT_ROOT, at))));
  for (const { studentData } of declared) if (studentData) await ask('DELETE', studentData.path);

  expect(await tablesWith([UID, ADDRESS])).toEqual([]);
  // The memory that something was deleted names nobody, and is in no other table.
  const digest = createHash('sha256').update(UID).digest('hex');
  expect((await tablesWith([digest])).filter((table) => !table.endsWith('.deletion'))).toEqual([]);
  for (const key of await redis.keys('*')) {
    const isOfThem = key.includes(UID) || key.includes(digest) || key.includes(ADDRESS);
    if (!isOfThem) continue;
    expect(key).toMatch(/:limit:/);
    expect(await redis.ttl(key)).toBeLessThanOrEqual(LIMIT_WINDOW_S);
  }
});
