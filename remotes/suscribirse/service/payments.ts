import { randomBytes } from 'node:crypto';
import { ProblemError, UnavailableError } from '@travesia/kit-service';
import type { Bank } from '../payment/bank.ts';
import { decideCommit, decideStatus, FORM_LASTS_MS } from '../payment/decide.ts';
import { HOLDING, type PaymentState } from '../payment/payment-state.ts';
import type { BankReturn } from '../payment/read-return.ts';
import { ageOf, type NewPayment, type PaymentRow, type PaymentStore } from './payment-store.ts';
import type { PaymentActor } from './tables.ts';

/** Where the page sends the payer: a form with this one field. */
export interface BankForm {
  readonly url: string;
  readonly token: string;
}

export interface Payments {
  /** Tells the bank of it. Asked again before the form was used it is the same form. */
  begin(payment: NewPayment): Promise<BankForm>;
  /** What came back from the bank: the payment that it names, as it stands now; `undefined` where it names none. */
  returned(said: BankReturn): Promise<PaymentRow | undefined>;
  /** Asks the bank how a payment stands. */
  look(row: PaymentRow, actor: PaymentActor): Promise<PaymentRow>;
  /** Looks at those whose time has come. Resolves with how many. */
  round(signal?: AbortSignal): Promise<number>;
}

export interface PaymentsOptions {
  readonly store: PaymentStore;
  readonly bank: Bank;
  /** Address to which the bank sends the payer back. */
  readonly returnUrl: string;
  /** Hears of what an operator has to look at. */
  alarm?(kind: 'differs' | 'commit-silent' | 'duplicate', row: PaymentRow): void;
}

const RETRY_AFTER_S = 15;

/** Looked at in one round, so that a process that ends leaves few behind. */
const LOOKS_A_ROUND = 20;

/** The form of the bank can be begun again so long after it was made: its token lives for five minutes. */
const FORM_FRESH_MS = 4 * 60_000;

/** Crockford's base 32 has no letters that are mistaken for digits. 26 of them hold 130 bits. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BUY_ORDER_LENGTH = 26;

/** Nobody guesses one: a form that expired is found by it alone. */
export function newBuyOrder(): string {
  return [...randomBytes(BUY_ORDER_LENGTH)].map((byte) => CROCKFORD[byte % CROCKFORD.length]).join('');
}

const isHolding = (state: PaymentState) => HOLDING.some((holding) => holding === state);

const expectedOf = ({ amount, buy_order, session_id }: PaymentRow) => ({
  ...{ amount, buyOrder: buy_order, sessionId: session_id },
});

export function createPayments({ store, bank, returnUrl, alarm = () => {} }: PaymentsOptions): Payments {
  const latest = async (row: PaymentRow) => (await store.read(row.id)) ?? row;

  /** Asks the bank to charge: whoever has the claim, once. */
  async function commit(row: PaymentRow, actor: PaymentActor): Promise<PaymentRow> {
    const claimed = await store.claim(row, actor);
    if (claimed === undefined) return latest(row);
    if (claimed === 'other') {
      alarm('duplicate', row);
      return latest(row);
    }
    const { token } = claimed;
    if (token === null) return claimed;
    const answer = await bank.commit(token);
    if (answer.kind !== 'said') alarm('commit-silent', claimed);
    const decision = decideCommit(answer, expectedOf(claimed));
    if (decision.to === null) return claimed;
    if ('differs' in decision) alarm('differs', claimed);
    return (await store.settle(claimed, decision, actor)) ?? latest(claimed);
  }

  async function look(row: PaymentRow, actor: PaymentActor): Promise<PaymentRow> {
    const ageMs = ageOf(row);
    if (row.token === null) {
      // The bank never said that it knows it, or the answer was lost: without a token nobody can pay it.
      const isOver = row.state === 'created' && ageMs > FORM_LASTS_MS;
      if (isOver) return (await store.settle(row, { to: 'form-timeout' }, actor)) ?? latest(row);
      await store.looked(row);
      return row;
    }
    const answer = await bank.status(row.token);
    const decision = decideStatus(answer, { ...expectedOf(row), state: row.state, ageMs });
    const isWaiting = answer.kind === 'said' && answer.said.status === 'INITIALIZED' && ageMs <= FORM_LASTS_MS;
    // The payer was there, and whoever was to ask for the charge died before the bank heard of it.
    if (
      decision.to === null &&
      isWaiting &&
      row.returned_at !== null &&
      (row.state === 'committing' || row.state === 'unknown')
    )
      return commit(row, actor);
    if (decision.to === null) {
      await store.looked(row);
      return latest(row);
    }
    if ('differs' in decision && !row.differs) alarm('differs', row);
    return (await store.settle(row, decision, actor)) ?? latest(row);
  }

  return {
    look,

    async begin(payment) {
      const row = await store.add(payment);
      if (!row) throw new ProblemError(409, 'There is another payment with this id.');
      const others = await store.ofUser(payment.user_id);
      const holding = others.find(
        (other) => other.covers === row.covers && isHolding(other.state) && !other.is_duplicate,
      );
      if (holding) {
        const reason = holding.state === 'authorized' ? 'paid' : 'being-checked';
        throw new ProblemError(409, 'The same pass is paid, or its payment is being checked.', undefined, { reason });
      }
      if (row.state === 'redirected' && row.token !== null && row.form_url !== null && ageOf(row) < FORM_FRESH_MS)
        return { token: row.token, url: row.form_url };
      if (row.state !== 'created') throw new ProblemError(409, 'This payment was begun already: begin another one.');
      const answer = await bank.create({
        ...{ buyOrder: row.buy_order, sessionId: row.session_id, amount: row.amount, returnUrl },
      });
      if (answer.kind !== 'said') throw new UnavailableError('The bank does not answer now.', RETRY_AFTER_S);
      const { token, url } = answer.said;
      const redirected = await store.redirected(row, token, url);
      if (redirected) return { token, url };
      const now = await latest(row);
      if (now.token === null || now.form_url === null) throw new ProblemError(409, 'This payment cannot be begun.');
      return { token: now.token, url: now.form_url };
    },

    async returned(said) {
      const row = said.kind === 'form-timeout' ? await store.byOrder(said.buyOrder) : await store.byToken(said.token);
      if (!row) return undefined;
      if (said.kind === 'paid') {
        if (row.state !== 'redirected' && row.state !== 'aborted' && row.state !== 'form-timeout') return row;
        await store.returned(row);
        return commit(row, 'return');
      }
      // It proves nothing, and is believed for what the page says: the bank may still be asked to charge.
      if (row.state !== 'redirected') return row;
      const to = said.kind === 'form-timeout' ? 'form-timeout' : 'aborted';
      return (await store.settle(row, { to }, 'return')) ?? latest(row);
    },

    async round(signal) {
      const due = await store.takeDue(LOOKS_A_ROUND);
      for (const row of due) {
        if (signal?.aborted) break;
        await look(row, 'reconciler');
      }
      return due.length;
    },
  };
}
