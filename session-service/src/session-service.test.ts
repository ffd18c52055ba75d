import { createHmac } from 'node:crypto';
import {
  SESSION_LOGIN_PATH,
  SESSION_LOGOUT_PATH,
  SESSION_PATH,
  SESSION_REVOKE_PATH,
  TOKEN_SYNC_MAX_AGE_S,
  TOKEN_SYNC_PATH,
} from '@travesia/contracts/slices';
import { STANDING_PATH } from '@travesia/kit-service';
import { signToken } from '@travesia/kit-service/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER_CALLS_PER_USER_A_MINUTE, UPSTREAM_DEADLINE_MS } from './limits.ts';
import { SESSION_DURATION_MS } from './session-duration.ts';
import { type GoogleStub, startGoogleStub } from './testing/google-stub.ts';
import { payloadOf } from './testing/payload-of.ts';
import { cookieHeader, createTestApp, type SessionApp, setCookie } from './testing/session-app.ts';

const MINTING = ['/accounts:lookup', ':createSessionCookie'];
const DAY_S = 86_400;
const nowS = () => Math.floor(Date.now() / 1000);

let google: GoogleStub;
let service: SessionApp;

beforeAll(async () => {
  google = await startGoogleStub();
});
afterAll(() => google.close());
beforeEach(async () => {
  google.fare('well');
  google.calls.splice(0);
  google.addUser('ana');
  service = createTestApp(google);
  await service.app.ready();
});
afterEach(() => service.close());

const login = (idToken: unknown, cookie?: string) =>
  service.ask('POST', SESSION_LOGIN_PATH, { payload: { idToken }, headers: cookie ? cookieHeader(cookie) : {} });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const CLEARED = expect.objectContaining({ value: '', path: '/', httpOnly: true, secure: true, sameSite: 'Lax' });

function expectProblem(response: Awaited<ReturnType<typeof login>>, status: number) {
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({ status, instance: expect.any(String) });
}

