import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createService } from '@travesia/kit-service';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import { createLogLines, type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailContent } from './mail.ts';
import { createMailQueue, type MailQueue, retryAfterS } from './mail-queue.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { startSmtpServer } from './testing/index.ts';

let postgres: PostgresServer;
let database: Database;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let lines: ReturnType<typeof createLogLines>;
const apps: FastifyInstance[] = [];

const CONTENT: MailContent = {
  subject: 'Hola\r\nBcc: otra@ejemplo.cl',
  blocks: [
    { kind: 'paragraph', text: 'Faltan 3 días & <algo más>.' },
    { kind: 'link', label: 'Abrir', href: 'https://travesia.cl/x?a=1&b=2' },
  ],
  unsubscribe: 'https://travesia.cl/salir?t=1',
};

beforeAll(async () => {
  [postgres, smtp] = await Promise.all([startPostgresServer(), startSmtpServer()]);
  database = openDatabase({ engine: 'postgresql', url: postgres.url });
  const table = await readFile(join(import.meta.dirname, 'mail-table.sql'), 'utf8');
  await sql`create schema notas`.execute(database.kysely);
  for (const statement of table
    .replaceAll('SLICE', 'notas')
    .split(';')
    .filter((text) => text.trim() !== ''))
    await sql.raw(statement).execute(database.kysely);
});
beforeEach(async () => {
  lines = createLogLines();
  smtp.received.splice(0);
  await sql`delete from notas.mail`.execute(database.kysely);
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});
afterAll(async () => {
  await database.close();
  await Promise.all([postgres.close(), smtp.close()]);
});

/** As a process of the sender has it. */
function openQueue(url = smtp.url): { queue: MailQueue; app: FastifyInstance } {
  const app = createService({ name: 'notas', origin: 'http://localhost:4000', log: { stream: lines.stream } });
  apps.push(app);
  const transport = createSmtpTransport({ url, from: 'Travesía <no-responder@travesia.cl>', deadlineMs: 500 });
  return { queue: createMailQueue(app, { tables: database.kysely, slice: 'notas', transport }), app };
}
const mailTo = (to: string, key = `k:${to}`) => ({ key, uid: 'u1', to, content: CONTENT });
const rows = async () => {
  const { rows } = await sql<{
    state: string;
    tries: number;
    recipient: string | null;
    content: unknown;
    waits_s: number;
  }>`
    select state, tries, recipient, content, extract(epoch from due_at - now())::float8 as waits_s
    from notas.mail order by key`.execute(database.kysely);
  return rows;
};
const metricOf = async (app: FastifyInstance) =>
  (await app.metrics.getSingleMetricAsString('notas_mails_total')).split('\n');

it('sends text and HTML once, to one address, with a way out of the list, and forgets address and text', async () => {
  const { queue, app } = openQueue();
  expect(await queue.add(mailTo('ana@ejemplo.cl'))).toBe(true);
  expect(await queue.add(mailTo('ana@ejemplo.cl'))).toBe(false);
  expect(await queue.round()).toBe(1);
  expect(await queue.round()).toBe(0);
  expect(await queue.add(mailTo('ana@ejemplo.cl'))).toBe(false);
  const [mail, ...more] = smtp.received;
  expect(more).toEqual([]);
  expect(mail?.to).toEqual(['ana@ejemplo.cl']);
  expect(mail?.raw).toMatch(/^Content-Type: text\/plain; charset=utf-8/im);
  expect(mail?.raw).toMatch(/^Content-Type: text\/html; charset=utf-8/im);
  expect(mail?.raw.replaceAll('=\r\n', '')).toContain('&amp; &lt;algo m=C3=A1s&gt;');
  expect(mail?.raw).toMatch(/^List-Unsubscribe: <https:\/\/travesia\.cl\/salir\?t=1>\r$/m);
  expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(mail?.raw).not.toMatch(/^Bcc:/im);
  expect(await rows()).toMatchObject([{ state: 'sent', recipient: null, content: null }]);
  expect(await metricOf(app)).toContain('notas_mails_total{outcome="sent"} 1');
});

it('takes a list of addresses for one address that is none', async () => {
  const { queue } = openQueue();
  await queue.add(mailTo('ana@ejemplo.cl, otra@ejemplo.cl'));
  await queue.round();
  for (const { to } of smtp.received) expect(to).toHaveLength(1);
});

it('counts a final no as a bounce, and writes no address into the log', async () => {
  const { queue, app } = openQueue();
  await queue.add(mailTo('nobody@ejemplo.cl'));
  await queue.round();
  expect(await rows()).toMatchObject([{ state: 'refused', tries: 1, recipient: null }]);
  expect(await metricOf(app)).toContain('notas_mails_total{outcome="refused"} 1');
  expect(lines.text()).toContain('EENVELOPE 550');
  expect(lines.text()).not.toContain('ejemplo.cl');
});

it.each(['full', 'silent', 'drop'])('tries again later what was not taken now: %s', async (what) => {
  const { queue } = openQueue();
  await queue.add(mailTo(`${what}@ejemplo.cl`));
  await queue.round();
  const [row] = await rows();
  expect(row).toMatchObject({ state: 'waiting', tries: 1, recipient: `${what}@ejemplo.cl` });
  expect(row?.waits_s).toBeGreaterThan(30);
  expect(row?.waits_s).toBeLessThanOrEqual(retryAfterS(1));
  expect(await queue.round()).toBe(0);
  expect(lines.text()).not.toContain('ejemplo.cl');
});

it('waits while there is no server at all, and gives up after the last try', async () => {
  const { queue, app } = openQueue('smtp://127.0.0.1:1');
  await queue.add(mailTo('ana@ejemplo.cl'));
  await queue.round();
  expect(await rows()).toMatchObject([{ state: 'waiting', tries: 1 }]);
  await sql`update notas.mail set tries = 11, due_at = now()`.execute(database.kysely);
  await queue.round();
  expect(await rows()).toMatchObject([{ state: 'given-up', recipient: null }]);
  expect(await metricOf(app)).toContain('notas_mails_total{outcome="given-up"} 1');
});

describe('several processes', () => {
  it('send each mail once', async () => {
    const { queue } = openQueue();
    const { queue: other } = openQueue();
    const all = Array.from({ length: 30 }, (_, index) => `a${index}@ejemplo.cl`);
    for (const to of all) await queue.add(mailTo(to));
    await Promise.all([queue.round(), other.round(), queue.round(), other.round()]);
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(all.sort());
  });

  it('take over what a process left that died, and what comes late settles nothing', async () => {
    const { queue } = openQueue();
    await queue.add(mailTo('silent@ejemplo.cl'));
    const slow = queue.round();
    // The lease is over while the first still waits for its server, and another one takes it.
    await expect.poll(async () => (await rows())[0]?.tries).toBe(1);
    await sql`update notas.mail set due_at = now(), recipient = 'ana@ejemplo.cl'`.execute(database.kysely);
    const { queue: other } = openQueue();
    expect(await other.round()).toBe(1);
    await slow;
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 2 }]);
  });
});

it('goes with its user', async () => {
  const { queue } = openQueue();
  await queue.add(mailTo('ana@ejemplo.cl'));
  await queue.forget('u1');
  expect(await rows()).toEqual([]);
});
