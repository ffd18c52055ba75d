import { randomUUID } from 'node:crypto';
import { ADMISSION_CALENDAR } from '@travesia/contracts/admission-calendar';
import { ENTITLEMENTS_PATH, type EntitlementsAnswer, FREE, PASS } from '@travesia/contracts/slices';
import { createMailQueue, type OpenedMail, startMailRounds } from '@travesia/kit-mail';
import { ProblemError, parseInput, runRounds } from '@travesia/kit-service';
import { createDeletions } from '@travesia/kit-service/database';
import { expectedUser, guardStudentRoutes, type SliceContext, signedInWriter } from '@travesia/kit-service/slice';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { paymentBody, refundBody, rowId } from '../api/bodies.ts';
import {
  bankFormPath,
  OFFER_PATH,
  OUTCOME_PAGE,
  OWN_DATA_PATH,
  outcomePath,
  PAYMENT_PARAM,
  PAYMENTS_PATH,
  RETURN_PATH,
  refundPath,
} from '../api/paths.ts';
import type { OfferAnswer, OutcomeAnswer, PaymentForm, PaymentsAnswer } from '../api/payments.ts';
import { offeredTo, type Prices } from '../offer/offer.ts';
import { readReturn } from '../payment/read-return.ts';
import { bankFormDocument } from './bank-form.ts';
import {
  BODY_LIMIT_BYTES,
  OWN_DATA_REQUESTS_PER_USER_A_MINUTE,
  PAYMENTS_PER_USER_A_DAY,
  PAYMENTS_PER_USER_A_MINUTE,
  REQUESTS_PER_ADDRESS_A_MINUTE,
  REQUESTS_PER_USER_A_MINUTE,
  RETURN_BODY_LIMIT_BYTES,
  RETURNS_PER_ADDRESS_A_MINUTE,
  ROUND_PAUSE_MS,
} from './limits.ts';
import { createOwnDataStore } from './own-data-store.ts';
import { createPassStore, heldOf } from './pass-store.ts';
import { paidMail, refundedMail } from './payment-mails.ts';
import { createPaymentStore, type PaymentRow } from './payment-store.ts';
import { createPayments, newBuyOrder } from './payments.ts';
import { createRefunds } from './refunds.ts';

import { outcomeOf, summaryOf, termsOf } from './show-payment.ts';
import type { StandIn } from './start-stand-in.ts';
import type { PaymentTables, Tables } from './tables.ts';
import { createWebpayBank, type WebpaySettings } from './webpay-bank.ts';

export interface SuscribirseServiceOptions extends SliceContext {
  now(): Date;
  readonly mail: OpenedMail;
  readonly prices: Prices;
  /** The bank; `null`: nothing is sold. */
  readonly webpay: WebpaySettings | null;
  /** No money moves. */
  readonly isTest: boolean;
  /** Ends with the service. */
  readonly standIn?: StandIn | undefined;
  /** Between two looks at what waits; that of the limits where absent. */
  readonly roundPauseMs?: number;
}

const DAY_MS = 86_400_000;

type OfPayment = { readonly Params: { readonly id: string } };

