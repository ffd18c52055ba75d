import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATA_FIELDS, type DataReportBody } from '../api/data-reports.ts';
import { DATA_REPORTS_PATH } from '../api/paths.ts';
import { createDataReportStore } from './data-report-store.ts';
import {
  REPORT_BYTES,
  REPORT_REQUESTS_PER_ADDRESS_A_MINUTE,
  REPORTS_A_DAY,
  REPORTS_KEPT_DAYS,
  REPORTS_OF_ADDRESS,
} from './limits.ts';
import { slice } from './slice.ts';
import type { PublicTables } from './tables.ts';
import { createTestApp, ORIGIN, program } from './testing/carreras-app.ts';

const AT_ONCE = REPORTS_OF_ADDRESS.burstBytes / REPORT_BYTES;

let postgres: PostgresServer;
let database: Database;
let service: ReturnType<typeof createTestApp>;
let address = '';
let tests = 0;

beforeAll(async () => {
  postgres = await startPostgresServer();
  database = openDatabase({ engine: 'postgresql', url: postgres.url });
  await database.migrate([slice]);
  service = createTestApp(database);
  await service.app.ready();
});
beforeEach(async () => {
  await sql`delete from carreras.data_report`.execute(database.kysely);
  tests += 1;
  address = `192.0.2.${tests}`;
});
afterAll(async () => {
  await service.close();
  await postgres.close();
});

const saying = (report: Partial<DataReportBody> = {}): DataReportBody => ({
  id: uuidV7(),
  page: '/paes/carreras/derecho',
  field: 'vacantes',
  words: 'Son 120, no 90.',
  ...report,
});

/** Without a session, as a page of ours does. */
const send = (payload: unknown, options: Partial<InjectOptions> = {}) =>
  service.app.inject({
    method: 'POST',
    url: DATA_REPORTS_PATH,
    remoteAddress: address,
    ...options,
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...options.headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

async function kept() {
  const { rows } = await sql<Record<string, unknown>>`select * from carreras.data_report order by reported_at`.execute(
    database.kysely,
  );
  return rows;
}

/** As many as were reported so long ago. */
const fill = (count: number, hoursAgo: number) =>
  sql`insert into carreras.data_report (id, page, field, words, reported_at)
    select gen_random_uuid(), '/paes/carreras', 'otro', 'x', now() - ${hoursAgo} * interval '1 hour'
    from generate_series(1, ${count})`.execute(database.kysely);

describe('a report of a figure', () => {
  it('is kept with its page, its field and its words, and with nothing of who said it', async () => {
    const words = 'La página oficial dice:\n\t«Vacantes: 120» <3';
    const report = saying({ program: program(3), words: ` ${words}\n` });
    const answer = await send(report, { headers: { 'user-agent': 'Mozilla/5.0', cookie: '__session=x' } });
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await kept()).toEqual([
      {
        id: report.id,
        page: report.page,
        field: 'vacantes',
        program: program(3),
        words,
        reported_at: expect.any(Date),
        settled_at: null,
        note: null,
      },
    ]);
  });

  it('is taken of each field, and of a signed-in student like of anybody', async () => {
    for (const field of DATA_FIELDS) expect((await send(saying({ field }))).statusCode).toBe(204);
    const page = '/paes/universidades/universidad-de-chile';
    expect((await service.ask('alumna', 'POST', DATA_REPORTS_PATH, saying({ page }))).statusCode).toBe(204);
    expect(JSON.stringify(await kept())).not.toContain('alumna');
  });

  it('sent again, also at once, is kept once; another one under its id is refused', async () => {
    const report = saying();
    const answers = [...(await Promise.all([0, 1, 2].map(() => send(report)))), await send(report)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    expect((await send({ ...report, words: 'Son 60.' })).statusCode).toBe(409);
    expect((await send({ ...report, program: program(1) })).statusCode).toBe(409);
    expect(await kept()).toHaveLength(1);
  });

  it.each([
    '/carreras',
    '/paes/carreras',
    '/paes/puntajes-de-corte/medicina',
    '/paes/puntaje-paes/derecho',
    '/odontologia',
    '/carreras/11083',
    '/carreras/universidades/universidad-de-chile',
  ])('is taken of the page %s', async (page) => {
    expect((await send(saying({ page }))).statusCode).toBe(204);
  });

  it.each([
    ['/paes/carreras/astrologia', '/page'],
    ['/paes/universidades/hogwarts', '/page'],
    ['/carreras/99999', '/page'],
    ['/carreras/universidades/11083', '/page'],
    ['/ensayos', '/page'],
    ['https://evil.example/paes/carreras', '/page'],
    ['//evil.example/paes/carreras', '/page'],
    ['/paes/carreras?x=1', '/page'],
    [`/paes/carreras/${'a'.repeat(200)}`, '/page'],
  ])('of %s is refused', async (page, pointer) => {
    const answer = await send(saying({ page }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ pointer, detail: expect.any(String) }]);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['a programme that nobody offers', { program: '99999' }, '/program'],
    ['no code of a programme', { program: '1 or 1=1' }, '/program'],
    ['another field', { field: 'clave' }, '/field'],
    ['no words', { words: ' \n ' }, '/words'],
    ['too many words', { words: 'á'.repeat(601) }, '/words'],
    ['markup', { words: 'Mira <img src=x onerror=alert(1)>' }, '/words'],
    ['the end of a tag', { words: '</p>' }, '/words'],
    ['signs that a terminal obeys', { words: '\u001b[2J' }, '/words'],
    ['half a sign', { words: '\ud800' }, '/words'],
    ['a zero', { words: '\0' }, '/words'],
    ['another kind of id', { id: crypto.randomUUID() }, '/id'],
    ['who says it', { user_id: 'alumna' }, ''],
  ])('of %s is refused', async (_, wrong, pointer) => {
    const answer = await send({ ...saying(), ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json().errors[0].pointer).toBe(pointer);
    expect(await kept()).toEqual([]);
  });

  it('takes the longest words there may be, in any script, and no larger body', async () => {
    const texts = ['á'.repeat(600), '😀'.repeat(300), '¿'.repeat(599), `${'"\n'.repeat(299)}"`, '中'.repeat(600)];
    for (const words of texts) expect((await send(saying({ words }))).statusCode).toBe(204);
    expect((await kept()).map(({ words }) => words)).toEqual(texts);
    expect((await send(`${' '.repeat(5_000)}${JSON.stringify(saying())}`)).statusCode).toBe(413);
  });

  it('of another site, without its origin, or of another type is refused', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
      { origin: '' },
    ]) {
      expect((await send(saying(), { headers })).statusCode).toBe(403);
    }
    expect((await send(saying(), { headers: { 'content-type': 'text/plain' } })).statusCode).toBe(415);
    expect(await kept()).toEqual([]);
  });

  it('cannot be read or taken away over the network', async () => {
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await service.app.inject({ method, url: DATA_REPORTS_PATH, headers: { origin: ORIGIN } });
      expect(answer.statusCode).toBe(404);
    }
  });
});

