import { type Selectable, sql } from 'kysely';
import type { Held } from '../offer/offer.ts';
import type { PaymentTables, Tables } from './tables.ts';

const COLUMNS = ['payment_id', 'product', 'valid_from', 'valid_until', 'ended_at', 'first_used_at'] as const;

export type PassRow = Pick<Selectable<Tables['suscribirse.pass']>, (typeof COLUMNS)[number]>;

export interface PassStore {
  /** All that a student ever had, the oldest first. */
  ofUser(uid: string): Promise<readonly PassRow[]>;
  /** The pass that holds now, the longest. */
  current(uid: string): Promise<PassRow | undefined>;
}

/** Until when a pass held, for what begins after it. */
export const heldOf = (passes: readonly PassRow[]): readonly Held[] =>
  passes.map(({ product, valid_until, ended_at }) => ({ product, until: ended_at ?? valid_until }));

export function createPassStore(tables: PaymentTables): PassStore {
  const own = (uid: string) => tables.selectFrom('suscribirse.pass').select(COLUMNS).where('user_id', '=', uid);
  return {
    ofUser: (uid) => own(uid).orderBy('valid_from').execute(),
    current: (uid) =>
      own(uid)
        .where('ended_at', 'is', null)
        .where('valid_from', '<=', sql<Date>`now()`)
        .where('valid_until', '>', sql<Date>`now()`)
        .orderBy('valid_until', 'desc')
        .limit(1)
        .executeTakeFirst(),
  };
}
