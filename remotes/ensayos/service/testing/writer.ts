import { setTimeout as sleep } from 'node:timers/promises';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { cookieOf } from '@travesia/kit-service/testing';
import type { RunningAttempt, SentEvent } from '../../api/attempts.ts';
import { ATTEMPTS_PATH, eventsPath, startPath } from '../../api/paths.ts';
import { ORIGIN } from './ensayos-app.ts';
import { PRACTICE } from './student.ts';

/** Four requests a second are fewer than one student may make, however long it takes. */
export const PAUSE_MS = 250;

/** One request, and what came of it. `from` and `to`: by the clock of this machine. */
export interface Exchange {
  readonly seq: number;
  readonly from: number;
  readonly to: number;
  /** `null` where the connection broke. */
  readonly status: number | null;
}

/** What is asked again: no connection, and a service that says that it cannot now. */
export const isOutage = ({ status }: Pick<Exchange, 'status'>) => status === null || status === 503;

export type Writer = Awaited<ReturnType<typeof startWriter>>;

/** A browser that saves one answer after the other, each until it is acknowledged. */
export async function startWriter(address: string, uid: string) {
  const exchanges: Exchange[] = [];
  const acknowledged: SentEvent[] = [];
  let isRunning = true;

  async function post(path: string, body: unknown, seq: number): Promise<unknown> {
    while (isRunning) {
      const from = Date.now();
      const answer = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { origin: ORIGIN, cookie: cookieOf(uid), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
        .then(async (response) => ({ status: response.status, body: await response.json() }))
        .catch(() => null);
      exchanges.push({ seq, from, to: Date.now(), status: answer?.status ?? null });
      if (answer?.status === 200) return answer.body;
      await sleep(PAUSE_MS);
    }
    return null;
  }

  const id = uuidV7();
  await post(ATTEMPTS_PATH, { id, request: PRACTICE }, 0);
  const { form } = (await post(startPath(id), { device: crypto.randomUUID() }, 0)) as RunningAttempt;

  async function write(): Promise<void> {
    for (let seq = 1; isRunning; seq += 1) {
      const slot = seq % form.items.length;
      const event: SentEvent = { kind: 'answer', slot, seq, option: form.items[slot]?.options[seq % 4]?.id ?? '' };
      if ((await post(eventsPath(id), { epoch: 1, events: [event] }, seq)) !== null) acknowledged.push(event);
      await sleep(PAUSE_MS);
    }
  }

  const writing = write();
  return {
    uid,
    id,
    form,
    /** That ended, in their order. */
    exchanges: exchanges as readonly Exchange[],
    acknowledged: acknowledged as readonly SentEvent[],
    async stop(): Promise<void> {
      isRunning = false;
      await writing;
    },
  };
}
