import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENTITLEMENTS_PATH, FREE, PASS } from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { openDatabase } from '@travesia/kit-service/database';

import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  bankFormPath,
  OFFER_PATH,
  OWN_DATA_PATH,
  outcomePath,
  PAYMENTS_PATH,
  RETURN_PATH,
  refundPath,
} from '../api/paths.ts';
import type { OfferAnswer, PaymentSummary } from '../api/payments.ts';
import { paymentRefusals, paymentSettings } from './payment-settings.ts';
import type { Tables } from './tables.ts';
import { BANK_KEYS, startBank } from './testing/payment-world.ts';
import { createTestApp } from './testing/suscribirse-app.ts';

let folder: string;
let bank: Awaited<ReturnType<typeof startBank>>;
let service: ReturnType<typeof createTestApp>;
let tables: ReturnType<ReturnType<typeof openDatabase>['kysely']['withTables']>;
const mails: { readonly to: string; readonly content: { readonly subject: string } }[] = [];
const lines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'travesia-suscribirse-'));
  const database = openDatabase({ engine: 'embedded', folder });
  await database.migrate([{ name: 'suscribirse', migrations: join(import.meta.dirname, 'migrations') }]);
  bank = await startBank();
  const transport = {
    async send(mail: (typeof mails)[number]) {
      mails.push(mail);
      return { status: 'sent' as const };
    },
    close() {},
  };
  service = createTestApp(database, {
    webpay: { origin: bank.origin, ...BANK_KEYS },
    mail: { transport, linkSecrets: ['s'.repeat(32)] },
    log: { write: (line) => void lines.push(line) },
  });
  tables = database.kysely.withTables<Tables>();
  await service.app.ready();
});

afterAll(async () => {
  await service.close();
  await bank.app.close();
  await rm(folder, { recursive: true });
});

async function begin(uid: string, product: 'season' | 'month' = 'season') {
  const offer: OfferAnswer = (await service.ask(null, 'GET', OFFER_PATH)).json();
  const amount = offer.products.find((one) => one.product === product)?.amount ?? 0;
  const id = uuidV7();
  const begun = await service.ask(uid, 'POST', PAYMENTS_PATH, { id, product, amount });
  expect(begun.statusCode, begun.body).toBe(200);
  const { href } = begun.json<{ href: string }>();
  expect(href).toBe(bankFormPath(id));
  // Without a session: whoever pays needs none.
  const form = await service.ask(null, 'GET', href);
  const token = /name="token_ws" value="([^"]+)"/.exec(form.body)?.[1] ?? '';
  return { id, token, amount, form };
}

/** As the bank sends a browser back, which brings no session of ours along. */
const comeBack = (query: string) =>
  service.app.inject({ method: 'GET', url: `${RETURN_PATH}?${query}`, headers: { 'sec-fetch-site': 'cross-site' } });

const paymentsOf = async (uid: string) =>
  (await service.ask(uid, 'GET', PAYMENTS_PATH)).json<{ payments: readonly PaymentSummary[] }>().payments;

