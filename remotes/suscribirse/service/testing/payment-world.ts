import type { AddressInfo } from 'node:net';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import type { Database } from '@travesia/kit-service/database';
import { sql } from 'kysely';
import type { Bank } from '../../payment/bank.ts';
import { createBankServer } from '../bank/bank-server.ts';
import type { StandInTransaction } from '../bank/transactions.ts';
import { createPaymentStore, type NewPayment, type PaymentStore } from '../payment-store.ts';
import { createPayments, newBuyOrder, type Payments } from '../payments.ts';
import { createRefunds, type Refunds } from '../refunds.ts';
import type { Tables } from '../tables.ts';
import { createWebpayBank } from '../webpay-bank.ts';

export const BANK_KEYS = { commerceCode: '597055555532', apiKey: 'k'.repeat(64) };

export const RETURN_URL = 'http://localhost:4000/api/suscribirse/webpay/return';

/** After this {@link startBank}'s `impatient` gives up what hangs, and on a busy machine more than that. */
const IMPATIENT_MS = 300;

export async function startBank(lateMs = 30) {
  const server = createBankServer({ ...BANK_KEYS, lateMs });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const keys = { origin, ...BANK_KEYS };
  return {
    ...server,
    origin,
    bank: createWebpayBank(keys),
    impatient: createWebpayBank({ ...keys, answerMs: IMPATIENT_MS }),
  };
}

/** What a process of the service has, over its own connections. */
export interface PaymentProcess {
  readonly store: PaymentStore;
  readonly payments: Payments;
  readonly refunds: Refunds;
}

export function openProcess(database: Database, bank: Bank): PaymentProcess {
  const tables = database.kysely.withTables<Tables>();
  const store = createPaymentStore({ tables });
  return {
    store,
    payments: createPayments({ store, bank, returnUrl: RETURN_URL }),
    refunds: createRefunds({ tables, bank }),
  };
}

const DAY_MS = 86_400_000;

export const newPayment = (user: string, over: Partial<NewPayment> = {}): NewPayment => ({
  id: uuidV7(),
  user_id: user,
  product: 'season',
  covers: 'season:2027',
  valid_from: new Date(),
  valid_until: new Date(Date.now() + 200 * DAY_MS),
  amount: 69_900,
  payer_address: null,
  buy_order: newBuyOrder(),
  session_id: uuidV7(),
  ...over,
});

/** Lets a day pass for all payments: their forms are over, and it is time to look. */
export async function letADayPass(database: Database): Promise<void> {
  const tables = database.kysely.withTables<Tables>();
  await sql`update suscribirse.payment set redirected_at = redirected_at - interval '1 day',
    created_at = created_at - interval '1 day', lease_until = null,
    look_at = case when state in ('authorized', 'reversed', 'refunded') then null else now() end`.execute(tables);
  await sql`update suscribirse.refund set lease_until = null, look_at = now() where state not in ('done', 'failed')`.execute(
    tables,
  );
}

export interface Books {
  /** Charged by the bank and not given back, without a pass. */
  readonly chargedWithoutPass: number;
  readonly passWithoutCharge: number;
  /** Students whose money was kept for more than one payment of the same pass. */
  readonly chargedTwice: number;
  readonly passes: number;
  readonly receipts: readonly number[];
  readonly unsettled: number;
}

/** What the bank charged beside what we gave for it. */
export async function compareBooks(database: Database, transactions: readonly StandInTransaction[]): Promise<Books> {
  const tables = database.kysely.withTables<Tables>();
  const rows = await tables
    .selectFrom('suscribirse.payment')
    .leftJoin('suscribirse.pass', 'suscribirse.pass.payment_id', 'suscribirse.payment.id')
    .select(['suscribirse.payment.token', 'suscribirse.payment.user_id', 'covers', 'receipt', 'state'])
    .select(['suscribirse.pass.payment_id as pass', 'ended_at'])
    .execute();
  const byToken = new Map(rows.flatMap((row) => (row.token === null ? [] : [[row.token, row] as const])));
  const isKept = (own: StandInTransaction) => own.status === 'AUTHORIZED' && own.balance === own.amount;
  const hasPass = (row: (typeof rows)[number] | undefined) =>
    row !== undefined && row.pass !== null && row.ended_at === null;
  const keptOf = new Map<string, number>();
  let [chargedWithoutPass, passWithoutCharge] = [0, 0];
  for (const own of transactions) {
    const row = byToken.get(own.token);
    if (isKept(own) && !hasPass(row)) chargedWithoutPass += 1;
    if (!isKept(own) && hasPass(row)) passWithoutCharge += 1;
    if (isKept(own) && row)
      keptOf.set(`${row.user_id} ${row.covers}`, (keptOf.get(`${row.user_id} ${row.covers}`) ?? 0) + 1);
  }
  return {
    chargedWithoutPass,
    passWithoutCharge,
    chargedTwice: [...keptOf.values()].filter((kept) => kept > 1).length,
    passes: rows.filter(hasPass).length,
    receipts: rows.flatMap(({ receipt }) => (receipt === null ? [] : [receipt])).sort((one, other) => one - other),
    unsettled: rows.filter(({ state }) => state === 'committing' || state === 'unknown' || state === 'redirected')
      .length,
  };
}
