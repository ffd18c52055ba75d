import { join } from 'node:path';
import { createRandom } from '@travesia/content-item-model';
import { type Database, openDatabase } from '@travesia/kit-service/database';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Bank } from '../payment/bank.ts';
import { mayBecome, type PaymentState } from '../payment/payment-state.ts';
import { FAULTS, OPERATIONS } from './bank/faults.ts';
import type { StandInTransaction } from './bank/transactions.ts';
import type { PaymentRow } from './payment-store.ts';
import type { Tables } from './tables.ts';
import {
  compareBooks,
  letADayPass,
  newPayment,
  openProcess,
  type PaymentProcess,
  startBank,
} from './testing/payment-world.ts';

/** Purchases while everything fails. */
const PURCHASES = process.env['SOAK'] ? 5_000 : 60;

let postgres: PostgresServer;
let databases: Database[] = [];
let bank: Awaited<ReturnType<typeof startBank>>;
let processes: PaymentProcess[] = [];
/** Waits for nothing that hangs. */
let impatient: PaymentProcess;

beforeAll(async () => {
  postgres = await startPostgresServer();
  databases = [1, 2].map(() => openDatabase({ engine: 'postgresql', url: postgres.url }));
  await databases[0]?.migrate([{ name: 'suscribirse', migrations: join(import.meta.dirname, 'migrations') }]);
});

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await postgres.stop();
});

beforeEach(async () => {
  bank = await startBank();
  processes = databases.map((database) => openProcess(database, bank.bank));
  impatient = openProcess(first(databases), bank.impatient);
  await sql`truncate suscribirse.payment, suscribirse.payment_event, suscribirse.pass, suscribirse.refund`.execute(
    tables(),
  );
  await sql`update suscribirse.receipt_number set last = 0`.execute(tables());
  return async () => bank.app.close();
});

const first = <T>(values: readonly T[]): T => {
  const [value] = values;
  if (value === undefined) throw new RangeError('There is none.');
  return value;
};
const tables = () => first(databases).kysely.withTables<Tables>();
const own = () => first(processes);
const row = async (id: string): Promise<PaymentRow> => {
  const found = await own().store.read(id);
  if (!found) throw new RangeError('There is no such payment.');
  return found;
};
const pay = (token: string, form: Exclude<StandInTransaction['form'], 'open'> = 'approved') =>
  bank.transactions.fill(token, form);

it('800 returns of 200 orders from eight clients on two processes are 200 charges and 200 passes', async () => {
  const forms: { readonly token: string }[] = [];
  while (forms.length < 200) {
    const begun = Array.from({ length: 8 }, (_, place) =>
      own().payments.begin(newPayment(`student-${forms.length + place}`)),
    );
    forms.push(...(await Promise.all(begun)));
  }
  for (const { token } of forms) pay(token);
  const returns = forms.flatMap(({ token }) => [token, token, token, token]);
  const random = createRandom(8);
  const shuffled = returns
    .map((token) => [random.integer(0, 1e6), token] as const)
    .sort(([one], [other]) => one - other);
  const clients = Array.from({ length: 8 }, (_, client) => shuffled.filter((_return, place) => place % 8 === client));
  await Promise.all(
    clients.map(async (mine, client) => {
      for (const [, token] of mine) await processes[client % 2]?.payments.returned({ kind: 'paid', token });
    }),
  );
  expect(bank.transactions.commits()).toBe(200);
  const books = await compareBooks(first(databases), bank.transactions.all());
  expect(books).toMatchObject({
    passes: 200,
    chargedWithoutPass: 0,
    passWithoutCharge: 0,
    chargedTwice: 0,
    unsettled: 0,
  });
  expect(books.receipts).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
});

