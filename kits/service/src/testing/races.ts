import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Database, openDatabase, type Slice } from '../database/index.ts';
import { freePort } from '../free-port.ts';
import { cookieOf } from './cookie-of.ts';
import { startPostgresServer } from './postgres-server.ts';

/** Before what was refused or cut off is asked again: far below what one student may ask in a minute. */
const PAUSE_MS = 60;
/** Every connection of two services is open after as many at once. */
const WARM_UP_REQUESTS = 24;
const POLL_MS = 20;
const RECOVERY_DEADLINE_MS = 30_000;
const WRITERS = 4;
/** Answered to each writer before and after the end of the process. */
const ANSWERS_EACH = 6;

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

export interface TestService {
  readonly app: { inject(options: InjectOptions | string): Promise<LightMyRequestResponse> };
  ask(uid: string, method: Method, url: string, body?: unknown): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface RacesOptions<Service extends TestService> {
  readonly slice: Slice;
  /** Opens the service on a database; closing it closes the database. */
  readonly open: (database: Database) => Service;
  /** A module that runs it in a process of its own, `<url of the database> <port>`, and sends a message once it listens. */
  readonly process: URL;
  /** The site that pages of the service come from. */
  readonly origin: string;
}

export interface WrittenRequest {
  readonly method: Method;
  readonly path: string;
  readonly body: object;
}

/** A student who sends one request after the other, each until it is answered with 200. */
function startWriter(origin: string, port: number, uid: string, request: (index: number) => WrittenRequest) {
  let isRunning = true;
  let answered = 0;
  let refusal = '';

  async function send({ method, path, body }: WrittenRequest): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { origin, cookie: cookieOf(uid), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    return answer?.status ?? 0;
  }

  async function write(): Promise<void> {
    while (isRunning && refusal === '') {
      const next = request(answered);
      let status = await send(next);
      // What was cut off may have arrived: the same again is answered as if it had not.
      while (status === 0 || status >= 500) {
        if (!isRunning) return;
        await sleep(PAUSE_MS);
        status = await send(next);
      }
      if (status === 200) answered += 1;
      else refusal = `${next.method} ${next.path} number ${answered + 1} was answered with ${status}`;
      await sleep(PAUSE_MS);
    }
  }
  const writing = write();

  return {
    uid,
    answered(): number {
      if (refusal) throw new Error(refusal);
      return answered;
    },
    async stop(): Promise<void> {
      isRunning = false;
      await writing;
    },
  };
}

type Writer = ReturnType<typeof startWriter>;

async function answeredByAll(writers: readonly Writer[], count: number): Promise<void> {
  const deadline = Date.now() + RECOVERY_DEADLINE_MS;
  while (writers.some(({ answered }) => answered() < count)) {
    if (Date.now() > deadline)
      throw new Error(`after ${RECOVERY_DEADLINE_MS} ms not every writer had ${count} answers`);
    await sleep(POLL_MS);
  }
}

/**
 * A PostgreSQL of one test file with the tables of a slice, and services over it as in production, for tests of what
 * happens at once. The embedded engine has one session, so it never shows that.
 */
export async function startRaces<Service extends TestService>({ slice, open, process, origin }: RacesOptions<Service>) {
  const postgres = await startPostgresServer();
  const openHere = () => openDatabase({ engine: 'postgresql', url: postgres.url });
  const database = openHere();
  await database.migrate([slice]);
  await database.close();
  let services: Service[] = [];
  const children: ChildProcess[] = [];

  function openOne(): Service {
    const service = open(openHere());
    services.push(service);
    return service;
  }

  async function startProcess(port: number): Promise<ChildProcess> {
    const child = fork(process, [postgres.url, String(port)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children.push(child);
    await once(child, 'message');
    return child;
  }

  async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    if (code !== (signal === 'SIGTERM' ? 0 : null)) throw new Error(`after ${signal} the service ended with ${code}`);
  }

  return {
    postgres,
    openDatabase: openHere,
    /** One more service; closed by `closeServices`. */
    open: openOne,

    /**
     * Two services, which one student's devices reach in turns. `ask` asks again what is refused with 503, as a machine
     * without time for it makes it and as pages do; `askOnce` does not. `warmUp`: what is read first, so that every
     * connection is open and nobody waits for one while another is already served.
     */
    async startPair(uid: string, warmUp: string) {
      const pair = [openOne(), openOne()] as const;
      const askOnce = (device: number, method: Method, url: string, body?: unknown) =>
        (device % 2 === 0 ? pair[0] : pair[1]).ask(uid, method, url, body);
      const ask: typeof askOnce = async (...asked) => {
        for (;;) {
          const answer = await askOnce(...asked);
          if (answer.statusCode !== 503) return answer;
          await sleep(PAUSE_MS);
        }
      };
      await Promise.all(Array.from({ length: WARM_UP_REQUESTS }, (_, device) => ask(device, 'GET', warmUp)));
      return { ask, askOnce };
    },

    /**
     * Students write while the service or the database ends by `signal` and comes back, until each has been answered
     * again. Resolves with how many requests of each were answered. `request`: the one of that number, from 0.
     */
    async endUnderLoad(
      what: 'the service' | 'the database',
      signal: 'SIGKILL' | 'SIGTERM',
      uid: string,
      request: (index: number, uid: string) => WrittenRequest,
    ): Promise<readonly { readonly uid: string; readonly answered: number }[]> {
      const port = await freePort();
      const child = await startProcess(port);
      const writers = Array.from({ length: WRITERS }, (_, number) => `${uid}-${number}`).map((name) =>
        startWriter(origin, port, name, (index) => request(index, name)),
      );
      try {
        await answeredByAll(writers, ANSWERS_EACH);
        if (what === 'the service') {
          await end(child, signal);
          await startProcess(port);
        } else {
          await postgres.kill();
          await postgres.start();
        }
        await answeredByAll(writers, Math.max(...writers.map(({ answered }) => answered())) + ANSWERS_EACH);
      } finally {
        await Promise.all(writers.map((writer) => writer.stop()));
      }
      return writers.map((writer) => ({ uid: writer.uid, answered: writer.answered() }));
    },

    /** After each test: ends processes and services. */
    async closeServices(): Promise<void> {
      for (const child of children.splice(0)) child.kill('SIGKILL');
      await Promise.all(services.map((service) => service.close()));
      services = [];
    },

    close: () => postgres.close(),
  };
}

export type Races<Service extends TestService> = Awaited<ReturnType<typeof startRaces<Service>>>;
