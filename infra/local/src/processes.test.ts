import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SESSION_LOGIN_PATH, SESSION_PATH } from '@travesia/contracts';
import { PROJECT_ROOT } from '@travesia/infra-releases';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { CONFIG_EXIT_CODE, freePort } from '@travesia/kit-service';
import { startBalancer, startPostgresServer } from '@travesia/kit-service/testing';
import { createLiveStore } from '@travesia/shell-edge/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startAuthEmulator } from './auth-emulator/start-auth-emulator.ts';

/** Every process of a production, as its `main.ts` starts it. */
const MAINS = {
  edge: 'infra/edge/main.ts',
  auth: 'session-service/src/main.ts',
  carreras: 'remotes/carreras/service/main.ts',
  ensayos: 'remotes/ensayos/service/main.ts',
} as const;

type Name = keyof typeof MAINS;

const HOST = '127.0.0.1';
const LOOK_EACH_MS = 50;

/** Some looks of the balancer: two have to fail, and this machine may be busy. */
const DRAIN_SECONDS = 2;

/** They are there within seconds on a machine that does nothing else. */
const READY_DEADLINE_MS = 90_000;

const METRICS_TOKEN = 'x'.repeat(32);
const SCORES = '/api/carreras/scores';
const OWN_DATA = '/api/carreras/data';
const ATTEMPTS = '/api/ensayos/attempts';
const PAGES = ['/', '/herramientas', '/builds/latest.json', '/sitemap.xml'];

const close: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of close.splice(0).reverse()) await end();
});

function run(main: string, env: Record<string, string>, stderr: 'inherit' | 'pipe' = 'inherit') {
  const child = spawn(process.execPath, [join(PROJECT_ROOT, main)], { env, stdio: ['ignore', 'ignore', stderr] });
  close.push(() => child.kill('SIGKILL'));
  return { child, exit: once(child, 'exit') };
}

async function startAll() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'travesia-processes-'));
  close.push(() => rm(dataFolder, { recursive: true }));
  const ports = await Promise.all(['edge', 'auth', 'carreras', 'carreras', 'ensayos'].map(() => freePort()));
  const [edge, auth, carreras, otherCarreras, ensayos] = ports.map((port) => `http://${HOST}:${port}`);
  if (!edge || !auth || !carreras || !otherCarreras || !ensayos) throw new Error('no ports');
  const balancer = await startBalancer({
    backends: [edge],
    services: { auth: [auth], carreras: [carreras, otherCarreras], ensayos: [ensayos] },
    lookEachMs: LOOK_EACH_MS,
  });
  close.push(() => balancer.close());
  const [postgres, emulator, { sample }] = await Promise.all([
    startPostgresServer(),
    startAuthEmulator({ dataFolder, origin: balancer.url, log: () => {} }),
    createLiveStore(),
  ]);
  close.push(
    () => postgres.close(),
    () => emulator.close(),
    () => sample.remove(),
  );
  const ofAll = {
    HOST,
    PUBLIC_ORIGIN: balancer.url,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    METRICS_TOKEN,
    FIREBASE_PROJECT_ID: emulator.projectId,
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
  };
  const ofSlices = { DATABASE_URL: postgres.url, SESSION_SERVICE_URL: auth };
  const ofEdges = { DATA_DIR: dataFolder, RELEASES_URL: sample.folder, RELEASES_TRUSTED_KEYS: sample.signer.publicKey };
  const migrated = run('infra/local/migrate.ts', { DATABASE_URL: postgres.url }).exit;
  const start = (name: Name, address: string, own: Record<string, string>) =>
    run(MAINS[name], { ...ofAll, ...own, PORT: new URL(address).port });
  const processes = {
    edge: start('edge', edge, ofEdges),
    auth: start('auth', auth, {}),
    carreras: start('carreras', carreras, ofSlices),
    otherCarreras: start('carreras', otherCarreras, ofSlices),
    ensayos: start('ensayos', ensayos, ofSlices),
  };
  const counts = () => [undefined, 'auth', 'carreras', 'ensayos'].map((service) => balancer.ready(service).length);
  await vi.waitFor(() => expect(counts()).toEqual([1, 1, 2, 1]), { timeout: READY_DEADLINE_MS, interval: 20 });
  expect(await migrated).toEqual([0, null]);
  return { balancer, emulator, processes, addresses: { edge, auth, carreras, ensayos } };
}

let all: Awaited<ReturnType<typeof startAll>>;
let cookie: string;
let uid: string;

beforeAll(async () => {
  all = await startAll();
}, 2 * READY_DEADLINE_MS);

const ask = (path: string, init: RequestInit & { readonly headers?: Record<string, string> } = {}) =>
  fetch(all.balancer.url + path, { ...init, headers: { origin: all.balancer.url, cookie, ...init.headers } });
