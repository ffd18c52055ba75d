import type { Holds, Same } from '@travesia/contracts/slices';
import type * as z from 'zod/mini';
import type { offerAnswer, outcomeAnswer, paymentForm, paymentsAnswer } from './answers.ts';
import type { paymentBody, refundBody } from './bodies.ts';
import type { OfferAnswer, OutcomeAnswer, PaymentBody, PaymentForm, PaymentsAnswer, RefundBody } from './payments.ts';

/** Each schema says exactly what its interface says. */
export type SchemasAgree = [
  Holds<Same<z.output<typeof paymentBody>, PaymentBody>>,
  Holds<Same<z.output<typeof refundBody>, RefundBody>>,
  Holds<Same<z.output<typeof offerAnswer>, OfferAnswer>>,
  Holds<Same<z.output<typeof outcomeAnswer>, OutcomeAnswer>>,
  Holds<Same<z.output<typeof paymentForm>, PaymentForm>>,
  Holds<Same<z.output<typeof paymentsAnswer>, PaymentsAnswer>>,
];
