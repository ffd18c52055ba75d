import { ADMISSION_CALENDAR } from '@travesia/contracts/admission-calendar';
import type { OutcomeAnswer, PaymentSummary, ShownState, ShownTerms } from '../api/payments.ts';
import { seasonAt } from '../offer/season.ts';
import type { PaymentState } from '../payment/payment-state.ts';
import { refundTerms } from '../payment/refund-terms.ts';
import type { PassRow } from './pass-store.ts';
import type { PaymentRow } from './payment-store.ts';
import type { RefundState } from './tables.ts';

export interface OwnRefund {
  readonly amount: number;
  readonly state: RefundState;
}

const SHOWN: Readonly<Record<PaymentState, ShownState>> = {
  ...({ created: 'waiting', redirected: 'waiting', committing: 'checking', unknown: 'checking' } as const),
  ...({ authorized: 'paid', rejected: 'rejected', aborted: 'aborted', 'form-timeout': 'expired' } as const),
  ...({ reversed: 'returned', refunded: 'returned' } as const),
};

/** Nobody is told of an error of ours with money: while an operator looks at it, it is on its way. */
function stateOf(row: PaymentRow, refund: OwnRefund | undefined): ShownState {
  if (refund) return refund.state === 'done' ? 'returned' : 'returning';
  return SHOWN[row.state];
}

export function outcomeOf(row: PaymentRow, refund: OwnRefund | undefined): OutcomeAnswer {
  const { product, amount, receipt, valid_until } = row;
  return { state: stateOf(row, refund), product, amount, receipt, until: valid_until.toISOString() };
}

/** What the student gets who leaves now; `null` where no pass of this payment holds. */
export function termsOf(row: PaymentRow, pass: PassRow | undefined, now: Date) {
  if (!pass || pass.ended_at !== null || row.state !== 'authorized') return null;
  const paidAt = row.authorized_at ?? row.created_at;
  return refundTerms(
    {
      ...{ product: row.product, amount: row.amount, from: pass.valid_from, until: pass.valid_until },
      firstUsedAt: pass.first_used_at,
      seasonStartsAt: row.product === 'season' ? seasonAt(ADMISSION_CALENDAR, paidAt).startsAt : null,
    },
    now,
  );
}

export function summaryOf(
  row: PaymentRow,
  pass: PassRow | undefined,
  refund: OwnRefund | undefined,
  now: Date,
): PaymentSummary {
  const terms = termsOf(row, pass, now);
  const shown: ShownTerms | null = terms && { ...terms, wholeUntil: terms.wholeUntil?.toISOString() ?? null };
  return {
    ...outcomeOf(row, refund),
    id: row.id,
    at: row.created_at.toISOString(),
    from: row.valid_from.toISOString(),
    paidBy: row.bank && { kind: row.bank.paymentType === 'VD' ? 'debit' : 'credit', lastFour: row.bank.lastFour },
    terms: shown,
    refunded: refund?.amount ?? null,
  };
}
