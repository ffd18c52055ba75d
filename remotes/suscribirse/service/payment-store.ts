import { userTransaction } from '@travesia/kit-service/database';
import { type Selectable, sql } from 'kysely';
import type { BankTransaction } from '../payment/bank.ts';
import type { Decision } from '../payment/decide.ts';
import { nextLookMs } from '../payment/decide.ts';
import { COMMITTABLE, mayBecome, type PaymentState } from '../payment/payment-state.ts';
import type { PaidBy, PaymentActor, PaymentTables, Tables } from './tables.ts';

/** What of a payment its rules need. */
const COLUMNS = [
  ...(['id', 'user_id', 'product', 'covers', 'valid_from', 'valid_until', 'amount', 'payer_address'] as const),
  ...(['buy_order', 'session_id', 'token', 'form_url', 'state', 'claims', 'looks', 'differs', 'is_duplicate'] as const),
  ...(['returned_at', 'redirected_at', 'authorized_at', 'bank', 'receipt', 'created_at'] as const),
] as const;

export type PaymentRow = Pick<Selectable<Tables['suscribirse.payment']>, (typeof COLUMNS)[number]>;

export type NewPayment = Pick<
  PaymentRow,
  | 'id'
  | 'user_id'
  | 'product'
  | 'covers'
  | 'valid_from'
  | 'valid_until'
  | 'amount'
  | 'payer_address'
  | 'buy_order'
  | 'session_id'
>;

/** Milliseconds since the payer was sent to the bank. */
export const ageOf = ({ redirected_at, created_at }: PaymentRow): number =>
  Date.now() - (redirected_at ?? created_at).getTime();

/** A process that died asks nobody for longer than a call to the bank lasts twice. */
const LEASE_S = 30;

/** The name of the index that lets one payment of a kind hold money. */
const ONCE = 'payment_once';

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === ONCE;

export interface PaymentStore {
  /** Keeps it once: sent again it is the same one. `undefined` where the id is somebody else's. */
  add(payment: NewPayment): Promise<PaymentRow | undefined>;
  /** @param within a transaction, where it has to be read in one. */
  read(id: string, within?: PaymentTables): Promise<PaymentRow | undefined>;
  byToken(token: string): Promise<PaymentRow | undefined>;
  byOrder(buyOrder: string): Promise<PaymentRow | undefined>;
  ofUser(uid: string): Promise<readonly PaymentRow[]>;
  /** The bank knows it. */
  redirected(row: PaymentRow, token: string, url: string): Promise<PaymentRow | undefined>;
  /**
   * The right to ask the bank to charge, for one of however many ask. `other`: money of the same pass may be with us by
   * another payment. `undefined`: somebody else has it, or there is nothing to charge any more.
   */
  claim(row: PaymentRow, actor: PaymentActor): Promise<PaymentRow | 'other' | undefined>;
  /** The payer was there: the reconciler may ask for the charge where the process that was to do it died. */
  returned(row: PaymentRow): Promise<void>;
  /** What the bank said becomes the state, with the pass or its end. `undefined`: somebody else was quicker. */
  settle(
    row: PaymentRow,
    decision: Exclude<Decision, { to: null }>,
    actor: PaymentActor,
  ): Promise<PaymentRow | undefined>;
  /** Nothing new: when to look again. */
  looked(row: PaymentRow): Promise<void>;
  /** Those whose time to look has come, each with one process. */
  takeDue(most: number): Promise<readonly PaymentRow[]>;
}

export interface PaymentStoreOptions {
  readonly tables: PaymentTables;
  /** In the transaction in which the money and the pass are there. */
  onAuthorized?(row: PaymentRow, tables: PaymentTables): Promise<void>;
}

