import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, HAPROXY } from '@travesia/infra-checks/system-program';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Part, Production } from './describe-production.ts';
import { haproxyConfig } from './haproxy-config.ts';
import { keepRunning } from './keep-running.ts';
import { reservePort } from './reserve-port.ts';
import { watchHaproxy } from './watch-haproxy.ts';

const part = (name: string, path?: string): Part => ({
  name,
  folder: name,
  main: 'main.ts',
  count: 2,
  port: 1,
  needs: [],
  memoryMb: 1,
  readSettings: () => ({ status: 'ready', settings: {} }),
  ...(path !== undefined && { path }),
});

const production: Production = {
  parts: [part('edge'), part('biblioteca', '/api/biblioteca')],
  migrations: { name: 'migrations', folder: 'x', main: 'x.ts', needs: [], memoryMb: 1 },
  looks: { eachMs: 50, failed: 2 },
  drainSeconds: 1,
  pooler: { count: 1, port: 1, serverConnections: 1, clientConnections: 1 },
};

const STREAM_PATH = '/api/biblioteca/eventos';
const EVENTS = 'text/event-stream';

/** A process of a part: says who it is, and dies under the next request where it is told to. */
async function startFake(name: string) {
  const fake = {
    name,
    port: await reservePort(),
    isReady: true,
    breaks: false,
    asked: [] as IncomingMessage[],
    streams: [] as ServerResponse[],
  };
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return response.writeHead(fake.isReady ? 200 : 503).end();
    fake.asked.push(request);
    if (fake.breaks) return request.socket.destroy();
    if (request.url === STREAM_PATH) return fake.streams.push(response.writeHead(200, { 'content-type': EVENTS }));
    return response.end(name);
  });
  server.listen(fake.port, '127.0.0.1');
  await once(server, 'listening');
  close.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return fake;
}

const close: (() => unknown)[] = [];
let fakes: Awaited<ReturnType<typeof startFake>>[];
let origin: string;
let socket: string;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'travesia-haproxy-'));
  close.push(() => rm(folder, { recursive: true }));
  socket = join(folder, 'haproxy.sock');
  fakes = await Promise.all(['edge-1', 'edge-2', 'biblioteca-1', 'biblioteca-2'].map(startFake));
  const port = await reservePort();
  const servers = ({ name }: Part) => fakes.filter((fake) => fake.name.startsWith(`${name}-`));
  const configFile = join(folder, 'haproxy.cfg');
  await writeFile(configFile, haproxyConfig(production, { port, inside: {}, servers, socket }));
  const balancer = keepRunning(
    {
      name: 'haproxy',
      program: await findProgram(HAPROXY),
      args: ['-W', '-f', configFile],
      env: {},
      stopSignal: 'SIGTERM',
      stopDeadlineMs: 5_000,
      logFile: join(folder, 'haproxy.log'),
    },
    () => {},
  );
  balancer.start();
  close.push(() => balancer.stop());
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  for (const end of close.splice(0).reverse()) await end();
});

const seen = (up: number) =>
  vi.waitFor(async () => {
    const statuses = [...(await watchHaproxy(socket)).values()];
    expect(statuses.filter((status) => status.startsWith('UP'))).toHaveLength(up);
  });

beforeEach(async () => {
  for (const fake of fakes) Object.assign(fake, { isReady: true, breaks: false, asked: [], streams: [] });
  await seen(4);
});

const ask = (path: string, init?: RequestInit) => fetch(origin + path, init);
const partThatAnswers = async (path: string) => (await (await ask(path)).text()).split('-')[0];

it.each([
  ['/', 'edge'],
  ['/biblioteca', 'edge'],
  ['/api/bibliotecas', 'edge'],
  ['/api/biblioteca', 'biblioteca'],
  ['/api/biblioteca?q=1', 'biblioteca'],
  ['/api/biblioteca/libros/1', 'biblioteca'],
])('%s is of %s', async (path, name) => {
  expect(await partThatAnswers(path)).toBe(name);
});

it('says last who asks, whatever was said before', async () => {
  await ask('/', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  const [request] = fakes.flatMap(({ asked }) => asked);
  expect(request?.headers['x-forwarded-for']).toMatch(/(?:^|, )127\.0\.0\.1$/);
});

it('asks again for what changes nothing where a process died on the way, and for nothing else', async () => {
  for (const fake of fakes) fake.breaks = fake.name.endsWith('-1');
  for (let turn = 0; turn < 4; turn += 1) expect((await ask('/api/biblioteca')).status).toBe(200);
  for (const fake of fakes) fake.asked = [];
  const posts: (number | 'closed')[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    // Where it knows the browser's connection already, it closes that without a word: browsers know what to make of it.
    const said = ask('/api/biblioteca', { method: 'POST' }).then(
      ({ status }) => status,
      () => 'closed' as const,
    );
    posts.push(await said);
  }
  expect(posts).toContain(200);
  expect(posts.filter((said) => said !== 200).length).toBeGreaterThan(0);
  expect(fakes.flatMap(({ asked }) => asked)).toHaveLength(posts.length);
});

it('what a stream says comes at once, and whoever goes away is gone for its process', async () => {
  const leaving = new AbortController();
  const asked = ask(STREAM_PATH, { signal: leaving.signal });
  const stream = await vi.waitFor(() => {
    const [found] = fakes.flatMap(({ streams }) => streams);
    if (!found) throw new Error('nobody was asked');
    return found;
  });
  stream.write('data: 0\n\n');
  const reader = (await asked).body?.getReader();
  await reader?.read();
  const started = performance.now();
  for (let said = 1; said <= 10; said += 1) {
    stream.write(`data: ${said}\n\n`);
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(`data: ${said}\n\n`);
  }
  // A balancer that waits for more says each a fifth of a second later.
  expect(performance.now() - started).toBeLessThan(1_500);
  leaving.abort();
  await vi.waitFor(() => expect(stream.destroyed).toBe(true));
});

it('where no process is ready it says so as the part would, and the others go on', async () => {
  for (const fake of fakes) fake.isReady = fake.name.startsWith('edge');
  await seen(2);
  const refused = await ask('/api/biblioteca');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('content-type')).toBe('application/problem+json');
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toEqual({ type: 'about:blank', title: 'Service Unavailable', status: 503 });
  expect((await ask('/')).status).toBe(200);

  for (const fake of fakes) fake.isReady = false;
  await seen(0);
  const page = await ask('/');
  expect(page.status).toBe(503);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toContain('Volvemos enseguida');
});
