import { PRODUCTS } from '@travesia/contracts/slices';
import * as z from 'zod/mini';
import { SHOWN_STATES } from './payments.ts';

// What pages read of the service's answers.

const product = z.enum(PRODUCTS);
const outcome = {
  state: z.enum(SHOWN_STATES),
  product,
  amount: z.number(),
  until: z.string(),
  receipt: z.nullable(z.number()),
};

export const offerAnswer = z.object({
  isSold: z.boolean(),
  bank: z.enum(['webpay', 'test']),
  products: z.array(z.object({ product, amount: z.number(), from: z.string(), until: z.string() })),
  season: z.number(),
});

export const paymentForm = z.object({ href: z.string() });

export const outcomeAnswer = z.object(outcome);

export const paymentsAnswer = z.object({
  payments: z.array(
    z.object({
      ...outcome,
      id: z.string(),
      at: z.string(),
      from: z.string(),
      paidBy: z.nullable(z.object({ kind: z.enum(['debit', 'credit']), lastFour: z.nullable(z.string()) })),
      terms: z.nullable(
        z.object({
          kind: z.enum(['withdrawal', 'leaving', 'none']),
          amount: z.number(),
          wholeUntil: z.nullable(z.string()),
        }),
      ),
      refunded: z.nullable(z.number()),
    }),
  ),
});
