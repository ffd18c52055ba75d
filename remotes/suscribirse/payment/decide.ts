import type { BankAnswer, BankTransaction } from './bank.ts';
import type { PaymentState } from './payment-state.ts';

/** What of a payment of ours a transaction of the bank has to agree with. */
export interface Expected {
  readonly amount: number;
  readonly buyOrder: string;
  readonly sessionId: string;
}

/** What follows for a payment from what the bank said. */
export type Decision =
  | {
      readonly to: Exclude<PaymentState, 'created' | 'redirected' | 'committing'>;
      readonly transaction?: BankTransaction;
    }
  /** The bank has it as another one than we do: nobody gets a pass for it, and an operator hears of it. */
  | { readonly to: 'unknown'; readonly differs: true; readonly transaction: BankTransaction }
  /** Nothing new. */
  | { readonly to: null };

/** How long after the payer was sent to it the form of the bank takes nothing any more, with room to spare: ten minutes. */
export const FORM_LASTS_MS = 12 * 60_000;

const agrees = (transaction: BankTransaction, { amount, buyOrder, sessionId }: Expected): boolean =>
  transaction.amount === amount && transaction.buyOrder === buyOrder && transaction.sessionId === sessionId;

/** `VCI` is not looked at: the bank says that it proves nothing. */
function decideTransaction(transaction: BankTransaction, expected: Expected): Decision {
  if (!agrees(transaction, expected)) return { to: 'unknown', differs: true, transaction };
  switch (transaction.status) {
    case 'AUTHORIZED':
    case 'CAPTURED':
      return { to: transaction.responseCode === 0 ? 'authorized' : 'rejected', transaction };
    case 'FAILED':
      return { to: 'rejected', transaction };
    case 'REVERSED':
      return { to: 'reversed', transaction };
    case 'NULLIFIED':
      return { to: 'refunded', transaction };
    // Part of it was given back: what is left was paid.
    case 'PARTIALLY_NULLIFIED':
      return { to: 'authorized', transaction };
    case 'INITIALIZED':
      return { to: null };
  }
}

/** After `commit`. Whatever is not a clear yes or no is `unknown`: nobody says that nothing was charged before they know. */
export function decideCommit(answer: BankAnswer<BankTransaction>, expected: Expected): Decision {
  if (answer.kind !== 'said') return { to: 'unknown' };
  const decision = decideTransaction(answer.said, expected);
  return decision.to === null ? { to: 'unknown' } : decision;
}

export interface Standing extends Expected {
  readonly state: PaymentState;
  /** Milliseconds since the payer was sent to the bank. */
  readonly ageMs: number;
}

/**
 * After `status`. A transaction that only began is over once its form takes nothing any more, and no commit of ours can be
 * on its way: it was not charged. `refused`, as for a token older than seven days, says nothing.
 */
export function decideStatus(answer: BankAnswer<BankTransaction>, standing: Standing): Decision {
  if (answer.kind !== 'said') return { to: null };
  const decision = decideTransaction(answer.said, standing);
  if (decision.to !== null) return decision.to === standing.state ? { to: null } : decision;
  const isOver = standing.ageMs > FORM_LASTS_MS;
  const mayEnd = standing.state === 'redirected' || standing.state === 'unknown' || standing.state === 'committing';
  return isOver && mayEnd && agrees(answer.said, standing) ? { to: 'form-timeout' } : { to: null };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses between looks at a payment that is `unknown`; the bank answers for seven days. */
const UNKNOWN_PAUSES_MS = [5_000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS];

/** After the form is over, and twice more for a charge that the bank made late. */
const UNPAID_PAUSES_MS = [FORM_LASTS_MS + MINUTE_MS, 6 * HOUR_MS, 5 * 24 * HOUR_MS];

/** The bank answers for seven days: within them is the last look. */
export const BANK_ANSWERS_MS = 7 * 24 * HOUR_MS - 2 * HOUR_MS;

/**
 * Milliseconds until the bank is asked again; `null`: not any more.
 * @param looks how often it was asked in this state. @param ageMs since the payer was sent to the bank.
 */
export function nextLookMs(state: PaymentState, looks: number, ageMs: number): number | null {
  if (state === 'authorized' || state === 'reversed' || state === 'refunded') return null;
  const isUnknown = state === 'unknown' || state === 'committing';
  const pauses = isUnknown ? UNKNOWN_PAUSES_MS : UNPAID_PAUSES_MS;
  const pause = pauses[looks] ?? (isUnknown ? pauses.at(-1) : undefined);
  if (pause === undefined) return null;
  const left = BANK_ANSWERS_MS - ageMs;
  // One last look just before the bank forgets it.
  return left <= 0 ? null : Math.min(pause, left);
}
