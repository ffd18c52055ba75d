import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@travesia/kit-service';
import { startBalancer } from '@travesia/kit-service/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { createLiveStore } from './testing/sample-edge.ts';

const EDGE = fileURLToPath(new URL('./testing/edge-process.ts', import.meta.url));

/** Some fifteen looks of the balancer: two have to fail, and this machine may be busy. */
const DRAIN_MS = 1_500;
const LOOK_EACH_MS = 100;

const VISITORS = 8;

/** Between two pages. In the gate some hundred are still asked for while an edge drains. */
const PAUSE_MS = process.env['SOAK'] ? 5 : 40;
const PAGES = ['/', '/herramientas', '/acceder', '/nada', '/builds/latest.json'];

const close: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of close.splice(0).reverse()) await end();
});

/** Visitors who ask one page after the other, on connections that they keep. */
function visit(origin: string) {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  let answers = 0;
  let isOver = false;

  async function ask(path: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    get(origin + path, { agent }, (answer) => {
      const status = answer.statusCode ?? 0;
      buffer(answer).then(
        (body) => resolve(status < 500 ? null : `${path}: ${status} ${body.toString().slice(0, 100)}`),
        (error: unknown) => resolve(`${path}: ${String(error)}`),
      );
    }).on('error', (error) => resolve(`${path}: ${error.message}`));
    const failure = await promise;
    answers += 1;
    if (failure !== null) failures.push(failure);
  }

  async function stay(first: number): Promise<void> {
    for (let turn = first; !isOver; turn += 1) {
      await ask(PAGES[turn % PAGES.length] ?? '/');
      await sleep(PAUSE_MS);
    }
  }

  const visitors = Promise.all(Array.from({ length: VISITORS }, (_, visitor) => stay(visitor)));
  return {
    failures,
    answers: () => answers,
    async leave() {
      isOver = true;
      await visitors;
      agent.destroy();
    },
  };
}

it('nobody notices that two edges behind a balancer are started again, one after the other', async () => {
  const { sample } = await createLiveStore();
  close.push(() => sample.remove());
  const ports = [await freePort(), await freePort()];

  async function start(port: number): Promise<ChildProcess> {
    const child = fork(EDGE, [sample.folder, sample.signer.publicKey, String(port), String(DRAIN_MS)]);
    close.push(() => child.kill('SIGKILL'));
    await once(child, 'message');
    return child;
  }

  const edges = await Promise.all(ports.map(start));
  const backends = ports.map((port) => `http://127.0.0.1:${port}`);
  const balancer = await startBalancer({ backends, lookEachMs: LOOK_EACH_MS });
  close.push(() => balancer.close());
  const seen = (count: number) => vi.waitFor(() => expect(balancer.ready()).toHaveLength(count));
  await seen(2);

  const visitors = visit(balancer.url);
  for (const [place, edge] of edges.entries()) {
    const before = visitors.answers();
    const ended = once(edge, 'exit');
    edge.kill('SIGTERM');
    await seen(1);
    expect(await ended).toEqual([0, null]);
    await start(ports[place] ?? 0);
    await seen(2);
    await vi.waitFor(() => expect(visitors.answers()).toBeGreaterThan(before + 100));
  }
  await visitors.leave();
  expect(visitors.failures).toEqual([]);
});