it('a payer who goes back, lets the form expire or is rejected has nothing to pay, and may try again', async () => {
  const begin = (user: string) => own().payments.begin(newPayment(user));
  const [aborted, rejected] = [await begin('ana'), await begin('eva')];
  await own().payments.returned({ kind: 'aborted', token: aborted.token });
  pay(rejected.token, 'rejected');
  await own().payments.returned({ kind: 'paid', token: rejected.token });
  const expired = newPayment('leo');
  await own().payments.begin(expired);
  await own().payments.returned({ kind: 'form-timeout', buyOrder: expired.buy_order });
  const states = await tables()
    .selectFrom('suscribirse.payment')
    .select(['user_id', 'state'])
    .orderBy('user_id')
    .execute();
  expect(states.map(({ state }) => state)).toEqual(['aborted', 'rejected', 'form-timeout']);
  const again = await begin('ana');
  pay(again.token);
  expect(await own().payments.returned({ kind: 'paid', token: again.token })).toMatchObject({
    state: 'authorized',
    receipt: 1,
  });
});

it('whoever paid does not pay the same again, in another tab either', async () => {
  const tabs = [newPayment('ana'), newPayment('ana')];
  const forms = await Promise.all(tabs.map((tab) => own().payments.begin(tab)));
  for (const { token } of forms) pay(token);
  await Promise.all(forms.map(({ token }, tab) => processes[tab]?.payments.returned({ kind: 'paid', token })));
  expect(bank.transactions.commits()).toBe(1);
  await expect(own().payments.begin(newPayment('ana'))).rejects.toMatchObject({ statusCode: 409 });
  await letADayPass(first(databases));
  while ((await own().payments.round()) > 0);
  expect(await compareBooks(first(databases), bank.transactions.all())).toMatchObject({
    passes: 1,
    chargedTwice: 0,
    unsettled: 0,
  });
});

it('a charge that the bank made late beside another one goes back by itself', async () => {
  const [early, late] = [newPayment('ana'), newPayment('ana')];
  const form = await own().payments.begin(early);
  pay(form.token);
  bank.faults.add('commit', ['hang']);
  await impatient.payments.returned({ kind: 'paid', token: form.token });
  // The bank keeps silent for so long that it counts as not paid.
  await tables().updateTable('suscribirse.payment').set({ state: 'form-timeout' }).where('id', '=', early.id).execute();
  const second = await own().payments.begin(late);
  pay(second.token);
  await own().payments.returned({ kind: 'paid', token: second.token });
  await letADayPass(first(databases));
  while ((await own().payments.round()) > 0);
  while ((await own().refunds.round()) > 0);
  expect(await row(early.id)).toMatchObject({ state: 'reversed', is_duplicate: true });
  expect(await row(late.id)).toMatchObject({ state: 'authorized' });
  expect(await compareBooks(first(databases), bank.transactions.all())).toMatchObject({ passes: 1, chargedTwice: 0 });
});

it('an amount that the bank has as another one gives no pass', async () => {
  const payment = newPayment('ana');
  const { token } = await own().payments.begin(payment);
  pay(token);
  bank.faults.add('commit', ['other-amount']);
  await own().payments.returned({ kind: 'paid', token });
  expect(await row(payment.id)).toMatchObject({ state: 'unknown', differs: true, receipt: null });
  expect(await tables().selectFrom('suscribirse.pass').select('user_id').execute()).toEqual([]);
});

it('a refund that nobody heard of is not sent twice', async () => {
  // Told twice on the way it is given back twice, which the closing finds.
  for (const fault of FAULTS.filter((one) => one !== 'twice')) {
    const payment = newPayment(`refunded-${fault}`);
    const { token } = await own().payments.begin(payment);
    pay(token);
    await own().payments.returned({ kind: 'paid', token });
    bank.faults.add('refund', [fault]);
    expect(await own().refunds.ask(payment.id, 20_000, 'leaving')).toBe(true);
    expect(await own().refunds.ask(payment.id, 20_000, 'leaving')).toBe(false);
    await impatient.refunds.round();
    await letADayPass(first(databases));
    await own().refunds.round();
    expect(bank.transactions.read(token)?.balance, fault).toBe(payment.amount - 20_000);
  }
});