it('a student pays, has the pass in whatever browser, gets a receipt by mail, and takes it back', async () => {
  expect((await service.ask('ana', 'GET', ENTITLEMENTS_PATH)).json()).toEqual({
    isSold: true,
    pass: null,
    entitlements: FREE,
  });
  const { id, token, amount, form } = await begin('ana');
  expect(form.headers['content-security-policy']).toContain(`form-action ${bank.origin};`);
  expect(form.headers['content-security-policy']).not.toContain('unsafe');
  bank.transactions.fill(token, 'approved');
  const back = await comeBack(`token_ws=${token}`);
  expect([back.statusCode, back.headers.location]).toEqual([303, `/suscribirse/exito?pago=${id}`]);
  expect((await service.ask(null, 'GET', outcomePath(id))).json()).toMatchObject({ state: 'paid', amount, receipt: 1 });
  expect((await service.ask('ana', 'GET', ENTITLEMENTS_PATH)).json()).toMatchObject({
    pass: { product: 'season' },
    entitlements: PASS,
  });
  await vi.waitFor(() =>
    expect(mails.map(({ to, content }) => [to, content.subject])).toEqual([
      ['estudiante@ejemplo.cl', 'Recibimos tu pago: Pase de temporada'],
    ]),
  );

  const [paid] = await paymentsOf('ana');
  expect(paid).toMatchObject({ terms: { kind: 'withdrawal', amount }, paidBy: { kind: 'debit', lastFour: '6623' } });
  expect((await service.ask('eva', 'POST', refundPath(id), { amount })).statusCode).toBe(404);
  expect((await service.ask('ana', 'POST', refundPath(id), { amount: amount - 1 })).json()).toMatchObject({ amount });
  expect((await service.ask('ana', 'POST', refundPath(id), { amount })).json().payments[0]).toMatchObject({
    state: 'returning',
  });
  expect((await service.ask('ana', 'GET', ENTITLEMENTS_PATH)).json()).toMatchObject({ pass: null, entitlements: FREE });
  await vi.waitFor(async () =>
    expect(await paymentsOf('ana')).toMatchObject([{ state: 'returned', refunded: amount, terms: null }]),
  );
  expect(bank.transactions.read(token)).toMatchObject({ status: 'REVERSED', balance: 0, charges: 1 });
  await vi.waitFor(() => expect(mails).toHaveLength(2));
});

it('who goes back by the form that the bank posts is told so, and may begin again', async () => {
  const { id, token } = await begin('leo');
  const own = bank.transactions.read(token);
  const payload = new URLSearchParams({
    TBK_TOKEN: token,
    TBK_ID_SESION: own?.sessionId ?? '',
    TBK_ORDEN_COMPRA: own?.buyOrder ?? '',
  });
  const back = await service.app.inject({
    ...{ method: 'POST', url: RETURN_PATH, payload: payload.toString() },
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://webpay3gint.transbank.cl',
      'sec-fetch-site': 'cross-site',
    },
  });
  expect(back.statusCode).toBe(303);
  expect((await service.ask(null, 'GET', outcomePath(id))).json()).toMatchObject({ state: 'aborted', receipt: null });
  expect((await begin('leo')).id).not.toBe(id);
});

it('nobody pays another price than the one they saw, or the same pass twice', async () => {
  const other = await service.ask('eva', 'POST', PAYMENTS_PATH, { id: uuidV7(), product: 'season', amount: 1 });
  expect(other.json()).toMatchObject({ status: 409, reason: 'other-amount' });
  const { token, amount } = await begin('eva');
  bank.transactions.fill(token, 'approved');
  await comeBack(`token_ws=${token}`);
  const again = await service.ask('eva', 'POST', PAYMENTS_PATH, { id: uuidV7(), product: 'season', amount });
  expect(again.json()).toMatchObject({ status: 409, reason: 'paid' });
  const month = await begin('eva', 'month');
  expect(month.amount).toBe(8_900);
});

