import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { Counter, Gauge } from 'prom-client';
import { z } from 'zod';
import type { MailContent, MailTransport } from './mail.ts';

/** What is to be sent once. */
export interface QueuedMail {
  /** What it is about: a second one of the key is the same mail. */
  readonly key: string;
  /** Whose data it is, and with whom it goes. */
  readonly uid: string;
  readonly to: string;
  readonly content: MailContent;
}

export interface MailQueue {
  /** @returns whether it is new. @param tables a transaction, where the mail belongs to what it does. */
  add<Tables>(mail: QueuedMail, tables?: Kysely<Tables>): Promise<boolean>;
  /** Takes away all of a user, sent or not. */
  forget<Tables>(uid: string, tables?: Kysely<Tables>): Promise<void>;
  /** Sends what is due. Any number of processes may, each mail is with one of them. @returns how many were tried. */
  round(signal?: AbortSignal): Promise<number>;
}

export interface MailQueueOptions<Tables> {
  readonly tables: Kysely<Tables>;
  /** Whose schema has the table `mail`; see mail-table.sql. */
  readonly slice: string;
  readonly transport: MailTransport;
}

/** Of one round, so that a process that ends leaves few behind. */
const TAKEN_A_ROUND = 20;

/** Longer than a conversation with a server takes: a process that died holds a mail no longer than that. */
const LEASE_S = 300;

/** 1, 4, 16, 64, 256 minutes, then every six hours. */
const RETRY_FIRST_S = 60;
const RETRY_FACTOR = 4;
const RETRY_LONGEST_S = 6 * 3_600;

/** About two days. */
const TRIES_MAX = 12;

/** So long a key is remembered after its mail was sent, without address and text. */
const KEPT_DAYS = 90;

const ROUND_PAUSE_MS = 2_000;

export const retryAfterS = (tries: number) => Math.min(RETRY_FIRST_S * RETRY_FACTOR ** (tries - 1), RETRY_LONGEST_S);

const content: z.ZodType<MailContent> = z.object({
  subject: z.string(),
  blocks: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('paragraph'), text: z.string() }),
      z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
      z.object({ kind: z.literal('link'), label: z.string(), href: z.string() }),
    ]),
  ),
  unsubscribe: z.string().exactOptional(),
});

const takenRows = z.array(z.object({ key: z.string(), recipient: z.string(), content, tries: z.number() }));

/** Mails that wait in the sender's own database: what is answered as done is not lost with a process or a server of mail. */
export function createMailQueue<Own>(app: FastifyInstance, options: MailQueueOptions<Own>): MailQueue {
  const { tables: own, slice, transport } = options;
  const table = sql.table(`${slice}.mail`);
  const outcomes = new Counter({
    name: `${slice}_mails_total`,
    help: 'Mails by what became of a try: sent, deferred, refused (a bounce), given-up',
    labelNames: ['outcome'],
    registers: [app.metrics],
  });
  new Gauge({
    name: `${slice}_mails_waiting`,
    help: 'Mails that wait to be sent',
    registers: [app.metrics],
    async collect() {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from ${table} where state = 'waiting'`.execute(own);
      this.set(rows[0]?.waiting ?? 0);
    },
  });

  /** The number of tries tells one holder from the next: whoever held it too long settles nothing. */
  async function settle(key: string, tries: number, state: 'sent' | 'refused' | 'given-up'): Promise<void> {
    await sql`update ${table} set state = ${state}, recipient = null, content = null, settled_at = now()
      where key = ${key} and state = 'waiting' and tries = ${tries}`.execute(own);
  }

  async function send({ key, recipient, content: said, tries }: z.infer<typeof takenRows>[number]): Promise<void> {
    const outcome = await transport.send({ id: `${slice}:${key}`, to: recipient, content: said });
    const isLast = outcome.status === 'deferred' && tries >= TRIES_MAX;
    const became = isLast ? 'given-up' : outcome.status;
    outcomes.inc({ outcome: became });
    if (outcome.status !== 'sent') app.log.warn({ became, cause: outcome.cause, tries }, 'a mail was not sent');
    if (became !== 'deferred') return settle(key, tries, became);
    await sql`update ${table} set due_at = now() + ${retryAfterS(tries)} * interval '1 second'
      where key = ${key} and state = 'waiting' and tries = ${tries}`.execute(own);
  }

  return {
    async add({ key, uid, to, content: said }, tables) {
      const written = sql`insert into ${table} (key, user_id, recipient, content)
        values (${key}, ${uid}, ${to}, ${JSON.stringify(said)}::jsonb) on conflict (key) do nothing`;
      const { numAffectedRows = 0n } = await (tables ? written.execute(tables) : written.execute(own));
      return numAffectedRows > 0n;
    },

    async forget(uid, tables) {
      const erased = sql`delete from ${table} where user_id = ${uid}`;
      await (tables ? erased.execute(tables) : erased.execute(own));
    },

    async round(signal) {
      const { rows } = await sql`update ${table}
        set tries = tries + 1, due_at = now() + ${LEASE_S} * interval '1 second'
        where key in (select key from ${table} where state = 'waiting' and due_at <= now()
          order by due_at limit ${TAKEN_A_ROUND} for update skip locked)
        returning key, recipient, content, tries`.execute(own);
      const taken = takenRows.parse(rows);
      if (taken.length === 0) return 0;
      for (const mail of taken) {
        // What is left comes again when the lease is over.
        if (signal?.aborted) break;
        await send(mail);
      }
      await sql`delete from ${table} where settled_at < now() - ${KEPT_DAYS} * interval '1 day'`.execute(own);
      return taken.length;
    },
  };
}

/** Sends in the background for as long as `app` lives. */
export function startMailRounds(app: FastifyInstance, queue: MailQueue, pauseMs = ROUND_PAUSE_MS): void {
  const closing = new AbortController();
  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      const tried = await queue.round(closing.signal).catch((error: unknown) => {
        app.log.warn({ err: error }, 'mails will be tried again');
        return 0;
      });
      if (tried === 0) await sleep(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }
  let running: Promise<void> | undefined;
  app.addHook('onReady', async () => {
    running = run();
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await running;
  });
}
