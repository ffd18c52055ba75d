import { once } from 'node:events';
import { createServer } from 'node:http';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirebaseAdmin, type FirebaseAdmin, type FirebaseAdminOptions } from './firebase-admin.ts';
import { createRevocationCheck } from './revocation-check.ts';
import { googleIo } from './testing/google-io.ts';
import { type GoogleStub, PROJECT, startGoogleStub } from './testing/google-stub.ts';

const DAY_MS = 86_400_000;

let google: GoogleStub;
const admins: FirebaseAdmin[] = [];

beforeAll(async () => {
  google = await startGoogleStub();
});
afterAll(() => google.close());
beforeEach(() => {
  google.fare('well');
  google.addUser('ana');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(admins.splice(0).map((admin) => admin.close()));
});

function open(options: Partial<FirebaseAdminOptions> = {}): FirebaseAdmin {
  const { httpAgent, credential } = googleIo(google.address);
  const admin = createFirebaseAdmin({ projectId: PROJECT, httpAgent, credential, ...options });
  admins.push(admin);
  return admin;
}

const claims = (uid: string, authTimeS: number) => ({ uid, authTimeS, issuedAtS: 0, expiresAtS: 0 });

describe('the provider’s administration', () => {
  it('mints, looks up and revokes', async () => {
    const admin = open();
    const minted = await admin.mint(google.idToken('ana'), DAY_MS);
    expect(minted).toMatchObject({ status: 'minted', cookie: expect.stringMatching(/^eyJ/) });
    expect(await admin.lookUp('ana')).toEqual({ status: 'found', disabled: false, validSinceS: 0 });
    expect(await admin.revoke('ana')).toEqual({ status: 'revoked' });
    const nowS = Date.now() / 1000;
    expect(await admin.lookUp('ana')).toMatchObject({ validSinceS: expect.closeTo(nowS, -1) });
  });

  it('tells nobody from an outage', async () => {
    const admin = open();
    expect(await admin.lookUp('nadie')).toEqual({ status: 'missing' });
    expect(await admin.revoke('nadie')).toEqual({ status: 'missing' });
    google.fare('failing');
    expect(await admin.lookUp('ana')).toMatchObject({ status: 'unavailable' });
    expect(await admin.mint(google.idToken('ana'), DAY_MS)).toMatchObject({ status: 'unavailable' });
    expect(await admin.revoke('ana')).toMatchObject({ status: 'unavailable' });
  });

  it('does not wait for long', async () => {
    const admin = open({ deadlineMs: 50 });
    google.fare('silent');
    expect(await admin.lookUp('ana')).toEqual({ status: 'unavailable', cause: 'deadline' });
  });

  it('goes to Google whatever the environment says, and leaves the environment alone', async () => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:1');
    const admin = open();
    expect(await admin.lookUp('ana')).toMatchObject({ status: 'found' });
    expect(process.env['FIREBASE_AUTH_EMULATOR_HOST']).toBe('127.0.0.1:1');
  });

  it('goes to the emulator where that is configured, and needs no credentials', async () => {
    const paths: unknown[] = [];
    const emulator = createServer((request, response) => {
      paths.push(request.url);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ users: [{ localId: 'ana', disabled: true }] }));
    }).listen(0, '127.0.0.1');
    await once(emulator, 'listening');
    const at = emulator.address();
    const emulatorHost = `127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
    const admin = createFirebaseAdmin({ projectId: 'demo-prueba', emulatorHost });
    admins.push(admin);
    expect(await admin.lookUp('ana')).toMatchObject({ status: 'found', disabled: true });
    expect(paths).toEqual(['/identitytoolkit.googleapis.com/v1/projects/demo-prueba/accounts:lookup']);
    expect(process.env['FIREBASE_AUTH_EMULATOR_HOST']).toBeUndefined();
    emulator.closeAllConnections();
    emulator.close();
  });
});

describe('the check for revocation', () => {
  it('says whether a session stands', async () => {
    const check = createRevocationCheck(open());
    const account = google.addUser('ana');
    account.validSinceS = 100;
    expect(await check(claims('ana', 100))).toBe('good');
    expect(await check(claims('ana', 99))).toBe('revoked');
    expect(await check(claims('nadie', 100))).toBe('revoked');
    account.disabled = true;
    expect(await check(claims('ana', 100))).toBe('disabled');
  });

  it('does not guess in an outage', async () => {
    const check = createRevocationCheck(open());
    google.fare('failing');
    await expect(check(claims('ana', 100))).rejects.toThrow(/cannot be asked/);
  });
});
