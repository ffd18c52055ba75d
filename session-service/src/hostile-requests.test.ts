import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  SESSION_LOGIN_PATH,
  SESSION_LOGOUT_PATH,
  SESSION_PATH,
  SESSION_REVOKE_PATH,
  TOKEN_SYNC_PATH,
} from '@travesia/contracts/slices';
import { signToken } from '@travesia/kit-service/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GoogleStub, startGoogleStub } from './testing/google-stub.ts';
import { cookieHeader, createTestApp, ORIGIN, type SessionApp } from './testing/session-app.ts';

const CASES_PER_ENDPOINT = process.env['SOAK'] ? 2_000 : 100;
const DEADLINE_MS = 120_000;
const SETTLE_MS = 200;

/** Of 8 kB each. Two thirds of what they would take is far above the noise of the collector. */
const REFUSED = process.env['SOAK'] ? 3_000 : 1_500;
const HEAP_GROWTH_LIMIT_BYTES = 8 * 1024 * 1024;

let google: GoogleStub;
let service: SessionApp;
let good: string;

beforeAll(async () => {
  google = await startGoogleStub();
  google.addUser('ana');
  good = google.idToken('ana');
  service = createTestApp(google);
  await service.app.ready();
});
afterAll(async () => {
  await service.close();
  await google.close();
});

const ENDPOINTS = [
  ['POST', SESSION_LOGIN_PATH, [400, 401, 403, 413, 415]],
  ['POST', SESSION_LOGOUT_PATH, [204, 400, 403, 413, 415]],
  ['POST', SESSION_REVOKE_PATH, [204, 400, 401, 403, 413, 415]],
  ['POST', TOKEN_SYNC_PATH, [400, 401, 403, 413, 415]],
  ['DELETE', TOKEN_SYNC_PATH, [204, 400, 403, 413, 415]],
  ['GET', SESSION_PATH, [200]],
] as const;

/** Tokens that a stranger could come up with: noise, and a good one with some character of its content changed. */
function tokens(): fc.Arbitrary<string> {
  const content = good.lastIndexOf('.');
  const changed = fc
    .tuple(fc.nat(content - 1), fc.constantFrom(...'AZaz09-_.='))
    .filter(([at, char]) => good[at] !== char)
    .map(([at, char]) => good.slice(0, at) + char + good.slice(at + 1));
  const part = fc.base64String({ maxLength: 60 });
  const noise = fc.tuple(part, part, part).map((parts) => parts.join('.'));
  const claims = fc.object({
    key: fc.constantFrom('iss', 'aud', 'sub', 'exp', 'iat', 'auth_time', 'email', '__proto__'),
  });
  const signed = claims.map((payload) => signToken(google.keys['id-token'], payload));
  return fc.oneof(fc.string({ maxLength: 300 }), noise, changed, { weight: 1, arbitrary: signed });
}

function bodies(): fc.Arbitrary<string | Buffer> {
  const jsonOf = <T>(values: fc.Arbitrary<T>) => values.map((value) => JSON.stringify(value) ?? '');
  const extra = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1, maxKeys: 4 });
  return fc.oneof(
    jsonOf(fc.jsonValue()),
    jsonOf(fc.record({ idToken: tokens() })),
    jsonOf(fc.record({ idToken: fc.jsonValue() })),
    jsonOf(extra.map((fields) => ({ ...fields, idToken: good }))).filter((text) => text.length > good.length + 14),
    fc.string({ unit: 'binary', maxLength: 500 }),
    fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
    // What may be revoked by has none.
    { weight: 3, arbitrary: fc.constant('') },
    fc.constantFrom('{', '{"__proto__":{}}', '{"idToken":"a","idToken":"b"}', '\u0000', '['.repeat(5000)),
    fc.nat(20_000).map((length) => `{"idToken":"${'a'.repeat(length)}"}`),
  );
}

