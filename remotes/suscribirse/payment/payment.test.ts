import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BANK_STATUSES, type BankTransaction } from './bank.ts';
import { BANK_ANSWERS_MS, decideCommit, decideStatus, FORM_LASTS_MS, nextLookMs } from './decide.ts';
import { mayBecome, PAYMENT_STATES } from './payment-state.ts';
import { readReturn } from './read-return.ts';

const EXPECTED = { amount: 69_900, buyOrder: 'B'.repeat(26), sessionId: 's' };

const transaction = (over: Partial<BankTransaction> = {}): BankTransaction => ({
  ...{ status: 'AUTHORIZED', responseCode: 0, ...EXPECTED, authorizationCode: '1213', paymentType: 'VD' },
  ...{ installments: 0, lastFour: '6623', balance: null, ...over },
});

const said = (over?: Partial<BankTransaction>) => ({ kind: 'said', said: transaction(over) }) as const;

const anyTransaction = fc.record({
  status: fc.constantFrom(...BANK_STATUSES),
  responseCode: fc.constantFrom(0, -1, -97, null),
  amount: fc.constantFrom(EXPECTED.amount, 1, 699_000),
  buyOrder: fc.constantFrom(EXPECTED.buyOrder, 'C'.repeat(26)),
  sessionId: fc.constantFrom(EXPECTED.sessionId, 'other'),
});

it('a pass is given only for what was approved, of the amount, order and session that are ours', () => {
  fc.assert(
    fc.property(anyTransaction, (over) => {
      const { to } = decideCommit(said(over), EXPECTED);
      const isOurs =
        over.amount === EXPECTED.amount && over.buyOrder === EXPECTED.buyOrder && over.sessionId === EXPECTED.sessionId;
      const isPaid =
        (['AUTHORIZED', 'CAPTURED'].includes(over.status) && over.responseCode === 0) ||
        over.status === 'PARTIALLY_NULLIFIED';
      expect(to === 'authorized').toBe(isOurs && isPaid);
      if (!isOurs) expect(decideCommit(said(over), EXPECTED)).toMatchObject({ to: 'unknown', differs: true });
    }),
  );
});

it('nobody is told that nothing was charged while the bank has not said so', () => {
  expect(decideCommit({ kind: 'silent' }, EXPECTED).to).toBe('unknown');
  expect(decideCommit({ kind: 'refused', status: 422 }, EXPECTED).to).toBe('unknown');
  const standing = { ...EXPECTED, state: 'unknown' } as const;
  expect(decideStatus({ kind: 'silent' }, { ...standing, ageMs: FORM_LASTS_MS * 10 }).to).toBeNull();
  expect(decideStatus({ kind: 'refused', status: 404 }, { ...standing, ageMs: FORM_LASTS_MS * 10 }).to).toBeNull();
  const begun = said({ status: 'INITIALIZED', responseCode: null });
  expect(decideStatus(begun, { ...standing, ageMs: FORM_LASTS_MS - 1 }).to).toBeNull();
  expect(decideStatus(begun, { ...standing, ageMs: FORM_LASTS_MS + 1 }).to).toBe('form-timeout');
});

it('whatever is decided is a state that the payment may come to', () => {
  fc.assert(
    fc.property(
      anyTransaction,
      fc.constantFrom(...PAYMENT_STATES),
      fc.integer({ min: 0, max: 1e9 }),
      (over, state, ageMs) => {
        const { to } = decideStatus(said(over), { ...EXPECTED, state, ageMs });
        fc.pre(['redirected', 'committing', 'unknown', 'aborted', 'form-timeout'].includes(state));
        // What was given back before we knew that it was paid is so too.
        if (to !== null && to !== 'reversed' && to !== 'refunded') expect(mayBecome(state, to)).toBe(true);
      },
    ),
  );
});

it('what is unknown is asked for until the bank forgets it, ever more seldom, and what is settled never again', () => {
  let ageMs = 0;
  const ages: number[] = [];
  for (let looks = 0; looks < 50; looks += 1) {
    const pause = nextLookMs('unknown', looks, ageMs);
    if (pause === null) break;
    ageMs += pause;
    ages.push(ageMs);
  }
  expect(ages.slice(0, 4)).toEqual([5_000, 35_000, 155_000, 755_000]);
  expect(ages.at(-1)).toBe(BANK_ANSWERS_MS);
  expect(ages.length).toBeLessThan(16);
  for (const state of ['authorized', 'reversed', 'refunded'] as const) expect(nextLookMs(state, 0, 0)).toBeNull();
});

it('four shapes come back from the bank, and nothing else is one of them', () => {
  const [token, order] = ['a1'.repeat(32), 'K'.repeat(26)];
  const both = { TBK_ID_SESION: 's', TBK_ORDEN_COMPRA: order };
  expect(readReturn({ token_ws: token })).toEqual({ kind: 'paid', token });
  expect(readReturn({ TBK_TOKEN: token, ...both })).toEqual({ kind: 'aborted', token });
  expect(readReturn(both)).toEqual({ kind: 'form-timeout', buyOrder: order });
  expect(readReturn({ token_ws: token, TBK_TOKEN: token, ...both })).toEqual({ kind: 'invalid', token });
  const value = fc.oneof(
    ...[fc.string(), fc.constant(token), fc.constant(order), fc.constant(undefined), fc.constant([token]), fc.object()],
  );
  const names = fc.constantFrom('token_ws', 'TBK_TOKEN', 'TBK_ORDEN_COMPRA', 'TBK_ID_SESION', '__proto__', 'token');
  fc.assert(
    fc.property(fc.dictionary(names, value), (parameters) => {
      const read = readReturn(parameters);
      if (!read) return;
      const said = 'token' in read ? read.token : read.buyOrder;
      expect([token, order].includes(said) || /^[\da-z]{1,64}$/i.test(said)).toBe(true);
      if (read.kind === 'paid') expect(parameters['TBK_TOKEN']).toBeUndefined();
    }),
  );
});
