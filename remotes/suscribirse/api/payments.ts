import type { Product } from '@travesia/contracts/slices';

export interface OfferedProduct {
  readonly product: Product;
  /** Pesos, with all taxes. */
  readonly amount: number;
  /** ISO 8601. */
  readonly from: string;
  readonly until: string;
}

export interface OfferAnswer {
  /** `false`: nothing is sold, and nothing is limited. */
  readonly isSold: boolean;
  /** `test`: a bank of our own, where no money moves. */
  readonly bank: 'webpay' | 'test';
  readonly products: readonly OfferedProduct[];
  /** Year of the process of admission of the season: 2028 is sat in 2027. */
  readonly season: number;
}

export interface PaymentBody {
  /** UUIDv7 of the page: sent again it is the same payment. */
  readonly id: string;
  readonly product: Product;
  /** Pesos, as the page showed it: where it changed meanwhile nothing is paid. */
  readonly amount: number;
}

/** Where the page goes next. */
export interface PaymentForm {
  readonly href: string;
}

/** Member `reason` of the problem of a 409. */
export const PAYMENT_REFUSALS = ['paid', 'being-checked', 'other-amount'] as const;

export type PaymentRefusal = (typeof PAYMENT_REFUSALS)[number];

/**
 * What a payer is told of a payment.
 * - `waiting`: at the bank. - `checking`: the bank has not said what became of it. - `paid`. - `rejected`: by the bank.
 * - `aborted`: the payer went back. - `expired`: the form did. - `returning`: money is on its way back. - `returned`.
 */
export const SHOWN_STATES = [
  ...(['waiting', 'checking', 'paid', 'rejected'] as const),
  ...(['aborted', 'expired', 'returning', 'returned'] as const),
] as const;

export type ShownState = (typeof SHOWN_STATES)[number];

export interface OutcomeAnswer {
  readonly state: ShownState;
  readonly product: Product;
  readonly amount: number;
  readonly until: string;
  readonly receipt: number | null;
}

/** What the student gets who leaves now: see `payment/refund-terms.ts`. */
export interface ShownTerms {
  readonly kind: 'withdrawal' | 'leaving' | 'none';
  readonly amount: number;
  readonly wholeUntil: string | null;
}

export interface PaymentSummary extends OutcomeAnswer {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly from: string;
  /** How it was paid; `null` before. */
  readonly paidBy: { readonly kind: 'debit' | 'credit'; readonly lastFour: string | null } | null;
  /** Of a pass that holds; `null` of every other payment. */
  readonly terms: ShownTerms | null;
  /** Pesos that are on their way back, or came back. */
  readonly refunded: number | null;
}

export interface PaymentsAnswer {
  /** The newest first, those that were never begun left out. */
  readonly payments: readonly PaymentSummary[];
}

/** What the student saw when they pressed: where the terms are others meanwhile, nothing is done and 409 has the new ones. */
export interface RefundBody {
  readonly amount: number;
}
