import { createHash } from 'node:crypto';
import { userTransaction } from '@travesia/kit-service/database';
import { sql } from 'kysely';
import type { OwnRefund } from './show-payment.ts';
import type { PaymentTables } from './tables.ts';

/** Books name whose payment it was no more, once their data was deleted; the law keeps them for six years. */
const digestOf = (uid: string) => `deleted:${createHash('sha256').update(uid).digest('hex')}`;

export interface OwnDataStore {
  export(uid: string): Promise<object>;
  /** Passes end and go; payments stay in the books without a name. */
  delete(uid: string): Promise<void>;
  refundOf(paymentId: string, tables: PaymentTables): Promise<OwnRefund | undefined>;
  refundsOf(uid: string, tables: PaymentTables): Promise<ReadonlyMap<string, OwnRefund>>;
  /** How many payments have been unknown for longer than that. */
  unknownLongerThan(seconds: number): Promise<number>;
}

export function createOwnDataStore(tables: PaymentTables): OwnDataStore {
  return {
    async export(uid) {
      const payments = await tables
        .selectFrom('suscribirse.payment')
        .leftJoin('suscribirse.refund', 'suscribirse.refund.payment_id', 'suscribirse.payment.id')
        .select(['suscribirse.payment.id', 'product', 'suscribirse.payment.amount', 'suscribirse.payment.state'])
        .select(['payer_address', 'receipt', 'suscribirse.payment.created_at', 'valid_from', 'valid_until'])
        .select(['suscribirse.refund.amount as refunded', 'suscribirse.refund.state as refund_state'])
        .where('user_id', '=', uid)
        .orderBy('suscribirse.payment.created_at')
        .execute();
      const passes = await tables
        .selectFrom('suscribirse.pass')
        .select(['product', 'valid_from', 'valid_until', 'ended_at', 'first_used_at'])
        .where('user_id', '=', uid)
        .orderBy('valid_from')
        .execute();
      return { payments, passes };
    },

    async delete(uid) {
      await userTransaction(tables, async (transaction) => {
        await sql`delete from suscribirse.mail where user_id = ${uid}`.execute(transaction);
        await transaction
          .updateTable('suscribirse.pass')
          .set({ user_id: digestOf(uid), ended_at: sql`coalesce(ended_at, now())` })
          .where('user_id', '=', uid)
          .execute();
        await transaction
          .updateTable('suscribirse.payment')
          .set({ user_id: digestOf(uid), payer_address: null })
          .where('user_id', '=', uid)
          .execute();
      });
    },

    refundOf: (paymentId, from) =>
      from
        .selectFrom('suscribirse.refund')
        .select(['amount', 'state'])
        .where('payment_id', '=', paymentId)
        .executeTakeFirst(),

    async refundsOf(uid, from) {
      const rows = await from
        .selectFrom('suscribirse.refund')
        .innerJoin('suscribirse.payment', 'suscribirse.payment.id', 'suscribirse.refund.payment_id')
        .select(['payment_id', 'suscribirse.refund.amount', 'suscribirse.refund.state'])
        .where('user_id', '=', uid)
        .execute();
      return new Map(rows.map(({ payment_id, ...refund }) => [payment_id, refund]));
    },

    async unknownLongerThan(seconds) {
      const { waiting } = await tables
        .selectFrom('suscribirse.payment')
        .select(sql<number>`count(*)::int`.as('waiting'))
        .where('state', 'in', ['unknown', 'committing'])
        .where('state_at', '<', sql<Date>`now() - ${seconds} * interval '1 second'`)
        .executeTakeFirstOrThrow();
      return waiting;
    },
  };
}
