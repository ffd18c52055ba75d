import {
  SESSION_LOGIN_PATH,
  SESSION_LOGOUT_PATH,
  SESSION_PATH,
  SESSION_REVOKE_PATH,
  TOKEN_SYNC_PATH,
} from '@travesia/contracts/slices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GoogleStub, startGoogleStub } from './testing/google-stub.ts';
import { createTestApp, ORIGIN, setCookie } from './testing/session-app.ts';

let google: GoogleStub;
beforeAll(async () => {
  google = await startGoogleStub();
  google.addUser('ana');
});
afterAll(() => google.close());

const CHANGES = [
  ['POST', SESSION_LOGIN_PATH],
  ['POST', SESSION_LOGOUT_PATH],
  ['POST', SESSION_REVOKE_PATH],
  ['POST', TOKEN_SYNC_PATH],
  ['DELETE', TOKEN_SYNC_PATH],
] as const;

const FOREIGN: [string, Record<string, string>][] = [
  ['no origin', {}],
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that begins like ours', { origin: `${ORIGIN}.evil.example` }],
  ['our origin without encryption', { origin: ORIGIN.replace('https', 'http') }],
  ['our origin at another port', { origin: `${ORIGIN}:8443` }],
  ['the origin of a sandbox', { origin: 'null' }],
  ['this machine as its origin', { origin: 'http://localhost' }],
  ['our origin, but from another site', { origin: ORIGIN, 'sec-fetch-site': 'cross-site' }],
  ['our origin, but from a neighbouring site', { origin: ORIGIN, 'sec-fetch-site': 'same-site' }],
  ['our origin, but from the address bar', { origin: ORIGIN, 'sec-fetch-site': 'none' }],
];

describe.each(CHANGES)('%s %s', (method, url) => {
  it.each(FOREIGN)('is refused with %s, whatever it brings', async (_, foreign) => {
    const service = createTestApp(google);
    const idToken = google.idToken('ana');
    const headers = { ...foreign, authorization: `Bearer ${idToken}` };
    const payload = url === SESSION_LOGIN_PATH ? { idToken } : undefined;
    const response = await service.inject({ method, url, headers, ...(payload && { payload }) });
    expect(response.statusCode).toBe(403);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(setCookie(response)).toBeUndefined();
    expect(google.calls).toEqual([]);
    await service.close();
  });
});

it('lets a browser through that does not say Sec-Fetch-Site', async () => {
  const service = createTestApp(google);
  const response = await service.inject({ method: 'POST', url: SESSION_LOGOUT_PATH, headers: { origin: ORIGIN } });
  expect(response.statusCode).toBe(204);
  await service.close();
});

it('asks nothing of a question', async () => {
  const service = createTestApp(google);
  expect((await service.inject({ url: SESSION_PATH })).statusCode).toBe(200);
  await service.close();
});

it.each([
  ['http://localhost:4000', 204],
  ['http://127.0.0.1:4000', 204],
  ['http://localhost:4001', 403],
  ['https://localhost:4000', 403],
  ['http://127.0.0.2:4000', 403],
])('on this machine any of its names will do, at the same port: %s is %i', async (origin, status) => {
  const service = createTestApp(google, { origin: 'http://127.0.0.1:4000' });
  const response = await service.inject({ method: 'POST', url: SESSION_LOGOUT_PATH, headers: { origin } });
  expect(response.statusCode).toBe(status);
  await service.close();
});