describe('signing in', () => {
  it('mints a session cookie that verifies, and says who is here and until when', async () => {
    const before = Date.now();
    const response = await login(google.idToken('ana', { email: 'ana@ejemplo.cl' }));
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const { session, expiresAt } = response.json();
    expect(session).toEqual({ status: 'signed-in', user: { uid: 'ana', email: 'ana@ejemplo.cl' } });
    expect(expiresAt).toBeGreaterThanOrEqual(before + SESSION_DURATION_MS);
    const cookie = setCookie(response);
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Lax', maxAge: 5 * DAY_S });
    expect(cookie).not.toHaveProperty('domain');
    expect([...google.calls].sort()).toEqual(MINTING);
    const answer = await service.inject({ url: SESSION_PATH, headers: cookieHeader(cookie?.value ?? '') });
    expect(answer.json()).toEqual({ session, expiresAt: Number(payloadOf(cookie?.value ?? '')['exp']) * 1000 });
  });

  it('keeps a good cookie of the same sign-in and asks nobody', async () => {
    const authTime = nowS() - DAY_S;
    const exp = nowS() + 3 * DAY_S;
    const cookie = google.sessionCookie('ana', { auth_time: authTime, exp });
    const response = await login(google.idToken('ana', { auth_time: authTime }), cookie);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      session: { user: { uid: 'ana' } },
      expiresAt: exp * 1000,
    });
    expect(setCookie(response)).toBeUndefined();
    expect(google.calls).toEqual([]);
  });

  it.each([
    ['of another user', 'beto', { auth_time: 5 }, { auth_time: 5 }],
    ['of an earlier sign-in', 'ana', { auth_time: 4 }, { auth_time: 5 }],
    ['with less than half its life left', 'ana', { auth_time: 5, exp: nowS() + 2 * DAY_S }, { auth_time: 5 }],
    ['that has ended', 'ana', { auth_time: 5, exp: nowS() - 1 }, { auth_time: 5 }],
    ['from before its user joined the team', 'ana', { auth_time: 5 }, { staff: true, auth_time: 5 }],
    ['from when its user was of the team', 'ana', { staff: true, auth_time: 5 }, { auth_time: 5 }],
    [
      'from before the address of mail changed',
      'ana',
      { email: 'a@ejemplo.cl', auth_time: 5 },
      { email: 'b@ejemplo.cl', auth_time: 5 },
    ],
  ])('mints a new cookie where there is one %s', async (_, uid, cookieClaims, tokenClaims) => {
    const response = await login(google.idToken('ana', tokenClaims), google.sessionCookie(uid, cookieClaims));
    expect(response.statusCode).toBe(200);
    expect(setCookie(response)?.value).toMatch(/^eyJ/);
    expect([...google.calls].sort()).toEqual(MINTING);
  });

  it('serves a student who comes back after weeks with a fresh token of an old sign-in', async () => {
    const response = await login(google.idToken('ana', { auth_time: nowS() - 60 * DAY_S }));
    expect(response.statusCode).toBe(200);
  });

  describe('beside one that a neighbouring domain planted', () => {
    const planted = (value: string) => ({ cookie: `__session=${value}; __session=${google.sessionCookie('ana')}` });

    it('keeps the good one where the other is good for nothing', async () => {
      const answer = await service.inject({ url: SESSION_PATH, headers: planted('basura') });
      expect(answer.json()).toMatchObject({ session: { status: 'signed-in', user: { uid: 'ana' } } });
      expect(setCookie(answer)).toBeUndefined();
    });

    it('is nobody’s where both are good, and both go; signing in then gives the one that counts', async () => {
      const headers = planted(google.sessionCookie('beto'));
      const answer = await service.inject({ url: SESSION_PATH, headers });
      expect(answer.json()).toEqual({ session: { status: 'anonymous' } });
      expect(setCookie(answer)).toMatchObject({ value: '', maxAge: 0 });
      expect(answer.cookies).toContainEqual(
        expect.objectContaining({ value: '', maxAge: 0, domain: 'travesia.example' }),
      );
      const response = await service.ask('POST', SESSION_LOGIN_PATH, {
        payload: { idToken: google.idToken('ana') },
        headers,
      });
      expect(response.statusCode).toBe(200);
      expect(response.cookies.at(-1)).toMatchObject({ path: '/', value: expect.stringMatching(/^eyJ/) });
    });

    it('does not let another student’s stand beside the one that is minted', async () => {
      const response = await login(google.idToken('ana'), google.sessionCookie('beto'));
      expect(response.cookies).toContainEqual(expect.objectContaining({ value: '', domain: 'travesia.example' }));
      expect(response.cookies.at(-1)?.value).toMatch(/^eyJ/);
    });
  });
});

describe('an ID token', () => {
  const HOUR_S = 3600;
  const cases: [string, () => unknown][] = [
    [
      'with a payload that was changed',
      () => {
        const [head, , signature] = google.idToken('ana').split('.');
        const payload = { ...payloadOf(google.idToken('ana')), sub: 'beto' };
        return [head, Buffer.from(JSON.stringify(payload)).toString('base64url'), signature].join('.');
      },
    ],
    [
      'of another key under the same id',
      () =>
        signToken(google.keys['session-cookie'], payloadOf(google.idToken('ana')), { alg: 'RS256', kid: 'id-token-1' }),
    ],
    [
      'of an unknown key',
      () => signToken(google.keys['id-token'], payloadOf(google.idToken('ana')), { alg: 'RS256', kid: '__proto__' }),
    ],
    [
      'without a signature',
      () => {
        const head = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
        return `${head}.${google.idToken('ana').split('.')[1]}.`;
      },
    ],
    [
      'signed with the certificate as a shared secret',
      () => {
        const head = Buffer.from('{"alg":"HS256","typ":"JWT","kid":"id-token-1"}').toString('base64url');
        const content = `${head}.${google.idToken('ana').split('.')[1]}`;
        const mac = createHmac('sha256', google.keys['id-token'].certificate).update(content).digest('base64url');
        return `${content}.${mac}`;
      },
    ],
    ['that has expired', () => google.idToken('ana', { exp: nowS() - 1 })],
    ['from the future', () => google.idToken('ana', { iat: nowS() + HOUR_S, exp: nowS() + 2 * HOUR_S })],
    ['of a sign-in from the future', () => google.idToken('ana', { auth_time: nowS() + HOUR_S })],
    ['not valid yet', () => google.idToken('ana', { nbf: nowS() + HOUR_S })],
    ['for another project', () => google.idToken('ana', { aud: 'otro' })],
    ['of another issuer', () => google.idToken('ana', { iss: 'https://securetoken.google.com/otro' })],
    ['of nobody', () => google.idToken('')],
    ['that is a session cookie', () => google.sessionCookie('ana')],
    ['that is no token', () => 'hola'],
  ];

  it.each(cases)('%s is refused, and the cookie stays', async (_, make) => {
    const response = await login(make(), google.sessionCookie('ana'));
    expectProblem(response, 401);
    expect(setCookie(response)).toBeUndefined();
    expect(google.calls).toEqual([]);
  });

  it('is refused as a cookie', async () => {
    const answer = await service.inject({ url: SESSION_PATH, headers: cookieHeader(google.idToken('ana')) });
    expect(answer.json()).toEqual({ session: { status: 'anonymous' } });
  });
});

