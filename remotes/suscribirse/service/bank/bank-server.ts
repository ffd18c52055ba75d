import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createFaultPlan, type Fault, type FaultPlan, type Operation } from './faults.ts';
import { formPage, returnPage } from './pages.ts';
import { createTransactions, type StandInTransaction, type Transactions } from './transactions.ts';

export interface BankServerOptions {
  readonly commerceCode: string;
  readonly apiKey: string;
  /** Milliseconds of the fault `late`. */
  readonly lateMs?: number;
}

export interface BankServer {
  readonly app: FastifyInstance;
  readonly transactions: Transactions;
  readonly faults: FaultPlan;
}

const API = '/rswebpaytransaction/api/webpay/v1.2/transactions';
const FORM = '/webpayserver/initTransaction';
const LATE_MS = 4_000;

const orderBody = z.object({
  buy_order: z.string().min(1).max(26),
  session_id: z.string().min(1).max(61),
  amount: z.number().positive(),
  return_url: z.url().max(255),
});
const refundBody = z.object({ amount: z.number().positive() });
const formBody = z.object({ token_ws: z.string() });
const actBody = z.object({ token_ws: z.string(), act: z.enum(['pay', 'reject', 'abort', 'expire', 'error']) });

type WithToken = { readonly Params: { readonly token: string } };

function said(own: StandInTransaction) {
  return {
    vci: 'TSY',
    amount: own.amount,
    status: own.status,
    buy_order: own.buyOrder,
    session_id: own.sessionId,
    card_detail: { card_number: '6623' },
    accounting_date: '1128',
    transaction_date: new Date().toISOString(),
    ...(own.responseCode !== null && {
      authorization_code: own.responseCode === 0 ? '1213' : '000000',
      payment_type_code: 'VD',
      response_code: own.responseCode,
      installments_number: 0,
    }),
    ...(own.status === 'PARTIALLY_NULLIFIED' && { balance: own.balance }),
  };
}

/**
 * A bank of our own with the protocol of Webpay Plus REST 1.2 and its pages, to play a payment with. Nobody's money moves,
 * and no card is asked for: the payer presses what becomes of it.
 */
export function createBankServer({ commerceCode, apiKey, lateMs = LATE_MS }: BankServerOptions): BankServer {
  const transactions = createTransactions();
  const faults = createFaultPlan();
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(API)) return;
    const isKnown =
      request.headers['tbk-api-key-id'] === commerceCode && request.headers['tbk-api-key-secret'] === apiKey;
    if (!isKnown) await reply.code(401).send({ error_message: 'Not Authorized' });
  });

  const refuse = (reply: FastifyReply, message: string) => reply.code(422).send({ error_message: message });

  /** Does `work` as the fault that is next says. */
  async function answer<T>(
    operation: Operation,
    { raw }: FastifyRequest,
    reply: FastifyReply,
    work: () => T | undefined,
    tell: (done: T) => object,
    refusal: string,
  ) {
    const fault: Fault | null = faults.next(operation);
    if (fault === 'drop') return raw.socket.destroy();
    if (fault === 'error') return reply.code(500).send({ error_message: 'Internal error' });
    if (fault === 'refuse') return refuse(reply, refusal);
    const done = work();
    if (fault === 'twice') work();
    if (fault === 'hang') return reply.hijack();
    if (fault === 'drop-after') return raw.socket.destroy();
    if (fault === 'error-after') return reply.code(500).send({ error_message: 'Internal error' });
    if (fault === 'garbage') return reply.type('application/json').send('<html>Proxy Error');
    if (fault === 'empty') return {};
    if (fault === 'late') await sleep(lateMs);
    if (done === undefined) return refuse(reply, refusal);
    return fault === 'other-amount' ? { ...tell(done), amount: 1 } : tell(done);
  }

  app.post(API, (request, reply) => {
    const order = orderBody.safeParse(request.body);
    if (!order.success) return refuse(reply, 'Invalid value for parameter');
    const { buy_order: buyOrder, session_id: sessionId, amount, return_url: returnUrl } = order.data;
    const url = `${request.protocol}://${request.host}${FORM}`;
    const make = () => transactions.create({ buyOrder, sessionId, amount, returnUrl });
    return answer('create', request, reply, make, ({ token }) => ({ token, url }), 'Invalid value for parameter');
  });

  app.put<WithToken>(`${API}/:token`, (request, reply) => {
    const refusal = `Invalid status '${transactions.read(request.params.token)?.form ?? '-'}' for transaction while authorizing`;
    return answer('commit', request, reply, () => transactions.commit(request.params.token), said, refusal);
  });

  app.get<WithToken>(`${API}/:token`, (request, reply) =>
    answer('status', request, reply, () => transactions.read(request.params.token), said, 'Transaction not found'),
  );

  app.post<WithToken>(`${API}/:token/refunds`, (request, reply) => {
    const body = refundBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 'Invalid value for parameter');
    const { token } = request.params;
    const tell = (type: 'REVERSED' | 'NULLIFIED') => ({
      type,
      ...(type === 'NULLIFIED' && {
        ...{ authorization_code: '123456', response_code: 0, nullified_amount: body.data.amount },
        balance: transactions.read(token)?.balance ?? 0,
      }),
    });
    return answer(
      'refund',
      request,
      reply,
      () => transactions.refund(token, body.data.amount),
      tell,
      'Refund not possible',
    );
  });

  const html = (reply: FastifyReply, text: string) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; form-action *")
      .type('text/html; charset=utf-8')
      .send(text);

  const showForm = (request: FastifyRequest, reply: FastifyReply) => {
    const body = formBody.safeParse(request.method === 'GET' ? request.query : request.body);
    const own = body.success ? transactions.read(body.data.token_ws) : undefined;
    return own?.form === 'open' ? html(reply, formPage(own)) : html(reply.code(404), formPage(undefined));
  };
  app.get(FORM, showForm);
  app.post(FORM, showForm);

  /** The shapes in which the payer comes back: after an abort the integration of the bank posts, else it is a GET. */
  app.post('/webpayserver/act', (request, reply) => {
    const body = actBody.safeParse(request.body);
    const own = body.success ? transactions.read(body.data.token_ws) : undefined;
    if (!body.success || own?.form !== 'open') return html(reply.code(404), formPage(undefined));
    const { token, buyOrder, sessionId, returnUrl } = own;
    const act = body.data.act;
    const forms = {
      pay: 'approved',
      reject: 'rejected',
      abort: 'aborted',
      expire: 'expired',
      error: 'aborted',
    } as const;
    transactions.fill(token, forms[act]);
    const back = new URL(returnUrl);
    const both = { TBK_ID_SESION: sessionId, TBK_ORDEN_COMPRA: buyOrder };
    const fields: Record<string, string> = {
      ...((act === 'pay' || act === 'reject' || act === 'error') && { token_ws: token }),
      ...((act === 'abort' || act === 'error') && { TBK_TOKEN: token }),
      ...(act !== 'pay' && act !== 'reject' && both),
    };
    if (act === 'abort') return html(reply, returnPage(back.href, fields));
    for (const [name, value] of Object.entries(fields)) back.searchParams.set(name, value);
    return reply.redirect(back.href, 303);
  });

  return { app, transactions, faults };
}
