import type { Product } from '@travesia/contracts/slices';
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { PaymentState } from '../payment/payment-state.ts';

/** What a receipt says of how it was paid. */
export interface PaidBy {
  readonly authorizationCode: string | null;
  readonly paymentType: string | null;
  readonly installments: number;
  readonly lastFour: string | null;
}

export const REFUND_REASONS = ['withdrawal', 'leaving', 'unused', 'duplicate', 'operator'] as const;

export type RefundReason = (typeof REFUND_REASONS)[number];

/** `asked`: the bank was not told yet. `sending`: a process tells it. `unknown`: nobody knows what became of it. */
export type RefundState = 'asked' | 'sending' | 'unknown' | 'done' | 'failed';

/** Who moved a payment to another state. */
export type PaymentActor = 'student' | 'return' | 'reconciler' | 'operator';

/** As `migrations` makes them. */
export type Tables = {
  readonly 'suscribirse.payment': {
    id: string;
    user_id: string;
    product: Product;
    covers: string;
    valid_from: Date;
    valid_until: Date;
    amount: number;
    payer_address: string | null;
    buy_order: string;
    session_id: string;
    token: string | null;
    form_url: string | null;
    state: Generated<PaymentState>;
    state_at: Generated<Date>;
    claims: Generated<number>;
    lease_until: Date | null;
    looks: Generated<number>;
    look_at: Date | null;
    differs: Generated<boolean>;
    is_duplicate: Generated<boolean>;
    returned_at: Date | null;
    redirected_at: Date | null;
    authorized_at: Date | null;
    bank: ColumnType<PaidBy | null, string | null, string | null>;
    receipt: number | null;
    created_at: Generated<Date>;
  };
  readonly 'suscribirse.payment_event': {
    payment_id: string;
    id: Generated<string>;
    state: string;
    actor: PaymentActor;
    at: Generated<Date>;
  };
  readonly 'suscribirse.pass': {
    payment_id: string;
    user_id: string;
    product: Product;
    valid_from: Date;
    valid_until: Date;
    ended_at: Date | null;
    first_used_at: Date | null;
  };
  readonly 'suscribirse.refund': {
    payment_id: string;
    id: string;
    amount: number;
    reason: RefundReason;
    state: Generated<RefundState>;
    claims: Generated<number>;
    lease_until: Date | null;
    look_at: Date | null;
    type: string | null;
    asked_at: Generated<Date>;
    done_at: Date | null;
  };
  readonly 'suscribirse.receipt_number': { one: boolean; last: number };
};

export type PaymentTables = Kysely<Tables>;
