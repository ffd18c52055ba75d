import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_STUDENT } from './demo-student.ts';
import { type AuthEmulator, startAuthEmulator } from './start-auth-emulator.ts';

const START_DEADLINE_MS = 30_000;

/** The provider's REST API, which the browser's library speaks. */
function client({ host }: AuthEmulator) {
  const headers = { 'content-type': 'application/json' };
  return async (path: string, body: object, more: Record<string, string> = {}) => {
    const response = await fetch(`http://${host}/${path}?key=x`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
}

const ACCOUNTS = 'identitytoolkit.googleapis.com/v1/accounts';
const PROJECT = 'identitytoolkit.googleapis.com/v1/projects/demo-travesia';
const OWNER = { authorization: 'Bearer owner' };

const PORT_TRIES = 50;

/** The port that an emulator takes first. Whoever else has it may leave it at any moment; who stays has taken it all the same. */
async function takePort(): Promise<Server> {
  for (let tries = 1; ; tries += 1) {
    const server = createServer().listen(9099, '127.0.0.1');
    const { promise, resolve } = Promise.withResolvers<boolean>();
    server.once('listening', () => resolve(true)).once('error', () => resolve(false));
    if ((await promise) || tries === PORT_TRIES) return server;
    await sleep(100);
  }
}

describe('the auth emulator', { timeout: START_DEADLINE_MS }, () => {
  let dataFolder: string;
  let emulator: AuthEmulator;
  const said: string[] = [];
  const start = (origin = 'http://localhost:4000') =>
    startAuthEmulator({ dataFolder, origin, log: (sentence) => said.push(sentence) });

  // A start costs two seconds of the processor: the first one also meets accounts of before that nobody can read.
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'travesia-auth-'));
    await mkdir(join(dataFolder, 'auth'));
    await writeFile(join(dataFolder, 'auth/accounts.json'), '{"schema":1,"use');
    emulator = await start();
  }, START_DEADLINE_MS);

  afterAll(async () => {
    await emulator.close();
    await rm(dataFolder, { recursive: true });
  });

  it('sets accounts aside that it cannot read, and says so', async () => {
    expect(said).toEqual([expect.stringMatching(/^aviso: .*accounts\.json\.ilegible-/)]);
    expect(await readdir(join(dataFolder, 'auth'))).toHaveLength(2);
  });

  it('is what browsers are told of, by the name of the machine that they use', () => {
    expect(emulator.identity.emulator).toBe(`http://localhost:${emulator.host.split(':')[1]}`);
    expect(emulator.identity).toMatchObject({ projectId: 'demo-travesia', demo: DEMO_STUDENT });
  });

  it('lets the demo student in, and says the same of a wrong password and of nobody', async () => {
    const post = client(emulator);
    const { body } = await post(`${ACCOUNTS}:signInWithPassword`, { ...DEMO_STUDENT, returnSecureToken: true });
    expect(body).toMatchObject({ email: DEMO_STUDENT.email, idToken: expect.any(String) });
    for (const email of [DEMO_STUDENT.email, 'nadie@travesia.example']) {
      const refused = await post(`${ACCOUNTS}:signInWithPassword`, { email, password: 'incorrecta-1' });
      expect(refused.body.error.message).toBe('INVALID_LOGIN_CREDENTIALS');
    }
  });

  it('has a password policy, and keeps to it', async () => {
    const policy = await fetch(`http://${emulator.host}/identitytoolkit.googleapis.com/v2/passwordPolicy?key=x`);
    expect(await policy.json()).toMatchObject({
      customStrengthOptions: { minPasswordLength: 8, containsNumericCharacter: true },
    });
    const post = client(emulator);
    const { status, body } = await post(`${ACCOUNTS}:signUp`, { email: 'breve@travesia.example', password: 'corta' });
    expect(status).toBe(400);
    expect(body.error.message).toMatch(/^PASSWORD_DOES_NOT_MEET_REQUIREMENTS : .*8 characters, .*numeric/);
  });

  it('shows the mails that it does not send', async () => {
    await client(emulator)(`${ACCOUNTS}:sendOobCode`, { requestType: 'PASSWORD_RESET', email: DEMO_STUDENT.email });
    await expect
      .poll(() => said.at(-1))
      .toMatch(
        /^Correo para estudiante@travesia\.example: http:\/\/localhost:4000\/acceder\/callback\?mode=resetPassword&\S*oobCode=\S+$/,
      );
  });

  it('gives devices that were signed out everywhere no more tokens', async () => {
    const post = client(emulator);
    const { body: device } = await post(`${ACCOUNTS}:signInWithPassword`, DEMO_STUDENT);
    const token = { grant_type: 'refresh_token', refresh_token: device.refreshToken };
    const refresh = () => post('securetoken.googleapis.com/v1/token', token);
    const signOutBefore = (timeS: number) =>
      post(`${PROJECT}/accounts:update`, { localId: device.localId, validSince: String(timeS) }, OWNER);
    const nowS = Math.floor(Date.now() / 1000);
    await signOutBefore(nowS - 60);
    expect((await refresh()).body).toMatchObject({ user_id: device.localId, refresh_token: expect.any(String) });
    await signOutBefore(nowS + 60);
    expect(await refresh()).toMatchObject({ status: 400, body: { error: { message: 'TOKEN_EXPIRED' } } });
    await signOutBefore(nowS - 60);
  });

  it('keeps accounts and the sessions of before, with one demo student, and takes another port where its own is taken', async () => {
    const post = client(emulator);
    const student = { email: 'alumna@travesia.example', password: 'clave-2026' };
    const { body: signedUp } = await post(`${ACCOUNTS}:signUp`, { ...student, returnSecureToken: true });
    const mint = { idToken: signedUp.idToken, validDuration: '3600' };
    expect((await post(`${PROJECT}:createSessionCookie`, mint, OWNER)).status).toBe(200);
    const before = await post(`${ACCOUNTS}:lookup`, { idToken: signedUp.idToken });
    await emulator.close();
    const file = join(dataFolder, 'auth/accounts.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(file, 'utf8')).users).toHaveLength(2);

    const blocker = await takePort();
    emulator = await start('http://127.0.0.1:1');
    await new Promise((resolve) => blocker.close(resolve));
    expect(emulator.host).not.toBe('127.0.0.1:9099');
    expect(emulator.identity.emulator).toBe(`http://${emulator.host}`);
    const again = client(emulator);
    expect((await again(`${ACCOUNTS}:lookup`, { idToken: signedUp.idToken })).body).toEqual(before.body);
    expect((await again(`${PROJECT}:createSessionCookie`, mint, OWNER)).status).toBe(200);
    const refreshed = await again('securetoken.googleapis.com/v1/token', {
      grant_type: 'refresh_token',
      refresh_token: signedUp.refreshToken,
    });
    expect(refreshed.body.user_id).toBe(signedUp.localId);
    const all = await again(`${PROJECT}/accounts:query`, {}, OWNER);
    expect(all.body.userInfo.map(({ email }: { email: string }) => email).sort()).toEqual([
      student.email,
      DEMO_STUDENT.email,
    ]);
  });
});
