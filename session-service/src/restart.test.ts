import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SESSION_COOKIE, SESSION_LOGIN_PATH, SESSION_PATH } from '@travesia/contracts/slices';
import { freePort } from '@travesia/kit-service';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type GoogleStub, startGoogleStub } from './testing/google-stub.ts';
import { ORIGIN, SETTINGS } from './testing/session-app.ts';

const SERVICE = fileURLToPath(new URL('./testing/offline-service.ts', import.meta.url));
const CLIENTS = 8;
const DEADLINE_MS = 60_000;
/** Several of each client, so that the load goes on while the process ends. */
const ANSWERS = 4 * CLIENTS;
const CLIENT_PAUSE_MS = process.env['SOAK'] ? 60 : 150;
const OUTPUT_KEPT_CHARS = 10_000;

let google: GoogleStub;
const children: ChildProcess[] = [];

beforeAll(async () => {
  google = await startGoogleStub();
  for (let index = 0; index < CLIENTS; index += 1) google.addUser(`alumna-${index}`);
});
afterEach(() => {
  google.fare('well');
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => google.close());

async function start(port: number) {
  const settings = JSON.stringify({ ...SETTINGS, port });
  const child = spawn(process.execPath, [SERVICE, settings, JSON.stringify(google.address)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const exit = once(child, 'exit').then(([code]: unknown[]) => code);
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  let output = '';
  child.stdout.on('data', (chunk) => {
    output = (output + chunk).slice(-OUTPUT_KEPT_CHARS);
    if (/^listening /m.test(output)) resolve();
  });
  await listening;
  return { child, exit };
}

const base = (port: number) => `http://127.0.0.1:${port}`;

function login(port: number, uid: string, claims: object, cookie?: string) {
  return fetch(base(port) + SESSION_LOGIN_PATH, {
    method: 'POST',
    headers: {
      origin: ORIGIN,
      'content-type': 'application/json',
      ...(cookie && { cookie: `${SESSION_COOKIE}=${cookie}` }),
    },
    body: JSON.stringify({ idToken: google.idToken(uid, claims) }),
  });
}

interface Load {
  /** Answers that were right. */
  right: number;
  /** Whatever else was answered. */
  readonly wrong: string[];
  readonly stop: () => Promise<void>;
}

/** Students whose tabs refresh and ask, over kept connections, and try again when a connection breaks. */
function load(port: number): Load {
  let running = true;
  const result = { right: 0, wrong: Array.of<string>() };

  async function expectSignedIn(uid: string, ask: () => Promise<Response>) {
    const response = await ask().catch(() => null);
    if (response === null) return;
    const body = await response.text().catch(() => null);
    if (body === null) return;
    // A process that stops says so; its clients come again.
    if (response.status === 503 && response.headers.get('connection') === 'close') return;
    if (response.status === 200 && JSON.parse(body).session.user?.uid === uid) result.right += 1;
    else result.wrong.push(`${response.status} ${body}`);
  }

  const clients = Array.from({ length: CLIENTS }, async (_, index) => {
    const uid = `alumna-${index}`;
    const signIn = { auth_time: 1_700_000_000 + index };
    const cookie = google.sessionCookie(uid, signIn);
    const headers = { cookie: `${SESSION_COOKIE}=${cookie}` };
    let turn = index;
    while (running) {
      // Every tenth, to stay within the limit of logins of one user.
      turn += 1;
      const isLogin = turn % 10 === 0;
      await expectSignedIn(uid, () =>
        isLogin ? login(port, uid, signIn, cookie) : fetch(base(port) + SESSION_PATH, { headers }),
      );
      await sleep(CLIENT_PAUSE_MS);
    }
  });
  return Object.assign(result, {
    async stop() {
      running = false;
      await Promise.all(clients);
    },
  });
}

describe('a restart under load', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'by %s answers nothing wrongly, and clients recover by themselves',
    { timeout: DEADLINE_MS },
    async (signal) => {
      const port = await freePort();
      const first = await start(port);
      const clients = load(port);
      await vi.waitFor(() => expect(clients.right).toBeGreaterThan(ANSWERS), DEADLINE_MS / 4);
      first.child.kill(signal);
      expect(await first.exit).toBe(signal === 'SIGTERM' ? 0 : null);

      const second = await start(port);
      const before = clients.right;
      await vi.waitFor(() => expect(clients.right - before).toBeGreaterThan(ANSWERS), DEADLINE_MS / 4);
      await clients.stop();
      expect(clients.wrong).toEqual([]);
      second.child.kill('SIGTERM');
      expect(await second.exit).toBe(0);
    },
  );

  it('lets a sign-in that is under way finish', { timeout: DEADLINE_MS }, async () => {
    const port = await freePort();
    const service = await start(port);
    google.fare('slow');
    google.calls.splice(0);
    const signIns = Array.from({ length: CLIENTS }, (_, index) => login(port, `alumna-${index}`, {}));
    const callsOfEach = 2;
    await vi.waitFor(() => expect(google.calls).toHaveLength(CLIENTS * callsOfEach), DEADLINE_MS / 2);
    service.child.kill('SIGTERM');
    const answers = await Promise.all(signIns);
    expect(answers.map(({ status }) => status)).toEqual(Array(CLIENTS).fill(200));
    expect(answers.every(({ headers }) => headers.get('set-cookie')?.startsWith(`${SESSION_COOKIE}=ey`))).toBe(true);
    expect(await service.exit).toBe(0);
  });
});
