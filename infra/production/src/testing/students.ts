import { setTimeout as sleep } from 'node:timers/promises';
import { SESSION_LOGIN_PATH } from '@travesia/contracts/slices';
import type { AuthEmulator } from '@travesia/infra-local';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { z } from 'zod';
import type { Tally } from './tally.ts';
import { type Answer, createVisitor, type Visitor } from './visitor.ts';

/** Addresses of the service whose answers must not be lost. */
export const ATTEMPTS = '/api/ensayos/attempts';

const REQUEST = { mode: 'practica', test: 'm1', contents: ['m1'], items: 8, feedback: 'at-end' } as const;
const ANSWERS_A_TEST = 24;

/** Below what the service takes of one student a minute. */
const BETWEEN_ANSWERS_MS = 300;
const BETWEEN_TRIES_MS = 250;

/** Longer than any outage here: what is still refused then was refused for good. */
const PATIENCE_MS = 60_000;

/** An autosave, and whether somebody said that it is kept. */
export interface SavedAnswer {
  readonly attempt: string;
  readonly epoch: number;
  readonly seq: number;
  readonly slot: number;
  readonly option: string;
}

/** A document that was not what it should be. */
export interface WrongDocument {
  readonly path: string;
  readonly why: string;
}

export interface Students {
  /** Autosaves that were answered with 2xx. */
  readonly acknowledged: readonly SavedAnswer[];
  readonly wrongDocuments: readonly WrongDocument[];
  /** What was answered that no student should see, as a refusal of what is theirs. */
  readonly surprises: readonly string[];
  readonly finishedTests: () => number;
  readonly documents: () => number;
  /** Each ends what is on its way. */
  leave(): Promise<void>;
}

const runningSchema = z.object({
  form: z.object({ items: z.array(z.object({ options: z.array(z.object({ id: z.string() })) })) }),
  responses: z.array(z.object({ option: z.string().nullable() })),
  lease: z.object({ epoch: z.number() }),
});
const resultSchema = z.object({ items: z.array(z.object({ chosen: z.string().nullable() })) });
const bootSchema = z.object({
  session: z.object({ status: z.string(), user: z.object({ uid: z.string() }).optional() }),
});
const accountSchema = z.object({ idToken: z.string(), localId: z.string() });

/** What a service says where its statement did not come to an end in time: on a busy machine it need not be gone. */
export const NO_DATABASE = 'no database';
const NO_DATABASE_DETAIL = 'The data cannot be read or changed now.';

function saidBy(answer: Answer | string): number | string {
  if (typeof answer === 'string') return answer;
  return answer.status === 503 && answer.body.includes(NO_DATABASE_DETAIL) ? NO_DATABASE : answer.status;
}

const BOOT = /<script type="application\/json" id="travesia-boot">([^<]*)<\/script>/;

export interface StudentsOptions {
  readonly origin: string;
  readonly emulator: AuthEmulator;
  readonly count: number;
  /** Public pages, each the same for everybody without a session. */
  readonly pages: readonly string[];
  readonly partOf: (path: string) => string;
  readonly tally: Tally;
}

