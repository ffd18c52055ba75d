import type { HttpClient } from '@travesia/contracts';
import { IDBFactory } from 'fake-indexeddb';
import { type AttemptSession, type AttemptView, openAttemptSession } from '../attempt-session.ts';
import { type Courier, createCourier } from '../courier.ts';
import { type Keep, openKeep } from '../keep.ts';
import { type SentKept, sendKept } from '../send-kept.ts';
import type { Surroundings } from '../surroundings.ts';

/** `deaf`: no request arrives. `mute`: it arrives, and its answer does not. */
export type Network = 'well' | 'deaf' | 'mute';

export interface Asked {
  readonly uid: string;
  readonly path: string;
  readonly body: unknown;
}

/** The service, as one of our pages asks it for a student. Resolves with status and parsed body. */
export type Service = (asked: Asked & { readonly method: string }) => Promise<{ status: number; body: unknown }>;

const failure = (status?: number, problem?: unknown) =>
  Object.assign(new Error(`status ${status}`), status === undefined ? {} : { status, problem });

/** A phone with one browser, whose tabs share a database, locks and a name. */
export function createFakeDevice(service: Service) {
  const database = new IDBFactory();
  const device = crypto.randomUUID();
  const locks = new Map<string, { lost(): void }>();
  const wakes = new Set<() => void>();
  const requests: Asked[] = [];
  const open: AttemptSession[] = [];
  let network: Network = 'well';
  let offBy = 0;

  const httpOf =
    (uid: string): HttpClient =>
    async (path, { method = 'GET', body, signal } = {}) => {
      signal?.throwIfAborted();
      if (network === 'deaf') throw failure();
      // As it comes over the network.
      const sent = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
      requests.push({ uid, path, body: sent });
      const answer = await service({ uid, method, path, body: sent });
      if (network === 'mute') throw failure();
      signal?.throwIfAborted();
      if (answer.status >= 400) throw failure(answer.status, answer.body);
      return answer.body;
    };

  function surroundings(): Surroundings {
    return {
      monotonicNow: () => performance.now(),
      wallNow: () => Date.now() + offBy,
      random: () => 0,
      onWake(listener) {
        wakes.add(listener);
        return () => wakes.delete(listener);
      },
      onHide: () => () => undefined,
      sendLast: () => undefined,
      async hold(name, lost, { steal }) {
        const before = locks.get(name);
        if (before && !steal) return null;
        before?.lost();
        const own = { lost };
        locks.set(name, own);
        return () => {
          if (locks.get(name) === own) locks.delete(name);
        };
      },
      device,
    };
  }

  async function keep(): Promise<Keep> {
    globalThis.indexedDB = database;
    return openKeep();
  }

  return {
    /** What this phone asked for, so far. */
    requests,
    keep,
    fare(how: Network) {
      network = how;
    },
    /** Its clock is set, to be off by so many milliseconds. */
    setClock(off: number) {
      offBy = off;
    },
    /** The connection is back, or the page is looked at again. */
    wake() {
      for (const listener of [...wakes]) listener();
    },
    /** A tab with the attempt. */
    async open(uid: string, id: string): Promise<AttemptSession> {
      const session = openAttemptSession({
        id,
        owner: uid,
        http: httpOf(uid),
        keep: await keep(),
        surroundings: surroundings(),
      });
      open.push(session);
      return session;
    },
    /** The tabs end, whatever they are at. */
    kill() {
      for (const session of open.splice(0)) session.close();
    },
    /** Whatever of a student waits here, once. */
    async sendKept(uid: string): Promise<SentKept> {
      const kept = await keep();
      const sent: SentKept[] = [];
      for (const { id } of await kept.waiting(uid)) {
        const options = { id, owner: uid, http: httpOf(uid), keep: kept, surroundings: surroundings() };
        sent.push(await sendKept(options, new AbortController().signal));
      }
      return {
        attempts: sent.reduce((sum, { attempts }) => sum + attempts, 0),
        lost: sent.reduce((sum, { lost }) => sum + lost, 0),
        isRefused: sent.some(({ isRefused }) => isRefused),
        replaced: sent.flatMap(({ replaced }) => replaced),
      };
    },
    /** A tab at some page of the area. `owner`: who is signed in there. */
    courier(owner: () => string | null): Courier {
      const http: HttpClient = (path, request) => httpOf(owner() ?? '')(path, request);
      return createCourier({ http, openKeep: keep, surroundings: surroundings(), owner });
    },
  };
}

export type FakeDevice = ReturnType<typeof createFakeDevice>;

export type RunningView = Extract<AttemptView, { readonly phase: 'running' }>;

/** What the session shows, which must be a running attempt. */
export function runningView({ view$ }: AttemptSession): RunningView {
  const view = view$.get();
  if (view.phase !== 'running') throw new Error(`it is ${view.phase}`);
  return view;
}
