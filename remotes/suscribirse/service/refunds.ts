import { userTransaction } from '@travesia/kit-service/database';
import { sql } from 'kysely';
import type { Bank, BankAnswer, BankTransaction } from '../payment/bank.ts';
import { askRefund } from './payment-store.ts';
import type { PaymentTables, RefundReason } from './tables.ts';

/** A refund that a process has taken on, with what the bank needs of its payment. */
interface TakenRefund {
  readonly payment_id: string;
  readonly user_id: string;
  readonly amount: number;
  readonly claims: number;
  readonly token: string | null;
  readonly paid: number;
}

export interface Refunds {
  /**
   * The pass ends now, and the money is on its way. `false`: there is nothing to give back, or it is on its way already.
   * @param amount pesos, at most what was paid.
   */
  ask(paymentId: string, amount: number, reason: RefundReason): Promise<boolean>;
  /** Tells the bank of what waits. Resolves with how many. */
  round(signal?: AbortSignal): Promise<number>;
}

export interface RefundsOptions {
  readonly tables: PaymentTables;
  readonly bank: Bank;
  /** Hears of one that the bank refuses again and again: an operator has to give it back by hand. */
  alarm?(kind: 'refund-failed', paymentId: string): void;
  /** In the transaction in which it is known to be given back. */
  onDone?(paymentId: string, tables: PaymentTables): Promise<void>;
}

const LEASE_S = 30;
const TAKEN_A_ROUND = 10;

/** About a week: 1, 4, 16, 64 minutes, then every six hours. */
const TRIES_MAX = 32;
const pauseS = (tries: number) => Math.min(60 * 4 ** (tries - 1), 6 * 3_600);

/** What of a transaction says that `amount` of it was given back. */
function givenBack(
  { status, balance }: BankTransaction,
  paid: number,
  amount: number,
): 'REVERSED' | 'NULLIFIED' | null {
  if (status === 'REVERSED' || status === 'NULLIFIED') return status;
  return status === 'PARTIALLY_NULLIFIED' && balance !== null && balance <= paid - amount ? 'NULLIFIED' : null;
}

export function createRefunds({ tables, bank, alarm = () => {}, onDone }: RefundsOptions): Refunds {
  async function take(most: number): Promise<readonly TakenRefund[]> {
    const { rows } = await sql<TakenRefund>`update suscribirse.refund as own
      set state = 'sending', claims = own.claims + 1, lease_until = now() + ${LEASE_S} * interval '1 second',
        look_at = now() + ${LEASE_S} * interval '1 second'
      from suscribirse.payment
      where payment.id = own.payment_id and own.payment_id in (
        select payment_id from suscribirse.refund
        where look_at <= now() and state in ('asked', 'sending', 'unknown') and (lease_until is null or lease_until < now())
        order by look_at limit ${most} for update skip locked)
      returning own.payment_id, payment.user_id, own.amount, own.claims, payment.token, payment.amount as paid`.execute(
      tables,
    );
    return rows;
  }

  async function done(
    { payment_id, amount, claims, paid }: TakenRefund,
    type: 'REVERSED' | 'NULLIFIED',
  ): Promise<void> {
    await userTransaction(tables, async (transaction) => {
      const settled = await transaction
        .updateTable('suscribirse.refund')
        .set({ state: 'done', type, lease_until: null, look_at: null, done_at: sql`now()` })
        .where('payment_id', '=', payment_id)
        .where('claims', '=', claims)
        .where('state', '=', 'sending')
        .returning('payment_id')
        .executeTakeFirst();
      if (!settled) return;
      // What was given back in part was paid all the same.
      if (amount === paid) {
        const state = type === 'REVERSED' ? 'reversed' : 'refunded';
        await transaction
          .updateTable('suscribirse.payment')
          .set({ state, state_at: sql`now()`, look_at: null })
          .where('id', '=', payment_id)
          .where('state', '=', 'authorized')
          .execute();
        const event = { payment_id, state, actor: 'reconciler' } as const;
        await transaction.insertInto('suscribirse.payment_event').values(event).execute();
      }
      await onDone?.(payment_id, transaction);
    });
  }

  async function again({ payment_id, claims }: TakenRefund): Promise<void> {
    const isLast = claims >= TRIES_MAX;
    await tables
      .updateTable('suscribirse.refund')
      .set({
        state: isLast ? 'failed' : 'unknown',
        lease_until: null,
        look_at: isLast ? null : sql`now() + ${pauseS(claims)} * interval '1 second'`,
      })
      .where('payment_id', '=', payment_id)
      .where('claims', '=', claims)
      .where('state', '=', 'sending')
      .execute();
    if (isLast) alarm('refund-failed', payment_id);
  }

  async function send(refund: TakenRefund): Promise<void> {
    const { token, amount, paid, claims } = refund;
    if (token === null) return again(refund);
    // The bank gives back twice what it is told twice: after a try of which nothing is known it is asked first.
    if (claims > 1) {
      const standing: BankAnswer<BankTransaction> = await bank.status(token);
      if (standing.kind !== 'said') return again(refund);
      const type = givenBack(standing.said, paid, amount);
      if (type) return done(refund, type);
    }
    const answer = await bank.refund(token, amount);
    const isDone = answer.kind === 'said' && (answer.said.type === 'REVERSED' || answer.said.responseCode === 0);
    return isDone ? done(refund, answer.said.type) : again(refund);
  }

  return {
    ask: (paymentId, amount, reason) =>
      userTransaction(tables, async (transaction) => {
        const payment = await transaction
          .selectFrom('suscribirse.payment')
          .select(['id', 'amount'])
          .where('id', '=', paymentId)
          .where('state', '=', 'authorized')
          .forUpdate()
          .executeTakeFirst();
        if (!payment || amount <= 0 || amount > payment.amount) return false;
        if (!(await askRefund(transaction, { id: payment.id, amount }, reason))) return false;
        await transaction
          .updateTable('suscribirse.pass')
          .set({ ended_at: sql`coalesce(ended_at, now())` })
          .where('payment_id', '=', paymentId)
          .execute();
        return true;
      }),

    async round(signal) {
      const taken = await take(TAKEN_A_ROUND);
      for (const refund of taken) {
        // What is left comes again when its lease is over.
        if (signal?.aborted) break;
        await send(refund);
      }
      return taken.length;
    },
  };
}
