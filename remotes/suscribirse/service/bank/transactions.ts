import { randomBytes } from 'node:crypto';

export interface StandInTransaction {
  readonly token: string;
  readonly buyOrder: string;
  readonly sessionId: string;
  readonly amount: number;
  readonly returnUrl: string;
  status: 'INITIALIZED' | 'AUTHORIZED' | 'FAILED' | 'REVERSED' | 'NULLIFIED' | 'PARTIALLY_NULLIFIED';
  /** What the payer did at the form; a commit is possible once they filled it in. */
  form: 'open' | 'approved' | 'rejected' | 'aborted' | 'expired';
  responseCode: number | null;
  balance: number;
  /** How often it was charged: more than once would be a fault of this stand-in. */
  charges: number;
}

/** The books of the stand-in: transactions by token, as Webpay Plus REST 1.2 treats them. No IO. */
export interface Transactions {
  create(order: {
    readonly buyOrder: string;
    readonly sessionId: string;
    readonly amount: number;
    readonly returnUrl: string;
  }): StandInTransaction;
  read(token: string): StandInTransaction | undefined;
  /** What the payer does at the form. */
  fill(token: string, form: Exclude<StandInTransaction['form'], 'open'>): void;
  /** `undefined`: 422, it cannot be committed. Said twice it is refused the second time. */
  commit(token: string): StandInTransaction | undefined;
  /** `undefined`: 422. */
  refund(token: string, amount: number): 'REVERSED' | 'NULLIFIED' | undefined;
  all(): readonly StandInTransaction[];
  /** How often a charge was asked for, refused ones too. */
  commits(): number;
}

const TOKEN_BYTES = 32;

/** Response code of the bank where the issuer says no. */
const REJECTED_CODE = -1;

export function createTransactions(): Transactions {
  const byToken = new Map<string, StandInTransaction>();
  let commits = 0;
  return {
    create(order) {
      const token = randomBytes(TOKEN_BYTES).toString('hex');
      const made: StandInTransaction = {
        ...{
          token,
          ...order,
          status: 'INITIALIZED',
          form: 'open',
          responseCode: null,
          balance: order.amount,
          charges: 0,
        },
      };
      byToken.set(token, made);
      return made;
    },

    read: (token) => byToken.get(token),

    fill(token, form) {
      const own = byToken.get(token);
      if (own?.form === 'open') own.form = form;
    },

    commit(token) {
      commits += 1;
      const own = byToken.get(token);
      if (own?.status !== 'INITIALIZED' || (own.form !== 'approved' && own.form !== 'rejected')) return undefined;
      own.status = own.form === 'approved' ? 'AUTHORIZED' : 'FAILED';
      own.responseCode = own.form === 'approved' ? 0 : REJECTED_CODE;
      if (own.form === 'approved') own.charges += 1;
      return own;
    },

    refund(token, amount) {
      const own = byToken.get(token);
      const isCharged = own?.status === 'AUTHORIZED' || own?.status === 'PARTIALLY_NULLIFIED';
      if (!own || !isCharged || amount <= 0 || amount > own.balance) return undefined;
      const isWhole = amount === own.amount;
      own.balance -= amount;
      if (isWhole) own.status = 'REVERSED';
      else own.status = own.balance === 0 ? 'NULLIFIED' : 'PARTIALLY_NULLIFIED';
      return isWhole ? 'REVERSED' : 'NULLIFIED';
    },

    all: () => [...byToken.values()],
    commits: () => commits,
  };
}
