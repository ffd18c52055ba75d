import type { HttpClient } from '@travesia/contracts/page';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { offerAnswer, outcomeAnswer, paymentForm, paymentsAnswer } from '../../../api/answers.ts';
import { OFFER_PATH, outcomePath, PAYMENTS_PATH, refundPath } from '../../../api/paths.ts';
import type { PaymentBody } from '../../../api/payments.ts';

/** What pages ask the service. Everything rejects as `http` does. */
export function paymentService(http: HttpClient) {
  return {
    offer: async (signal: AbortSignal) => readAnswer(offerAnswer, await http(OFFER_PATH, { signal })),
    payments: async (signal: AbortSignal) => readAnswer(paymentsAnswer, await http(PAYMENTS_PATH, { signal })).payments,
    outcome: async (id: string, signal: AbortSignal) =>
      readAnswer(outcomeAnswer, await http(outcomePath(id), { signal })),
    begin: async (body: PaymentBody) => readAnswer(paymentForm, await http(PAYMENTS_PATH, { method: 'POST', body })),
    giveBack: async (id: string, amount: number) =>
      readAnswer(paymentsAnswer, await http(refundPath(id), { method: 'POST', body: { amount } })).payments,
  };
}

/** Member of the problem of a request that was refused. */
export const problemOf = (error: unknown): { readonly status?: number; readonly reason?: unknown } => {
  if (!(error instanceof Error)) return {};
  const problem: object = 'problem' in error ? Object(error.problem) : {};
  return {
    ...('status' in error && typeof error.status === 'number' && { status: error.status }),
    ...('reason' in problem && { reason: problem.reason }),
  };
};