it('what a browser says that comes back changes nothing but the payment whose token it has', async () => {
  const { token } = await begin('ivo');
  const snapshot = async () => {
    const all = await Promise.all(
      ['payment', 'payment_event', 'pass', 'refund'].map((table) =>
        sql`select * from ${sql.table(`suscribirse.${table}`)}`.execute(tables),
      ),
    );
    return JSON.stringify(
      all.map(({ rows }) => rows.map((row) => ({ ...(row as object), look_at: null, looks: null }))),
    );
  };
  const before = await snapshot();
  const value = fc.oneof(
    ...[
      fc.string(),
      fc.constant(''),
      fc.constant(token.slice(0, -1)),
      fc.constant(token.toUpperCase()),
      fc.constant(`${token}'`),
    ],
    ...[
      fc.stringMatching(/^[\da-f]{64}$/),
      fc.constant('K'.repeat(26)),
      fc.constant("' or '1'='1"),
      fc.constant('../..'),
    ],
  );
  const name = fc.constantFrom(
    'token_ws',
    'TBK_TOKEN',
    'TBK_ORDEN_COMPRA',
    'TBK_ID_SESION',
    '__proto__',
    'constructor',
    'id',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 6 }), fc.boolean(), async (pairs, isPost) => {
      const payload = new URLSearchParams([...pairs]).toString();
      const answer = await service.app.inject({
        ...(isPost
          ? { method: 'POST', url: RETURN_PATH, payload }
          : { method: 'GET', url: `${RETURN_PATH}?${payload}` }),
        ...(isPost && { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
        remoteAddress: `10.${Math.floor(pairs.length)}.${payload.length % 250}.${(payload.length * 7 + pairs.length) % 250}`,
      });
      expect([303, 429]).toContain(answer.statusCode);
      if (answer.statusCode === 303) expect(answer.headers.location).toBe('/suscribirse/exito?pago=');
    }),
    { numRuns: 2_000 },
  );
  expect(await snapshot()).toBe(before);
});

it('takes nothing from who is not signed in, from other pages, or of another shape', async () => {
  const body = { id: uuidV7(), product: 'season', amount: 69_900 };
  expect((await service.ask(null, 'POST', PAYMENTS_PATH, body)).statusCode).toBe(401);
  const foreign = { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } };
  expect((await service.ask('ana', 'POST', PAYMENTS_PATH, body, foreign)).statusCode).toBe(403);
  for (const wrong of [
    { ...body, product: 'free' },
    { ...body, amount: -1 },
    { ...body, id: 'x' },
    { ...body, user_id: 'eva' },
  ])
    expect((await service.ask('max', 'POST', PAYMENTS_PATH, wrong)).statusCode).toBe(400);
  for (const path of [outcomePath(uuidV7()), outcomePath('x'), bankFormPath('x')])
    expect((await service.ask(null, 'GET', path)).statusCode).toBe(404);
});

it('what was deleted is in the books without a name, and a pass ends with its student', async () => {
  const { id, token } = await begin('zoe');
  bank.transactions.fill(token, 'approved');
  await comeBack(`token_ws=${token}`);
  expect((await service.ask('zoe', 'GET', OWN_DATA_PATH)).json()).toMatchObject({
    payments: [{ id, state: 'authorized' }],
    passes: [{}],
  });
  expect((await service.ask('zoe', 'DELETE', OWN_DATA_PATH)).statusCode).toBe(204);
  const { rows } = await sql<{
    user_id: string;
    payer_address: null;
  }>`select user_id, payer_address from suscribirse.payment where id = ${id}`.execute(tables);
  expect(rows).toEqual([{ user_id: expect.stringMatching(/^deleted:[\da-f]{64}$/), payer_address: null }]);
  expect(await paymentsOf('zoe')).toEqual([]);
});

it('no line of the log has a token, an order or an address', () => {
  const log = lines.join('');
  expect(log).toContain('request');
  for (const { token, buyOrder, sessionId } of bank.transactions.all())
    for (const secret of [token, buyOrder, sessionId]) expect(log.includes(secret)).toBe(false);
  expect(log).not.toContain('estudiante@ejemplo');
});

it('nothing is sold where nobody said by which bank', async () => {
  expect(paymentSettings({})).toMatchObject({ bank: 'off', prices: { season: 69_900, month: 8_900 } });
  expect(paymentRefusals({ PAYMENTS: 'production', NODE_ENV: 'production' })).toHaveLength(2);
  expect(paymentRefusals({ PAYMENTS: 'stand-in', NODE_ENV: 'production' })).toHaveLength(1);
  expect(paymentRefusals({ PAYMENTS: 'yes', PRICE_MONTH: '8.900' })).toHaveLength(2);
  expect(paymentSettings({ PAYMENTS: 'integration' })).toMatchObject({
    webpay: { origin: 'https://webpay3gint.transbank.cl' },
  });
});
