import type { HttpClient } from '@travesia/contracts/page';
import { createFakeBrowser, type FakeTab } from '@travesia/kit-offline/testing';
import { IDBFactory } from 'fake-indexeddb';
import { type AttemptSession, openAttemptSession } from '../attempt-session.ts';
import { type AttemptStorage, openAttemptStorage } from '../attempt-storage.ts';
import type { RunningView } from '../attempt-view.ts';
import { type BackgroundSender, createBackgroundSender } from '../background-sender.ts';
import { type SentStored, sendStored } from '../send-stored.ts';

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
  const browser = createFakeBrowser();
  const tabs: FakeTab[] = [];
  const requests: Asked[] = [];
  const open: AttemptSession[] = [];
  const answers = new Set<Promise<unknown>>();
  let network: Network = 'well';

  const httpOf =
    (uid: string): HttpClient =>
    async (path, { method = 'GET', body, signal } = {}) => {
      signal?.throwIfAborted();
      if (network === 'deaf') throw failure();
      // As it comes over the network.
      const sent = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
      requests.push({ uid, path, body: sent });
      const answering = service({ uid, method, path, body: sent });
      answers.add(answering);
      const answer = await answering.finally(() => answers.delete(answering));
      if (network === 'mute') throw failure();
      signal?.throwIfAborted();
      if (answer.status >= 400) throw failure(answer.status, answer.body);
      return answer.body;
    };

  function tab(): FakeTab {
    const opened = { ...browser.tab(), random: () => 0 };
    tabs.push(opened);
    return opened;
  }

  async function storage(): Promise<AttemptStorage> {
    globalThis.indexedDB = database;
    return openAttemptStorage();
  }

  return {
    /** What this phone asked for, so far. */
    requests,
    storage,
    fare(how: Network) {
      network = how;
    },
    /** Ends when what was asked so far is answered, and its answer heard. */
    async quiet(): Promise<void> {
      await Promise.allSettled(answers);
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
    /** Its clock is set, to be off by so many milliseconds. */
    setClock: browser.setClock,
    /** The connection is back, or the page is looked at again. */
    wake() {
      for (const { wake } of tabs) wake();
    },
    /** A tab with the attempt. */
    async open(uid: string, id: string): Promise<AttemptSession> {
      const session = openAttemptSession({
        id,
        owner: uid,
        http: httpOf(uid),
        storage: await storage(),
        ports: tab(),
      });
      open.push(session);
      return session;
    },
    /** The tabs end, whatever they are at. */
    kill() {
      for (const session of open.splice(0)) session.close();
    },
    /** Whatever of a student waits here, once. */
    async sendStored(uid: string): Promise<SentStored> {
      const stored = await storage();
      const sent: SentStored[] = [];
      for (const { id } of await stored.waiting(uid)) {
        const options = { id, owner: uid, http: httpOf(uid), storage: stored, ports: tab() };
        sent.push(await sendStored(options, new AbortController().signal));
      }
      return {
        attempts: sent.reduce((sum, { attempts }) => sum + attempts, 0),
        lost: sent.reduce((sum, { lost }) => sum + lost, 0),
        isRefused: sent.some(({ isRefused }) => isRefused),
        replaced: sent.flatMap(({ replaced }) => replaced),
      };
    },
    /** A tab at some page of the area. `owner`: who is signed in there. */
    backgroundSender(owner: () => string | null): BackgroundSender {
      const http: HttpClient = (path, request) => httpOf(owner() ?? '')(path, request);
      return createBackgroundSender({ http, openStorage: storage, ports: tab(), owner });
    },
  };
}

export type FakeDevice = ReturnType<typeof createFakeDevice>;

/** What the session shows, which must be a running attempt. */
export function runningView({ view$ }: AttemptSession): RunningView {
  const view = view$.get();
  if (view.phase !== 'running') throw new Error(`it is ${view.phase}`);
  return view;
}
