import { Options, WebpayPlus } from 'transbank-sdk';
import * as z from 'zod/mini';
import {
  BANK_STATUSES,
  type Bank,
  type BankAnswer,
  type BankRefund,
  type BankTransaction,
  type CreatedTransaction,
} from '../payment/bank.ts';

export interface WebpaySettings {
  /** Origin of the bank's service: `https://webpay3g.transbank.cl`. */
  readonly origin: string;
  readonly commerceCode: string;
  readonly apiKey: string;
  /** Milliseconds that an answer may take; ten seconds where absent. */
  readonly answerMs?: number;
}

/** The library waits ten minutes by itself; nobody does in front of a page. */
const ANSWER_MS = 10_000;

const whole = z.number().check(z.int());

const transaction = z.object({
  status: z.enum(BANK_STATUSES),
  response_code: z.nullish(whole),
  amount: z.number(),
  buy_order: z.string(),
  session_id: z.string(),
  authorization_code: z.nullish(z.string()),
  payment_type_code: z.nullish(z.string()),
  installments_number: z.nullish(whole),
  card_detail: z.nullish(z.object({ card_number: z.nullish(z.string()) })),
  balance: z.nullish(z.number()),
});

const created = z.object({ token: z.string().check(z.regex(/^[\da-z]{1,64}$/i)), url: z.url() });

const refund = z.object({
  type: z.enum(['REVERSED', 'NULLIFIED']),
  response_code: z.nullish(whole),
  balance: z.nullish(z.number()),
});

function transactionOf(said: z.infer<typeof transaction>): BankTransaction {
  const lastFour = /(\d{4})$/.exec(said.card_detail?.card_number ?? '')?.[1] ?? null;
  return {
    status: said.status,
    responseCode: said.response_code ?? null,
    amount: said.amount,
    buyOrder: said.buy_order,
    sessionId: said.session_id,
    authorizationCode: said.authorization_code ?? null,
    paymentType: said.payment_type_code ?? null,
    installments: said.installments_number ?? 0,
    lastFour,
    balance: said.balance ?? null,
  };
}

const createdOf = ({ token, url }: z.infer<typeof created>): CreatedTransaction => ({ token, url });

const refundOf = ({ type, response_code, balance }: z.infer<typeof refund>): BankRefund => ({
  ...{ type, responseCode: response_code ?? null, balance: balance ?? null },
});

/** Of the library's errors nothing but their text says with what status the bank answered. */
function statusIn(error: unknown): number | undefined {
  const said = error instanceof Error ? /Request failed with status code (\d{3})/.exec(error.message)?.[1] : undefined;
  return said === undefined ? undefined : Number(said);
}

/** A payment of Webpay Plus by its own library. What it says is read field by field: an answer of another shape is none. */
export function createWebpayBank({ origin, commerceCode, apiKey, answerMs = ANSWER_MS }: WebpaySettings): Bank {
  const webpay = new WebpayPlus.Transaction(new Options(commerceCode, apiKey, origin, answerMs));

  async function ask<T, Said>(
    call: Promise<unknown>,
    schema: z.ZodMiniType<T>,
    read: (said: T) => Said,
  ): Promise<BankAnswer<Said>> {
    try {
      const answer = schema.safeParse(await call);
      return answer.success ? { kind: 'said', said: read(answer.data) } : { kind: 'silent' };
    } catch (error) {
      // Its text has the token in the address: it goes nowhere.
      const status = statusIn(error);
      return status !== undefined && status >= 400 && status < 500 ? { kind: 'refused', status } : { kind: 'silent' };
    }
  }

  return {
    create: ({ buyOrder, sessionId, amount, returnUrl }) =>
      ask(webpay.create(buyOrder, sessionId, amount, returnUrl), created, createdOf),
    commit: (token) => ask(webpay.commit(token), transaction, transactionOf),
    status: (token) => ask(webpay.status(token), transaction, transactionOf),
    refund: (token, amount) => ask(webpay.refund(token, amount), refund, refundOf),
  };
}