const send = (method: 'POST' | 'PUT', path: string, body: unknown) =>
  ask(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

/** The provider's REST API. */
const provider = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`http://${all.emulator.host}/identitytoolkit.googleapis.com/v1/${path}?key=x`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return response.json();
};

const statuses = (paths: readonly string[]) => Promise.all(paths.map(async (path) => (await ask(path)).status));

it('four processes behind one balancer are one application: a student signs in, and does something in each', async () => {
  cookie = '';
  expect(await statuses(PAGES)).toEqual([200, 200, 200, 200]);
  const { demo } = all.emulator.identity;
  const { idToken, localId } = await provider('accounts:signInWithPassword', { ...demo, returnSecureToken: true });
  uid = localId;
  const signedIn = await send('POST', SESSION_LOGIN_PATH, { idToken });
  expect(signedIn.status).toBe(200);
  cookie = signedIn.headers.getSetCookie().at(-1)?.split(';')[0] ?? '';
  expect(await (await ask(SESSION_PATH)).json()).toMatchObject({ session: { status: 'signed-in' } });
  expect(await (await ask('/herramientas')).text()).toContain('Mi cuenta');

  expect((await send('PUT', `${SCORES}/own`, { scores: { m1: 650 } })).status).toBe(200);
  expect(await (await ask(SCORES)).text()).toContain('650');
  const made = await send('POST', ATTEMPTS, { id: uuidV7(), request: { mode: 'simulacro', test: 'm2' } });
  expect(made.status).toBe(200);
  // An export asks the session service, which asks the provider.
  expect((await ask(OWN_DATA)).status).toBe(200);
});

it('each says what it counts to whoever has the token, and nothing of another to anybody', async () => {
  for (const address of Object.values(all.addresses)) {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { headers })).status).toBe(200);
  }
  expect((await fetch(all.addresses.edge + SCORES)).status).toBe(404);
});

it('an account that is disabled exports nothing any more, by a process that cannot ask the provider itself', async () => {
  const project = `projects/${all.emulator.projectId}/accounts:update`;
  const set = (disableUser: boolean) =>
    provider(project, { localId: uid, disableUser }, { authorization: 'Bearer owner' });
  await set(true);
  expect((await ask(OWN_DATA)).status).toBe(403);
  expect((await ask(SCORES)).status).toBe(200);
  await set(false);
  expect((await ask(OWN_DATA)).status).toBe(200);
});

it('nobody notices that one of two processes of a slice is told to end', async () => {
  const { child, exit } = all.processes.otherCarreras;
  const failures: number[] = [];
  let answers = 0;
  let isOver = false;
  const visitors = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      // Whatever the limits of rate say, somebody answered.
      const { status } = await ask(SCORES);
      answers += 1;
      if (status >= 500) failures.push(status);
      await sleep(40);
    }
  });
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  await sleep(4 * LOOK_EACH_MS);
  isOver = true;
  await Promise.all(visitors);
  expect(answers).toBeGreaterThan(10);
  expect(failures).toEqual([]);
  expect(all.balancer.ready('carreras')).toHaveLength(1);
});

it('where a slice is killed the pages and the other slices go on', async () => {
  const { child, exit } = all.processes.ensayos;
  child.kill('SIGKILL');
  await exit;
  expect(await statuses(PAGES)).toEqual([200, 200, 200, 200]);
  expect((await ask(ATTEMPTS)).status).toBeGreaterThanOrEqual(502);
  expect(await statuses([SCORES, SESSION_PATH])).toEqual([200, 200]);
});

it('each ends with 0 when it is told to', async () => {
  const { edge, auth, carreras } = all.processes;
  const ended: ChildProcess[] = [edge.child, auth.child, carreras.child];
  for (const child of ended) child.kill('SIGTERM');
  const exits = await Promise.all([edge, auth, carreras].map(({ exit }) => exit));
  expect(exits).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
});

/** The session service's own test asks the same of it. */
const IN_PRODUCTION = {
  edge: ['FIREBASE_API_KEY', 'RELEASES_URL', 'RELEASES_TRUSTED_KEYS', 'RELEASES_OVERRIDE_SECRET'],
  carreras: ['DATABASE_URL', 'SESSION_SERVICE_URL', 'REDIS_URL'],
};

it.each(['edge', 'carreras'] as const)('%s is not started in production without what it needs', async (name) => {
  const { child, exit } = run(MAINS[name], { NODE_ENV: 'production' }, 'pipe');
  const [said, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', exit]);
  expect(code).toBe(CONFIG_EXIT_CODE);
  expect(said).toMatch(/^Faltan [^\n]*\n$/);
  const always = ['FIREBASE_PROJECT_ID', 'PUBLIC_ORIGIN', 'TRUSTED_PROXY_HOPS'];
  for (const variable of [...always, ...IN_PRODUCTION[name]]) expect(said).toContain(variable);
});