/** Of the provider, which no part of ours stands before. */
async function signUp({ host }: AuthEmulator, email: string) {
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x`, {
    method: 'POST',
    body: JSON.stringify({ email, password: 'travesia-2026', returnSecureToken: true }),
    headers: { 'content-type': 'application/json' },
  });
  return accountSchema.parse(await response.json());
}

/** Students who sign in, take one practice test after the other, and read public pages in between, until they leave. */
export async function startStudents({
  origin,
  emulator,
  count,
  pages,
  partOf,
  tally,
}: StudentsOptions): Promise<Students> {
  const acknowledged: SavedAnswer[] = [];
  const wrongDocuments: WrongDocument[] = [];
  const surprises: string[] = [];
  let finished = 0;
  let documents = 0;
  let isOver = false;

  const observed = async (visitor: Visitor, path: string, init?: Parameters<Visitor['ask']>[1]) => {
    const answer = await visitor.ask(path, init);
    tally.count({ part: partOf(path), said: saidBy(answer) });
    return answer;
  };

  /** As pages ask: again and again, until it is done. `undefined` where it was refused, which nobody should be. */
  async function insist(
    visitor: Visitor,
    path: string,
    init?: Parameters<Visitor['ask']>[1],
  ): Promise<Answer | undefined> {
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const answer = await observed(visitor, path, init);
      if (typeof answer !== 'string' && answer.status < 300) return answer;
      const mayBeAskedAgain = typeof answer === 'string' || answer.status >= 500 || answer.status === 429;
      if (!mayBeAskedAgain) {
        surprises.push(`${path}: ${answer.status} ${answer.body.slice(0, 200)}`);
        return undefined;
      }
      await sleep(BETWEEN_TRIES_MS);
    }
    surprises.push(`${path}: nobody did it in ${PATIENCE_MS} ms`);
    return undefined;
  }

  const reader = createVisitor(origin, '127.0.0.1');
  const expected = new Map<string, string>();
  for (const path of pages) {
    const answer = await reader.ask(path);
    if (typeof answer === 'string' || answer.status !== 200) throw new Error(`${path} is not there to begin with`);
    expected.set(path, answer.body);
  }
  reader.leave();

  async function read(visitor: Visitor, path: string, who: { readonly cookie: string; readonly uid: string } | null) {
    const answer = await observed(visitor, path, who ? { cookie: who.cookie } : {});
    if (typeof answer === 'string' || answer.status >= 500) return;
    documents += 1;
    const wrong = (why: string) => wrongDocuments.push({ path, why });
    if (answer.status !== 200) wrong(`status ${answer.status}`);
    else if (who === null && answer.body !== expected.get(path)) wrong('another document than before');
    else if (who !== null) {
      const boot = BOOT.exec(answer.body)?.[1];
      const { session } = boot === undefined ? { session: null } : bootSchema.parse(JSON.parse(boot));
      if (session !== null && session.user?.uid !== who.uid) wrong(`the session of somebody else: ${session.status}`);
    }
  }

  async function takeTest(visitor: Visitor, who: { readonly cookie: string; readonly uid: string }, turn: number) {
    const { cookie } = who;
    const id = uuidV7();
    if (!(await insist(visitor, ATTEMPTS, { cookie, body: { id, request: REQUEST } }))) return;
    const begun = await insist(visitor, `${ATTEMPTS}/${id}/start`, { cookie, body: { device: crypto.randomUUID() } });
    if (!begun) return;
    const { form, lease } = runningSchema.parse(JSON.parse(begun.body));
    const last = new Map<number, string>();
    for (let seq = 1; seq <= ANSWERS_A_TEST && !isOver; seq += 1) {
      const slot = seq % form.items.length;
      const options = form.items[slot]?.options ?? [];
      const option = options[(seq + turn) % options.length]?.id ?? '';
      const event = { kind: 'answer', slot, option, seq };
      const body = { epoch: lease.epoch, events: [event] };
      if (!(await insist(visitor, `${ATTEMPTS}/${id}/events`, { cookie, body }))) return;
      acknowledged.push({ attempt: id, epoch: lease.epoch, seq, slot, option });
      last.set(slot, option);
      const path = pages[seq % pages.length] ?? '/';
      await read(visitor, path, seq % 2 === 0 ? who : null);
      await sleep(BETWEEN_ANSWERS_MS);
    }
    const check = (chosen: readonly (string | null)[], where: string) => {
      for (const [slot, option] of last) {
        if (chosen[slot] !== option) surprises.push(`${where} of ${id}: question ${slot} has another answer`);
      }
    };
    if (isOver) {
      const running = await insist(visitor, `${ATTEMPTS}/${id}`, { cookie });
      if (running)
        check(
          runningSchema.parse(JSON.parse(running.body)).responses.map(({ option }) => option),
          'the answers',
        );
      return;
    }
    if (!(await insist(visitor, `${ATTEMPTS}/${id}/submit`, { cookie, body: { epoch: lease.epoch, events: [] } })))
      return;
    const result = await insist(visitor, `${ATTEMPTS}/${id}/result`, { cookie });
    if (!result) return;
    check(
      resultSchema.parse(JSON.parse(result.body)).items.map(({ chosen }) => chosen),
      'the result',
    );
    finished += 1;
  }

  async function live(number: number): Promise<void> {
    const visitor = createVisitor(origin, `127.0.${1 + Math.floor(number / 200)}.${1 + (number % 200)}`);
    try {
      const { idToken, localId: uid } = await signUp(emulator, `estudiante-${number}@travesia.example`);
      for (let turn = 0; !isOver; turn += 1) {
        const signedIn = await insist(visitor, SESSION_LOGIN_PATH, { body: { idToken } });
        const cookie = signedIn?.cookies.at(-1)?.split(';')[0];
        if (cookie === undefined) return;
        await takeTest(visitor, { cookie, uid }, turn);
      }
    } finally {
      visitor.leave();
    }
  }

  const lives = Promise.all(Array.from({ length: count }, (_, number) => live(number)));
  // Whoever waits for them hears of it.
  lives.catch(() => {});
  return {
    acknowledged,
    wrongDocuments,
    surprises,
    finishedTests: () => finished,
    documents: () => documents,
    async leave() {
      isOver = true;
      await lives;
    },
  };
}
