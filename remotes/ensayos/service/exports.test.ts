import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { cookieOf, type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OWN_DATA_PATH } from '../api/paths.ts';
import { exportPages, writeExport } from './export-store.ts';
import type { Tables } from './tables.ts';
import { openTestService, type TestService } from './testing/ensayos-app.ts';

const ATTEMPTS = 3;
const EVENTS_EACH = 2_345;
const UID = 'alumna';

let postgres: PostgresServer;
let service: TestService;
beforeAll(async () => {
  postgres = await startPostgresServer();
  service = await openTestService({ postgres });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const id = uuidV7();
    await sql`insert into ensayos.attempt (user_id, id, request, mode, test, form, salt)
      values (${UID}, ${id}, '{}', 'practica', 'm1', '{"slots": [{}, {}]}', ${Buffer.alloc(16)})`.execute(
      service.database.kysely,
    );
    await sql`insert into ensayos.attempt_event (user_id, attempt_id, epoch, seq, slot, kind, payload)
      select ${UID}, ${id}, 1 + seq / 1000, seq, 0, 'clear', '{}' from generate_series(1, ${EVENTS_EACH}) as seq`.execute(
      service.database.kysely,
    );
  }
});
afterAll(async () => {
  await service.close();
  await postgres.close();
});

const nothingIsSealed = async () => {};

const tables = () => service.database.kysely.withTables<Tables>();

it('arrives whole, each row once, and says how many those are', async () => {
  const told = (await service.ask(UID, 'GET', OWN_DATA_PATH)).json();
  expect(told.attempt).toHaveLength(ATTEMPTS);
  expect(told.attempt[0]).toMatchObject({ items: 2 });
  const keys = told.attempt_event.map((row: Record<string, unknown>) => `${row['attempt_id']} ${row['seq']}`);
  expect(new Set(keys).size).toBe(ATTEMPTS * EVENTS_EACH);
  expect(keys).toHaveLength(ATTEMPTS * EVENTS_EACH);
  expect(told.complete).toEqual({ rows: ATTEMPTS * (1 + EVENTS_EACH) });
  expect((await service.ask('nadie', 'GET', OWN_DATA_PATH)).json()).toEqual({
    attempt: [],
    attempt_event: [],
    result: [],
    evidence: [],
    hint: [],
    report: [],
    complete: { rows: 0 },
  });
});

it('is read no further than it is asked for, in pages that are bounded', async () => {
  const sizes: number[] = [];
  for await (const { rows } of exportPages(tables(), UID, nothingIsSealed)) sizes.push(rows);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1000);
  expect(sizes.length).toBeGreaterThan((ATTEMPTS * EVENTS_EACH) / 1000);
  let read = 0;
  const counted = (async function* () {
    for await (const page of exportPages(tables(), UID, nothingIsSealed)) {
      read += 1;
      yield page;
    }
  })();
  const texts = writeExport(counted);
  for (let chunk = 0; chunk < 3; chunk += 1) await texts.next();
  expect(read).toBe(2);
  await texts.return(undefined);
});

it('that breaks off is no document, and ends as a broken connection', async () => {
  const texts: string[] = [];
  for await (const text of writeExport(exportPages(tables(), UID, nothingIsSealed))) texts.push(text);
  for (let cut = 0; cut < texts.length; cut += 1) {
    expect(() => JSON.parse(texts.slice(0, cut).join(''))).toThrow(SyntaxError);
  }
  // The last pages find no table.
  await sql`alter table ensayos.report rename to moved`.execute(service.database.kysely);
  const address = await service.app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${address}${OWN_DATA_PATH}`, {
    headers: { cookie: cookieOf(UID), 'accept-encoding': 'identity' },
  });
  const reader = answer.body?.getReader();
  await reader?.read();
  const rest = (async () => {
    while (!(await reader?.read())?.done);
  })();
  await expect(rest).rejects.toThrow();
  await sql`alter table ensayos.moved rename to report`.execute(service.database.kysely);
});