export function createPaymentStore({ tables, onAuthorized }: PaymentStoreOptions): PaymentStore {
  const history = (transaction: PaymentTables, payment_id: string, state: PaymentState, actor: PaymentActor) =>
    transaction.insertInto('suscribirse.payment_event').values({ payment_id, state, actor }).execute();

  const first = async (
    column: 'id' | 'token' | 'buy_order',
    value: string,
    within: PaymentTables = tables,
  ): Promise<PaymentRow | undefined> =>
    within.selectFrom('suscribirse.payment').select(COLUMNS).where(column, '=', value).executeTakeFirst();

  const lookAt = (ms: number | null) => (ms === null ? null : sql<Date>`now() + ${ms} * interval '1 millisecond'`);

  async function move(
    row: PaymentRow,
    to: PaymentState,
    actor: PaymentActor,
    decision: { readonly transaction?: BankTransaction; readonly differs?: true },
    isDuplicate: boolean,
  ): Promise<PaymentRow | undefined> {
    return userTransaction(tables, async (transaction) => {
      const said = decision.transaction;
      const isPaid = to === 'authorized' && !isDuplicate;
      const receipt = isPaid && row.receipt === null ? await takeReceipt(transaction) : row.receipt;
      const moved = await transaction
        .updateTable('suscribirse.payment')
        .set({
          state: to,
          state_at: sql`now()`,
          lease_until: null,
          looks: to === row.state ? row.looks + 1 : 0,
          look_at: lookAt(nextLookMs(to, to === row.state ? row.looks + 1 : 0, ageOf(row))),
          ...(decision.differs && { differs: true }),
          ...(isDuplicate && { is_duplicate: true }),
          ...(to === 'authorized' && { authorized_at: row.authorized_at ?? sql`now()` }),
          ...(said && { bank: JSON.stringify(paidByOf(said)) }),
          receipt,
        })
        .where('id', '=', row.id)
        .where('state', '=', row.state)
        .where('claims', '=', row.claims)
        .returning(COLUMNS)
        .executeTakeFirst();
      // A number that was taken goes back with the transaction.
      if (!moved) throw new Overtaken();
      if (to !== row.state || decision.differs) await history(transaction, row.id, to, actor);
      if (isPaid) {
        const { user_id, product, valid_from, valid_until } = row;
        await transaction
          .insertInto('suscribirse.pass')
          .values({
            payment_id: row.id,
            user_id,
            product,
            valid_from,
            valid_until,
            ended_at: null,
            first_used_at: null,
          })
          .onConflict((conflict) => conflict.column('payment_id').doNothing())
          .execute();
        await onAuthorized?.(moved, transaction);
      }
      if (to === 'authorized' && isDuplicate) await askRefund(transaction, row, 'duplicate');
      if (to === 'reversed' || to === 'refunded') {
        await transaction
          .updateTable('suscribirse.pass')
          .set({ ended_at: sql`coalesce(ended_at, now())` })
          .where('payment_id', '=', row.id)
          .execute();
      }
      return moved;
    }).catch((error: unknown) => {
      if (error instanceof Overtaken) return undefined;
      throw error;
    });
  }

  return {
    async add(payment) {
      await userTransaction(tables, async (transaction) => {
        const made = await transaction
          .insertInto('suscribirse.payment')
          .values({ ...payment, look_at: lookAt(nextLookMs('created', 0, 0)) })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (made) await history(transaction, payment.id, 'created', 'student');
      });
      const row = await first('id', payment.id);
      return row?.user_id === payment.user_id && row.product === payment.product ? row : undefined;
    },

    read: (id, within) => first('id', id, within),
    byToken: (token) => first('token', token),
    byOrder: (buyOrder) => first('buy_order', buyOrder),

    ofUser: (uid) =>
      tables
        .selectFrom('suscribirse.payment')
        .select(COLUMNS)
        .where('user_id', '=', uid)
        .orderBy('created_at', 'desc')
        .execute(),

    redirected: (row, token, url) =>
      userTransaction(tables, async (transaction) => {
        const moved = await transaction
          .updateTable('suscribirse.payment')
          .set({
            ...{ state: 'redirected', token, form_url: url, looks: 0 },
            ...{ state_at: sql`now()`, redirected_at: sql`now()`, look_at: lookAt(nextLookMs('redirected', 0, 0)) },
          })
          .where('id', '=', row.id)
          .where('state', '=', 'created')
          .returning(COLUMNS)
          .executeTakeFirst();
        if (moved) await history(transaction, row.id, 'redirected', 'student');
        return moved;
      }),

    async claim(row, actor) {
      // A lease that ran out is taken over: whoever had it settles nothing, by its number.
      const claimed = sql<PaymentRow>`update suscribirse.payment as own
        set state = 'committing', state_at = now(), claims = claims + 1, looks = 0,
          lease_until = now() + ${LEASE_S} * interval '1 second', look_at = now() + ${LEASE_S} * interval '1 second'
        where id = ${row.id} and not is_duplicate and (
          state in (${sql.join([...COMMITTABLE])})
          or (state in ('committing', 'unknown') and (lease_until is null or lease_until < now())))
        returning ${sql.join(COLUMNS.map((column) => sql.ref(column)))}`;
      try {
        return await userTransaction(tables, async (transaction) => {
          const { rows } = await claimed.execute(transaction);
          const [own] = rows;
          if (own) await history(transaction, own.id, 'committing', actor);
          return own;
        });
      } catch (error) {
        if (isTaken(error)) return 'other';
        throw error;
      }
    },

    async returned({ id }) {
      await tables
        .updateTable('suscribirse.payment')
        .set({ returned_at: sql`coalesce(returned_at, now())` })
        .where('id', '=', id)
        .execute();
    },

    async settle(row, decision, actor) {
      const { to } = decision;
      if (to !== row.state && !mayBecome(row.state, to)) return undefined;
      try {
        return await move(row, to, actor, decision, false);
      } catch (error) {
        // The bank charged twice for one pass, by two payments: this one goes back to who paid it.
        if (to === 'authorized' && isTaken(error)) return move(row, to, actor, decision, true);
        throw error;
      }
    },

    async looked(row) {
      await tables
        .updateTable('suscribirse.payment')
        .set({ looks: row.looks + 1, look_at: lookAt(nextLookMs(row.state, row.looks + 1, ageOf(row))) })
        .where('id', '=', row.id)
        .where('state', '=', row.state)
        .where('claims', '=', row.claims)
        .execute();
    },

    async takeDue(most) {
      const { rows } = await sql<PaymentRow>`update suscribirse.payment
        set look_at = now() + ${LEASE_S} * interval '1 second'
        where id in (select id from suscribirse.payment where look_at <= now()
          and (lease_until is null or lease_until < now())
          order by look_at limit ${most} for update skip locked)
        returning ${sql.join(COLUMNS.map((column) => sql.ref(column)))}`.execute(tables);
      return rows;
    },
  };
}

/** Somebody else settled it first. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

const paidByOf = ({ authorizationCode, paymentType, installments, lastFour }: BankTransaction): PaidBy => ({
  ...{ authorizationCode, paymentType, installments, lastFour },
});

/** The row is locked until the end of the transaction: numbers have no gaps, and authorisations come one after the other. */
async function takeReceipt(transaction: PaymentTables): Promise<number> {
  const { last } = await transaction
    .updateTable('suscribirse.receipt_number')
    .set({ last: sql<number>`last + 1` })
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Once for each payment. */
export async function askRefund(
  transaction: PaymentTables,
  { id, amount }: Pick<PaymentRow, 'id' | 'amount'>,
  reason: Tables['suscribirse.refund']['reason'],
): Promise<boolean> {
  const asked = await transaction
    .insertInto('suscribirse.refund')
    .values({ payment_id: id, id: sql<string>`gen_random_uuid()`, amount, reason, look_at: sql`now()` })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return asked !== undefined;
}
