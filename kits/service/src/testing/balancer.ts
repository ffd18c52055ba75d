import { once } from 'node:events';
import { Agent, request as ask, createServer, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Failed looks in a row after which nobody is sent there, as balancers have it. */
const FAILED_LOOKS = 2;

/** Of one look. */
const LOOK_DEADLINE_MS = 1_000;

export interface BalancerOptions {
  /** `http://127.0.0.1:5001`. */
  readonly backends: readonly string[];
  readonly lookEachMs: number;
  /** What is looked at; `/readyz` where absent. */
  readonly path?: string;
}

function looksReady(address: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  get(address, { agent: false, timeout: LOOK_DEADLINE_MS }, (answer) => {
    answer.resume();
    resolve(answer.statusCode === 200);
  })
    .on('timeout', () => resolve(false))
    .on('error', () => resolve(false));
  return promise;
}

/**
 * Sends each request to the next backend that was ready when it was looked at last. Keeps connections to backends open,
 * tries nothing twice, and answers 502 for what fails: so that whoever asks hears of every failure.
 */
export async function startBalancer({ backends, lookEachMs, path = '/readyz' }: BalancerOptions) {
  const agent = new Agent({ keepAlive: true });
  const failedLooks = new Map(backends.map((backend) => [backend, FAILED_LOOKS]));
  const ready = () => backends.filter((backend) => (failedLooks.get(backend) ?? 0) < FAILED_LOOKS);
  let turn = 0;
  let isOpen = true;

  const server = createServer((incoming, outgoing) => {
    const some = ready();
    const backend = some[turn++ % Math.max(1, some.length)];
    if (backend === undefined) {
      outgoing.writeHead(503).end();
      return;
    }
    const { method, headers, url = '/' } = incoming;
    const onward = ask(new URL(url, backend), { method, headers, agent }, (answer) => {
      const { connection: _, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    onward.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(`${backend}: ${error.message}`);
    });
    incoming.pipe(onward);
  });

  async function look(backend: string): Promise<void> {
    const failed = (await looksReady(backend + path)) ? 0 : (failedLooks.get(backend) ?? 0) + 1;
    failedLooks.set(backend, failed);
  }
  async function lookOn(backend: string): Promise<void> {
    while (isOpen) {
      await look(backend);
      await sleep(lookEachMs, undefined, { ref: false });
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  for (const backend of backends) void lookOn(backend);
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    ready,
    async close() {
      isOpen = false;
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
