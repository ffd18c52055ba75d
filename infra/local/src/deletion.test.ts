import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { GOALS_PATH, profileStepPath, WEEKLY_MAIL_PATH } from '@travesia/contracts/slices';
import { PROJECT_ROOT } from '@travesia/infra-releases';
import { readDeclarations } from '@travesia/kit-remote/build';
import { type PostgresServer, startPostgresServer, startRedisServer } from '@travesia/kit-service/testing';
import { Redis } from 'ioredis';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAllSlices } from './testing/all-slices.ts';
import { CHALLENGES_PATH, doneChallenge } from './testing/done-challenge.ts';

/** No part of it stands anywhere by chance. */
const UID = 'estudianta-que-se-va';
const ADDRESS = 'estudiante@ejemplo.cl';

/** The window of every limit of rate: a counter lives no longer. */
const LIMIT_WINDOW_S = 60;

let postgres: PostgresServer;
let redisServer: Awaited<ReturnType<typeof startRedisServer>>;
let redis: Redis;
let slices: Awaited<ReturnType<typeof openAllSlices>>;

beforeAll(async () => {
  [postgres, redisServer] = await Promise.all([startPostgresServer(), startRedisServer()]);
  redis = new Redis(redisServer.url);
  slices = await openAllSlices(postgres, redisServer.url);
});
afterAll(async () => {
  await slices.close();
  redis.disconnect();
  await Promise.all([postgres.close(), redisServer.close()]);
});

const ask = (method: 'PUT' | 'POST' | 'DELETE', url: string, body?: object) => slices.ask(UID, method, url, body);

/** Tables of all slices in a row of which one of `words` stands, wherever in it. */
async function tablesWith(words: readonly string[]): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`.execute(slices.database.kysely);
  expect(tables.length).toBeGreaterThan(10);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(`${schema}.${name}`)} as kept
      where ${sql.join(
        words.map((word) => sql`position(${word} in kept::text) > 0`),
        sql` or `,
      )} limit 1`.execute(slices.database.kysely);
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
  const id = 'lesson:0199c0de-0000-7000-8000-0000000000aa:c1';
  const told = { id, contentId: 'm1.numeros.porcentaje.calculo', source: 'lesson', correct: true, help: 'none', at: 0 };
  await ask('POST', '/api/aprende/evidence', { evidence: [told] });
  await ask('POST', CHALLENGES_PATH, doneChallenge('0199c0de-0000-7000-8000-0000000000ac'));
  await ask('POST', '/api/aprende/refresh');
  const before = await tablesWith([UID, ADDRESS]);
  expect(before).toEqual(
    expect.arrayContaining([
      ...[
        'aprende.evidence',
        'aprende.mastery',
        'aprende.plan',
        'carreras.goal_list',
        'ensayos.attempt',
        'juegos.challenge_run',
      ],
      ...['onboarding.profile', 'onboarding.weekly_mail'],
    ]),
  );

  const declared = await Promise.all(slices.packages.map(({ folder: at }) => readDeclarations(join(PROJECT_ROOT, at))));
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
