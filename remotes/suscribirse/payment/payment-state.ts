/**
 * States of a payment.
 * - `created`: kept, the bank does not know it yet. - `redirected`: the bank gave a token, and the payer is with it.
 * - `committing`: one process asks the bank to charge. - `authorized`: charged, and the pass is there.
 * - `rejected`: the bank said no. - `aborted`: the payer went back. - `form-timeout`: the payer let the form expire.
 * - `unknown`: the bank was asked to charge and nobody knows what became of it: the reconciler asks until it is known.
 * - `reversed`, `refunded`: charged and given back, on the day or later.
 */
export const PAYMENT_STATES = [
  ...(['created', 'redirected', 'committing', 'authorized', 'rejected'] as const),
  ...(['aborted', 'form-timeout', 'unknown', 'reversed', 'refunded'] as const),
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * Where each state may lead. What a return says of an abort or a time-out proves nothing, so both may still turn out to be
 * paid; a rejection that the bank itself said may not, but for a charge that came after all.
 */
const NEXT: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['redirected', 'form-timeout'],
  redirected: ['committing', 'aborted', 'form-timeout', 'rejected', 'unknown', 'authorized'],
  aborted: ['committing', 'form-timeout', 'rejected', 'unknown', 'authorized'],
  'form-timeout': ['committing', 'aborted', 'rejected', 'unknown', 'authorized'],
  committing: ['authorized', 'rejected', 'unknown', 'form-timeout', 'reversed', 'refunded'],
  unknown: ['committing', 'authorized', 'rejected', 'form-timeout', 'reversed', 'refunded'],
  rejected: ['authorized', 'reversed', 'refunded', 'unknown'],
  authorized: ['reversed', 'refunded'],
  reversed: [],
  refunded: [],
};

export const mayBecome = (from: PaymentState, to: PaymentState): boolean => NEXT[from].includes(to);

/** From which a return with a token may ask the bank to charge. */
export const COMMITTABLE = ['redirected', 'aborted', 'form-timeout'] as const satisfies readonly PaymentState[];

/** Money may be with us: of one student and pass at most one payment is in these. */
export const HOLDING = ['committing', 'unknown', 'authorized'] as const satisfies readonly PaymentState[];