describe('an account', () => {
  it('that is disabled gets 403 and loses its cookie when the next one would be minted', async () => {
    google.addUser('ana').disabled = true;
    const response = await login(google.idToken('ana'));
    expectProblem(response, 403);
    expect(setCookie(response)).toEqual(CLEARED);
  });

  it('that stands keeps its cookie when the provider refuses the token alone', async () => {
    google.fare('refusing');
    const response = await login(google.idToken('ana'), google.sessionCookie('ana', { auth_time: 1 }));
    expectProblem(response, 401);
    expect(setCookie(response)).toBeUndefined();
    expect([...google.calls].sort()).toEqual(MINTING);
  });

  it('that was signed out everywhere since gets 401 and loses its cookie', async () => {
    google.addUser('ana').validSinceS = nowS() + 60;
    const response = await login(google.idToken('ana'));
    expectProblem(response, 401);
    expect(setCookie(response)).toEqual(CLEARED);
  });

  it('that was deleted gets 401 and loses its cookie', async () => {
    google.removeUser('ana');
    const response = await login(google.idToken('ana'));
    expectProblem(response, 401);
    expect(setCookie(response)).toEqual(CLEARED);
  });
});

describe('a login that is no login', () => {
  it.each([
    ['no token', {}],
    ['a field too many', { idToken: 'a.b.c', remember: true }],
    ['a token that is none', { idToken: 7 }],
    ['an empty token', { idToken: '' }],
    ['a token too long', { idToken: 'a'.repeat(8193) }],
    ['a list', ['a.b.c']],
    ['nothing', null],
  ])('has %s: 400', async (_, payload) => {
    const response = await service.ask('POST', SESSION_LOGIN_PATH, {
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
    });
    expectProblem(response, 400);
    expect(response.json().errors).toHaveLength(1);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonx'])(
    'is %s: 415',
    async (type) => {
      const headers = { 'content-type': type };
      expectProblem(await service.ask('POST', SESSION_LOGIN_PATH, { payload: '{"idToken":"a"}', headers }), 415);
    },
  );

  it('is larger than any token: 413', async () => {
    expectProblem(await login('a'.repeat(17_000)), 413);
  });
});

describe('signing out', () => {
  it.each([
    ['a cookie', () => cookieHeader(google.sessionCookie('ana'))],
    ['a cookie that is none', () => cookieHeader('basura')],
    ['no cookie', () => ({})],
    ['an empty body that calls itself JSON', () => ({ 'content-type': 'application/json' })],
  ])('clears the cookie: with %s', async (_, headers) => {
    const response = await service.ask('POST', SESSION_LOGOUT_PATH, { headers: headers() });
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect(setCookie(response)).toEqual(CLEARED);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('takes no body', async () => {
    expectProblem(await service.ask('POST', SESSION_LOGOUT_PATH, { payload: { all: true } }), 400);
  });

  it('here works while the provider is down', async () => {
    google.fare('unreachable');
    const fresh = createTestApp(google);
    const response = await fresh.ask('POST', SESSION_LOGOUT_PATH, {
      headers: cookieHeader(google.sessionCookie('ana')),
    });
    expect(response.statusCode).toBe(204);
    await fresh.close();
  });

  it('everywhere revokes at the provider and clears the cookie', async () => {
    const account = google.addUser('ana');
    const headers = cookieHeader(google.sessionCookie('ana'));
    const response = await service.ask('POST', SESSION_REVOKE_PATH, { headers });
    expect(response.statusCode).toBe(204);
    expect(setCookie(response)).toEqual(CLEARED);
    expect(account.validSinceS).toBeGreaterThanOrEqual(nowS() - 1);
    expect(google.calls).toEqual(['/accounts:lookup', '/accounts:update']);
  });

  it('everywhere ends the other devices’ sign-in at their next mint', async () => {
    const elsewhere = google.idToken('ana', { auth_time: nowS() - 60 });
    await service.ask('POST', SESSION_REVOKE_PATH, { headers: cookieHeader(google.sessionCookie('ana')) });
    expectProblem(await login(elsewhere), 401);
  });

  it('everywhere is for signed-in users', async () => {
    expectProblem(await service.ask('POST', SESSION_REVOKE_PATH), 401);
    expectProblem(await service.ask('POST', SESSION_REVOKE_PATH, { headers: cookieHeader('basura') }), 401);
    expect(google.calls).toEqual([]);
  });

  it('everywhere answers a disabled user with 403, a revoked one with 401, and clears the cookie', async () => {
    const headers = cookieHeader(google.sessionCookie('ana'));
    google.addUser('ana').disabled = true;
    const disabled = await service.ask('POST', SESSION_REVOKE_PATH, { headers });
    expectProblem(disabled, 403);
    expect(setCookie(disabled)).toEqual(CLEARED);
    google.addUser('ana').validSinceS = nowS() + 60;
    const revoked = await service.ask('POST', SESSION_REVOKE_PATH, { headers });
    expectProblem(revoked, 401);
    expect(setCookie(revoked)).toEqual(CLEARED);
  });
});

describe('the standing of a session, which services ask for', () => {
  const standing = (headers: Record<string, string> = cookieHeader(google.sessionCookie('ana'))) =>
    service.ask('GET', STANDING_PATH, { headers });

  it('is good while the account stands, and changes nothing', async () => {
    const answer = await standing();
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(setCookie(answer)).toBeUndefined();
    expect(google.calls).toEqual(['/accounts:lookup']);
  });

  it('is 401 for nobody and for who was signed out everywhere, 403 for a disabled account', async () => {
    expectProblem(await standing({}), 401);
    google.addUser('ana').disabled = true;
    expectProblem(await standing(), 403);
    google.addUser('ana').validSinceS = nowS() + 60;
    expectProblem(await standing(), 401);
  });

  it('is 503 while nobody can say, and takes nobody’s cookie', async () => {
    google.fare('failing');
    const answer = await standing();
    expectProblem(answer, 503);
    expect(setCookie(answer)).toBeUndefined();
  });

  it('is asked for by one student so often and no more', async () => {
    for (let count = 0; count < PROVIDER_CALLS_PER_USER_A_MINUTE; count += 1) await standing();
    expectProblem(await standing(), 429);
  });
});

describe('token sync', () => {
  it('mints from a bearer token', async () => {
    const response = await service.ask('POST', TOKEN_SYNC_PATH, { headers: bearer(google.idToken('ana')) });
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect(setCookie(response)?.value).toMatch(/^eyJ/);
  });

  it(`refuses a token issued more than ${TOKEN_SYNC_MAX_AGE_S} s ago, which a login takes`, async () => {
    const old = google.idToken('ana', { iat: nowS() - TOKEN_SYNC_MAX_AGE_S - 2 });
    const young = google.idToken('ana', { iat: nowS() - TOKEN_SYNC_MAX_AGE_S + 5 });
    expectProblem(await service.ask('POST', TOKEN_SYNC_PATH, { headers: bearer(old) }), 401);
    expect((await service.ask('POST', TOKEN_SYNC_PATH, { headers: bearer(young) })).statusCode).toBe(204);
    expect((await login(old)).statusCode).toBe(200);
  });

  it.each(['', 'Basic YTpi', 'Bearer', 'Bearer a.b', `Bearer ${'a'.repeat(9000)}.b.c`])(
    'asks for a bearer token: %#',
    async (authorization) => {
      const response = await service.ask('POST', TOKEN_SYNC_PATH, { headers: { authorization } });
      expectProblem(response, 401);
      expect(response.headers['www-authenticate']).toMatch(/^Bearer /);
    },
  );

  it('without a token clears the cookie', async () => {
    const response = await service.ask('DELETE', TOKEN_SYNC_PATH);
    expect(response.statusCode).toBe(204);
    expect(setCookie(response)).toEqual(CLEARED);
  });
});

describe('an outage', () => {
  const expectOutage = (response: Awaited<ReturnType<typeof login>>) => {
    expectProblem(response, 503);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(setCookie(response)).toBeUndefined();
  };

  it.each(['failing', 'unreachable', 'silent'] as const)(
    'of the provider (%s) is 503 and nobody loses a cookie; kept cookies go on',
    { timeout: 3 * UPSTREAM_DEADLINE_MS },
    async (condition) => {
      const signIn = { auth_time: nowS() };
      const cookie = google.sessionCookie('ana', signIn);
      google.fare(condition);
      const [minting, revoking] = await Promise.all([
        login(google.idToken('ana')),
        service.ask('POST', SESSION_REVOKE_PATH, { headers: cookieHeader(cookie) }),
      ]);
      expectOutage(minting);
      expectOutage(revoking);
      expect((await login(google.idToken('ana', signIn), cookie)).statusCode).toBe(200);
      google.fare('well');
      expect((await login(google.idToken('ana'))).statusCode).toBe(200);
    },
  );

  it('of the certificates at the start is not ready and 503, not a logout', async () => {
    google.fare('failing');
    const fresh = createTestApp(google);
    expect((await fresh.inject({ url: '/readyz' })).statusCode).toBe(503);
    const headers = cookieHeader(google.sessionCookie('ana'));
    expectOutage(await fresh.inject({ url: SESSION_PATH, headers }));
    expectOutage(await fresh.ask('POST', SESSION_LOGIN_PATH, { payload: { idToken: google.idToken('ana') }, headers }));
    expect((await fresh.inject({ url: SESSION_PATH })).json()).toEqual({ session: { status: 'anonymous' } });
    await fresh.close();
  });

  it('is not there: certificates are fetched before the service is ready', async () => {
    expect((await service.inject({ url: '/readyz' })).json()).toMatchObject({
      status: 'ready',
      checks: { 'certificates of id-tokens': 'ok', 'certificates of session-cookies': 'ok' },
    });
    google.fare('unreachable');
    const answer = await service.inject({ url: SESSION_PATH, headers: cookieHeader(google.sessionCookie('ana')) });
    expect(answer.json()).toMatchObject({ session: { status: 'signed-in' } });
  });
});

describe('the log', () => {
  it('and the answers hold no token, no cookie and no address of mail, whatever happens', async () => {
    const idToken = google.idToken('ana', { email: 'ana@ejemplo.cl' });
    const cookie = google.sessionCookie('ana', { email: 'ana@ejemplo.cl', auth_time: 1 });
    const signature = (token: string) => token.split('.')[2] ?? '';
    const minted = setCookie(await login(idToken, cookie))?.value ?? '';
    await login(`${idToken}x`, cookie);
    await service.ask('POST', `${SESSION_LOGIN_PATH}?idToken=${idToken}`, {
      payload: { idToken, [idToken]: 'ana@ejemplo.cl' },
    });
    await service.ask('POST', TOKEN_SYNC_PATH, { headers: { ...bearer(idToken), ...cookieHeader(cookie) } });
    await service.ask('POST', SESSION_REVOKE_PATH, { headers: cookieHeader(cookie) });
    google.fare('failing');
    const outage = await login(google.idToken('ana', { auth_time: 3 }), cookie);
    expect(outage.body).not.toContain(signature(idToken));
    expect(service.log()).toMatch(/"status":503/);
    for (const secret of [idToken, cookie, minted].map(signature).concat('ana@ejemplo.cl', 'fake-access-token')) {
      expect(secret).not.toBe('');
      expect(service.log()).not.toContain(secret);
    }
  });
});

it('one account cannot spend our quota at the provider', async () => {
  const statuses: number[] = [];
  for (let index = 0; index <= PROVIDER_CALLS_PER_USER_A_MINUTE; index += 1) {
    statuses.push((await login(google.idToken('ana'))).statusCode);
  }
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  google.addUser('beto');
  expect((await login(google.idToken('beto'))).statusCode).toBe(200);
});