/** Offer, payments, passes. Register it on a service of kits/service. */
export async function suscribirseService(app: FastifyInstance, options: SuscribirseServiceOptions): Promise<void> {
  const { now, mail, prices, webpay, isTest, standIn, roundPauseMs = ROUND_PAUSE_MS, ...context } = options;
  const { origin } = context;
  const tables = context.database.kysely.withTables<Tables>();
  const queue = createMailQueue(app, { tables, slice: 'suscribirse', transport: mail.transport });
  const passes = createPassStore(tables);
  const ownData = createOwnDataStore(tables);
  const deletions = createDeletions(context.database, 'suscribirse', (uid) => ownData.delete(uid));

  async function onAuthorized(row: PaymentRow, transaction: PaymentTables): Promise<void> {
    if (row.payer_address === null) return;
    const content = paidMail(row, origin);
    await queue.add({ key: `paid:${row.id}`, uid: row.user_id, to: row.payer_address, content }, transaction);
  }

  async function onRefunded(paymentId: string, transaction: PaymentTables): Promise<void> {
    const row = await store.read(paymentId, transaction);
    const refund = row && (await ownData.refundOf(paymentId, transaction));
    if (!row || !refund || row.payer_address === null) return;
    const content = refundedMail(row, refund.amount, origin);
    await queue.add({ key: `refunded:${row.id}`, uid: row.user_id, to: row.payer_address, content }, transaction);
  }

  const alarms = new Counter({
    name: 'suscribirse_alarms_total',
    help: 'What an operator has to look at: amounts that differ, charges without an answer, refunds that fail',
    labelNames: ['kind'],
    registers: [app.metrics],
  });
  function alarm(kind: 'differs' | 'commit-silent' | 'duplicate' | 'refund-failed', payment: string): void {
    alarms.inc({ kind });
    app.log.warn({ kind, payment }, 'a payment needs to be looked at');
  }
  new Gauge({
    name: 'suscribirse_unknown_payments',
    help: 'Payments of which nobody has known for ten minutes whether they were charged',
    registers: [app.metrics],
    async collect() {
      this.set(await ownData.unknownLongerThan(600));
    },
  });

  const store = createPaymentStore({ tables, onAuthorized });
  const bank = webpay && createWebpayBank(webpay);
  const returnUrl = `${origin}${RETURN_PATH}`;
  const payments = bank && createPayments({ store, bank, returnUrl, alarm: (kind, row) => alarm(kind, row.id) });
  const refunds = bank && createRefunds({ tables, bank, alarm, onDone: onRefunded });

  app.addHook('onClose', async () => {
    mail.transport.close();
    await standIn?.close();
  });
  startMailRounds(app, queue);
  if (payments && refunds) {
    runRounds(app, roundPauseMs, async (signal) => {
      await payments.round(signal);
      await refunds.round(signal);
    });
  }

  const ownDataPerUserAMinute = OWN_DATA_REQUESTS_PER_USER_A_MINUTE;
  const { limits } = await guardStudentRoutes(app, { ...context, name: 'suscribirse', ownDataPerUserAMinute });
  const limitUser = limits.perUser('requests', REQUESTS_PER_USER_A_MINUTE);
  const limitPayments = limits.perUser('payments', PAYMENTS_PER_USER_A_MINUTE);
  app.addHook('preParsing', async (request, reply) => {
    if (request.routeOptions.config.access === 'public') return;
    await limitUser(request, reply, request.signedInUser.uid);
    expectedUser(request);
  });

  const rateLimit = { max: REQUESTS_PER_ADDRESS_A_MINUTE };
  const own = { bodyLimit: BODY_LIMIT_BYTES, config: { access: 'signed-in', rateLimit } } as const;
  const ownAndStanding = { ...own, config: { ...own.config, checkRevoked: true } } as const;
  const ownAndServices = { ...own, config: { ...own.config, services: true } } as const;
  const open = { bodyLimit: BODY_LIMIT_BYTES, config: { access: 'public', rateLimit } } as const;

  const selling = () => {
    if (!payments || !refunds) throw new ProblemError(503, 'Nothing is sold now.');
    return { payments, refunds };
  };

  const idOf = ({ params }: FastifyRequest<OfPayment>): string => {
    const id = rowId.safeParse(params.id);
    if (!id.success) throw new ProblemError(404, 'There is no such payment.');
    return id.data;
  };

  async function offered(uid: string | null) {
    const held = uid === null ? [] : heldOf(await passes.ofUser(uid));
    return offeredTo(ADMISSION_CALENDAR, prices, held, now());
  }

  app.get(OFFER_PATH, open, async (request): Promise<OfferAnswer> => {
    const uid = request.session.status === 'signed-in' ? request.session.user.uid : null;
    const { ofSeason, season, month } = await offered(uid);
    return {
      isSold: payments !== null,
      bank: isTest ? 'test' : 'webpay',
      season: ofSeason.year,
      products: [season, month].map(({ product, amount, from, until }) => ({
        ...{ product, amount, from: from.toISOString(), until: until.toISOString() },
      })),
    };
  });

  app.get(ENTITLEMENTS_PATH, ownAndServices, async ({ signedInUser }): Promise<EntitlementsAnswer> => {
    const pass = await passes.current(signedInUser.uid);
    const isSold = payments !== null;
    return {
      isSold,
      pass: pass
        ? { product: pass.product, from: pass.valid_from.toISOString(), until: pass.valid_until.toISOString() }
        : null,
      entitlements: isSold && !pass ? FREE : PASS,
    };
  });

  async function summaries(uid: string): Promise<PaymentsAnswer> {
    const [rows, held, returning] = await Promise.all([
      store.ofUser(uid),
      passes.ofUser(uid),
      ownData.refundsOf(uid, tables),
    ]);
    const passOf = new Map(held.map((pass) => [pass.payment_id, pass]));
    return {
      payments: rows
        .filter(({ state }) => state !== 'created')
        .map((row) => summaryOf(row, passOf.get(row.id), returning.get(row.id), now())),
    };
  }

  app.get(PAYMENTS_PATH, own, ({ signedInUser }) => summaries(signedInUser.uid));

  app.post(PAYMENTS_PATH, own, async (request, reply): Promise<PaymentForm> => {
    const { payments } = selling();
    const { uid, email = null } = request.signedInUser;
    await limitPayments(request, reply, uid);
    const { id, product, amount } = parseInput(paymentBody, request.body);
    const { covers, from, until, amount: asked } = (await offered(uid))[product];
    if (asked !== amount)
      throw new ProblemError(409, 'The price is another one now.', undefined, { reason: 'other-amount' });
    const since = new Date(now().getTime() - DAY_MS);
    const made = (await store.ofUser(uid)).filter(({ created_at }) => created_at > since);
    if (made.length >= PAYMENTS_PER_USER_A_DAY && !made.some((row) => row.id === id))
      throw new ProblemError(429, 'Too many payments were begun today: try again tomorrow.');
    await deletions.whileKept(signedInWriter(request), () =>
      payments.begin({
        ...{ id, user_id: uid, product, covers, amount, valid_from: from, valid_until: until },
        ...{ payer_address: email, buy_order: newBuyOrder(), session_id: randomUUID() },
      }),
    );
    return { href: bankFormPath(id) };
  });

  app.get<OfPayment>(bankFormPath(':id'), open, async (request, reply) => {
    const row = await store.read(idOf(request));
    const { url, token } = { url: row?.form_url ?? null, token: row?.token ?? null };
    if (row?.state !== 'redirected' || url === null || token === null)
      return reply.redirect(`${OUTCOME_PAGE}?${new URLSearchParams({ [PAYMENT_PARAM]: row?.id ?? '' })}`, 303);
    const { html, policy } = bankFormDocument({ url, token });
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(html);
  });

  app.get<OfPayment>(outcomePath(':id'), open, async (request, reply): Promise<OutcomeAnswer> => {
    const row = await store.read(idOf(request));
    if (!row) throw new ProblemError(404, 'There is no such payment.');
    reply.header('cache-control', 'no-store');
    return outcomeOf(row, await ownData.refundOf(row.id, tables));
  });

  // A form of another origin, with no session in what browsers send along: what it names is looked up, and proves nothing.
  await app.register(async (returns) => {
    returns.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: RETURN_BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, singleValues(new URLSearchParams(String(body)))),
    );
    const config = { access: 'public', fromAnywhere: true, rateLimit: { max: RETURNS_PER_ADDRESS_A_MINUTE } } as const;

    async function returned(parameters: unknown, reply: FastifyReply) {
      const said = readReturn(parameters !== null && typeof parameters === 'object' ? { ...parameters } : {});
      const row = said && (await payments?.returned(said));
      const query = new URLSearchParams({ [PAYMENT_PARAM]: row?.id ?? '' });
      return reply.header('cache-control', 'no-store').redirect(`${OUTCOME_PAGE}?${query}`, 303);
    }
    returns.get(RETURN_PATH, { config }, (request, reply) => returned(request.query, reply));
    returns.post(RETURN_PATH, { config, bodyLimit: RETURN_BODY_LIMIT_BYTES }, (request, reply) =>
      returned(request.body, reply),
    );
  });

  app.post<OfPayment>(refundPath(':id'), own, async (request): Promise<PaymentsAnswer> => {
    const { refunds } = selling();
    const { uid } = request.signedInUser;
    const row = await store.read(idOf(request));
    if (row?.user_id !== uid) throw new ProblemError(404, 'There is no such payment.');
    const pass = (await passes.ofUser(uid)).find(({ payment_id }) => payment_id === row.id);
    const terms = termsOf(row, pass, now());
    const { amount } = parseInput(refundBody, request.body);
    if (!terms || terms.kind === 'none') throw new ProblemError(409, 'There is nothing to give back.');
    if (terms.amount !== amount)
      throw new ProblemError(409, 'What is given back is another amount now.', undefined, { amount: terms.amount });
    await refunds.ask(row.id, amount, terms.kind);
    return summaries(uid);
  });

  app.get(OWN_DATA_PATH, ownAndStanding, ({ signedInUser }) => ownData.export(signedInUser.uid));

  app.delete(OWN_DATA_PATH, ownAndStanding, async ({ signedInUser }, reply) => {
    await deletions.delete(signedInUser.uid);
    return reply.code(204).send();
  });
}

/** A name that comes twice has no value that could be meant. */
function singleValues(parameters: URLSearchParams): Readonly<Record<string, string>> {
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = parameters.getAll(name);
      return values.length === 1 ? [[name, values[0] ?? '']] : [];
    }),
  );
}