describe('a flood of reports', () => {
  it('of one address is stopped, in Spanish, and keeps nobody else from reporting', async () => {
    const statuses: number[] = [];
    for (let count = 0; count <= AT_ONCE; count += 1) statuses.push((await send(saying())).statusCode);
    expect(statuses).toEqual([...Array(AT_ONCE).fill(204), 429]);
    const refused = await send(saying());
    expect(refused.json()).toMatchObject({ status: 429, detail: expect.stringContaining('muchos avisos') });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await kept()).toHaveLength(AT_ONCE);
    expect((await send(saying(), { remoteAddress: '198.51.100.1' })).statusCode).toBe(204);
  });

  it('of one IPv6 customer is one address’s, whatever the addresses', async () => {
    let last = 0;
    for (let count = 0; count <= AT_ONCE; count += 1) {
      last = (await send(saying(), { remoteAddress: `2001:db8:7:1::${count + 1}` })).statusCode;
    }
    expect(last).toBe(429);
  });

  it('of requests that are refused is stopped before a body is read', async () => {
    let last = 0;
    for (let count = 0; count <= REPORT_REQUESTS_PER_ADDRESS_A_MINUTE; count += 1) {
      last = (await send('{')).statusCode;
    }
    expect(last).toBe(429);
  });

  it('of all addresses fills no table: a day takes so many, answers repeats as before, and ends', async () => {
    const first = saying();
    expect((await send(first)).statusCode).toBe(204);
    await fill(REPORTS_A_DAY - 2, 23);
    await fill(5, 25);
    expect((await send(saying())).statusCode).toBe(204);
    const refused = await send(saying());
    expect(refused.json()).toMatchObject({ status: 429, detail: expect.stringContaining('más tarde') });
    expect(refused.headers).toMatchObject({ 'retry-after': '3600' });
    expect((await send(first)).statusCode).toBe(204);
    await sql`update carreras.data_report set reported_at = reported_at - interval '1 hour'
      where words = 'x'`.execute(database.kysely);
    expect((await send(saying())).statusCode).toBe(204);
  });

  it('goes once it was kept long enough', async () => {
    await fill(3, REPORTS_KEPT_DAYS * 24 + 1);
    await fill(2, REPORTS_KEPT_DAYS * 24 - 1);
    await send(saying());
    expect(await kept()).toHaveLength(3);
  });
});

describe('whoever reads the reports', () => {
  const desk = () => createDataReportStore(database.kysely.withTables<PublicTables>());

  it('finds first what most agree on, and how many wait', async () => {
    expect(await desk().list(10)).toEqual({ open: 0, reports: [] });
    const lone = saying({ field: 'arancel' });
    const alike = [saying({ program: program(1) }), saying({ program: program(1), page: '/carreras/11083' })];
    for (const report of [lone, ...alike]) await send(report);
    const { open, reports } = await desk().list(10);
    expect(open).toBe(3);
    expect(reports).toEqual([
      ...alike.map((report) => ({ ...report, alike: 2, reportedAt: expect.any(Date) })),
      { ...lone, alike: 1, reportedAt: expect.any(Date) },
    ]);
    expect(await desk().list(1)).toMatchObject({ open: 3, reports: [{ id: alike[0]?.id }] });
  });

  it('settles some with a note, once', async () => {
    const [mended, waiting] = [saying(), saying({ field: 'fecha' })];
    for (const report of [mended, waiting]) await send(report);
    expect(await desk().settle([mended.id, uuidV7()], 'Corregido en la oferta.')).toEqual([mended.id]);
    expect(await desk().settle([mended.id], 'Otra vez.')).toEqual([]);
    expect(await desk().list(10)).toMatchObject({ open: 1, reports: [{ id: waiting.id }] });
    expect(await kept()).toContainEqual(
      expect.objectContaining({ id: mended.id, note: 'Corregido en la oferta.', settled_at: expect.any(Date) }),
    );
    // Sent again by a page that got no answer, it stays settled.
    expect((await send(mended)).statusCode).toBe(204);
    expect(await desk().list(10)).toMatchObject({ open: 1 });
  });
});