function headers(): fc.Arbitrary<Record<string, string>> {
  const word = fc.string({ unit: 'grapheme-ascii', maxLength: 60 });
  const ours = fc.constant(ORIGIN);
  return fc.record(
    {
      origin: fc.oneof({ weight: 6, arbitrary: ours }, fc.webUrl(), word),
      'sec-fetch-site': fc.oneof({ weight: 6, arbitrary: fc.constant('same-origin') }, word),
      'content-type': fc.oneof(
        { weight: 6, arbitrary: fc.constant('application/json') },
        word,
        fc.constant('text/plain'),
      ),
      cookie: fc.oneof(
        word,
        tokens().map((token) => `__session=${token}`),
        fc.constant(`__session=${good}`),
      ),
      authorization: fc.oneof(
        word,
        tokens().map((token) => `Bearer ${token}`),
      ),
      'x-forwarded-for': word,
      'x-request-id': word,
      'accept-encoding': word,
    },
    { requiredKeys: [] },
  );
}

/** In one of four cases a good session comes along. */
const signedIn = () => fc.nat(3).map((lot) => lot === 0);

const addresses = () => fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => `10.${parts.join('.')}`);

let users = 0;

/** Someone whom no limit knows yet, and who has an account. */
function newUser(): string {
  users += 1;
  const uid = `estudiante-${users}`;
  google.addUser(uid);
  return uid;
}

it.each(ENDPOINTS)(
  '%s %s answers whatever it is sent with the right refusal, mints nothing, and revokes only where it is asked to',
  { timeout: DEADLINE_MS },
  async (method, url, statuses) => {
    const seen = new Set<number>();
    const request = fc.record({
      body: bodies(),
      headers: headers(),
      remoteAddress: addresses(),
      isSignedIn: signedIn(),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ body, headers: noise, remoteAddress, isSignedIn }) => {
        const uid = isSignedIn ? newUser() : null;
        const session = uid !== null && cookieHeader(google.sessionCookie(uid));
        const sent: Record<string, string> = { ...noise, ...session };
        const payload = method === 'GET' ? {} : { payload: body };
        const response = await service.inject({ method, url, headers: sent, remoteAddress, ...payload });
        const changes = google.calls.splice(0).filter((call) => call !== '/accounts:lookup');
        expect(statuses).toContain(response.statusCode);
        expect(response.headers['cache-control']).toBe('no-store');
        if (response.statusCode >= 400) expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
        if (response.statusCode === 200) {
          const session = uid === null ? { status: 'anonymous' } : { status: 'signed-in', user: { uid } };
          expect(response.json()).toMatchObject({ session });
        }
        expect(response.cookies.every(({ value }) => value === '')).toBe(true);
        const isRevoked = url === SESSION_REVOKE_PATH && response.statusCode === 204;
        if (isRevoked) expect([uid !== null, sent['origin'], body.toString()]).toEqual([true, ORIGIN, '']);
        if (url === SESSION_REVOKE_PATH && uid !== null) expect(response.statusCode).not.toBe(401);
        expect(changes).toEqual(isRevoked ? ['/accounts:update'] : []);
        seen.add(response.statusCode);
        expect(service.log()).not.toContain('the request failed');
        service.forgetLog();
      }),
      { numRuns: CASES_PER_ENDPOINT },
    );
    // The generators reach what they are there for.
    if (url === SESSION_REVOKE_PATH) expect([...seen]).toEqual(expect.arrayContaining([204, 400, 401, 403, 415]));
  },
);

it('keeps nothing of what it refused', { timeout: DEADLINE_MS }, async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  // What the last requests left behind is let go of only once the event loop comes round.
  const heap = async () => {
    await sleep(SETTLE_MS);
    collect();
    return process.memoryUsage().heapUsed;
  };
  const round = async (times: number) => {
    for (let index = 0; index < times; index += 1) {
      const payload = { idToken: `${'a'.repeat(8_000)}.${index}.` };
      const remoteAddress = `10.0.${index >> 8}.${index & 255}`;
      await service.inject({
        method: 'POST',
        url: SESSION_LOGIN_PATH,
        headers: { origin: ORIGIN },
        payload,
        remoteAddress,
      });
      service.forgetLog();
    }
  };
  await round(300);
  const before = await heap();
  await round(REFUSED);
  expect((await heap()) - before).toBeLessThan(HEAP_GROWTH_LIMIT_BYTES);
});