/** Ends the process that does something: what it waits for never comes. */
class Killed extends Error {
  override readonly name = 'Killed';
}

it(`${PURCHASES} purchases in which the bank and processes fail end with equal books`, async () => {
  const random = createRandom(4_000);
  const chance = (percent: number) => random.integer(1, 100) <= percent;
  /** Dies before or after what the process asks of the bank. */
  const dying = (whole: Bank): Bank => {
    const die =
      <A extends readonly unknown[], T>(call: (...args: A) => Promise<T>) =>
      async (...args: A): Promise<T> => {
        if (chance(6)) throw new Killed();
        const answer = await call(...args);
        if (chance(6)) throw new Killed();
        return answer;
      };
    return {
      create: die(whole.create),
      commit: die(whole.commit),
      status: die(whole.status),
      refund: die(whole.refund),
    };
  };
  const doomed = databases.map((database) => openProcess(database, dying(bank.impatient)));
  const survive = (work: Promise<unknown> | undefined) =>
    Promise.resolve(work).catch((error: unknown) => {
      if (!(error instanceof Error)) throw error;
      return undefined;
    });
  async function purchase(index: number): Promise<void> {
    const [here, there] = [doomed[index % 2], doomed[(index + 1) % 2]];
    // Some students buy in two tabs.
    for (let tab = 0; tab <= Number(chance(15)); tab += 1) {
      for (const operation of OPERATIONS) {
        if (chance(30)) bank.faults.add(operation, [FAULTS[random.integer(0, FAULTS.length - 1)] ?? null]);
      }
      const payment = newPayment(`buyer-${index}`);
      await survive(here?.payments.begin(payment));
      const token = (await own().store.read(payment.id))?.token ?? undefined;
      if (token === undefined) continue;
      pay(token, chance(75) ? 'approved' : chance(50) ? 'rejected' : 'aborted');
      const times = random.integer(0, 3);
      const returns = Array.from({ length: times }, (_, time) =>
        survive((time % 2 ? there : here)?.payments.returned({ kind: chance(85) ? 'paid' : 'aborted', token })),
      );
      await Promise.all(returns);
      if (chance(20)) await survive(there?.payments.round());
      if (chance(10)) await survive(here?.refunds.ask(payment.id, payment.amount, 'withdrawal'));
      if (chance(20)) await survive(there?.refunds.round());
    }
  }
  for (let from = 0; from < PURCHASES; from += 10) {
    await Promise.all(Array.from({ length: Math.min(10, PURCHASES - from) }, (_, index) => purchase(from + index)));
  }
  // From here on everything works again.
  for (const operation of OPERATIONS) while (bank.faults.next(operation) !== null);
  for (let day = 0; day < 6; day += 1) {
    await letADayPass(first(databases));
    while ((await own().payments.round()) > 0);
    while ((await own().refunds.round()) > 0);
  }
  const books = await compareBooks(first(databases), bank.transactions.all());
  expect(books).toMatchObject({ chargedWithoutPass: 0, passWithoutCharge: 0, chargedTwice: 0, unsettled: 0 });
  // How many get so far is a matter of the machine.
  expect(books.passes).toBeGreaterThan(0);
  expect(books.receipts).toEqual(books.receipts.map((_, index) => index + 1));
  expect(bank.transactions.all().every(({ charges }) => charges <= 1)).toBe(true);

  const events = await tables()
    .selectFrom('suscribirse.payment_event')
    .select(['payment_id', 'state'])
    .orderBy('id')
    .execute();
  const histories = Map.groupBy(events, ({ payment_id }) => payment_id);
  for (const history of histories.values()) {
    const states = history.map(({ state }) => state as PaymentState);
    expect(states[0]).toBe('created');
    states.slice(1).forEach((state, index) => {
      const before = states[index] ?? state;
      // A lease that was taken over claims again; a difference is said again.
      if (state !== before) expect(mayBecome(before, state), states.join(' ')).toBe(true);
    });
  }
});
