import { SESSION_LOGIN_PATH, SESSION_REVOKE_PATH } from '@travesia/contracts/slices';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type GoogleStub, startGoogleStub } from './testing/google-stub.ts';
import { cookieHeader, createTestApp, type SessionApp } from './testing/session-app.ts';

let google: GoogleStub;
let service: SessionApp;

beforeAll(async () => {
  google = await startGoogleStub();
});
afterAll(() => google.close());
beforeEach(() => {
  google.fare('well');
  google.addUser('ana');
  service = createTestApp(google);
});
afterEach(() => service.close());

const login = (idToken: string) => service.ask('POST', SESSION_LOGIN_PATH, { payload: { idToken } });
const metrics = async () => (await service.inject({ method: 'GET', url: '/metrics' })).body;

/** How many calls there were, by what became of them. */
async function calls(call: string): Promise<Record<string, number>> {
  const counted = new RegExp(
    `^identity_provider_call_duration_seconds_count\\{call="${call}",outcome="(\\w+)"\\} (\\d+)$`,
    'gm',
  );
  return Object.fromEntries(
    [...(await metrics()).matchAll(counted)].map(([, outcome, count]) => [outcome, Number(count)]),
  );
}

it('an operator reads how often each thing is asked of the provider, and how long it took', async () => {
  await service.app.ready();
  const cookie = google.sessionCookie('ana');
  expect((await login(google.idToken('ana'))).statusCode).toBe(200);
  await service.ask('POST', SESSION_REVOKE_PATH, { headers: cookieHeader(cookie) });
  expect(await calls('certificates of id-tokens')).toEqual({ answered: 1 });
  expect(await calls('certificates of session-cookies')).toEqual({ answered: 1 });
  expect(await calls('mint')).toEqual({ answered: 1 });
  expect(await calls('look-up')).toEqual({ answered: 2 });
  expect(await calls('revoke')).toEqual({ answered: 1 });
  const body = await metrics();
  expect(body).toMatch(/identity_provider_call_duration_seconds_bucket\{le="4",call="mint",outcome="answered"\} 1/);
  expect(body).toMatch(/identity_certificates_age_seconds\{kind="session-cookie"\} \d/);
  expect(body).toContain('identity_certificates_failing{kind="id-token"} 0');
  expect(body).not.toContain('ana');
});

it('what the provider refuses is no failure of it', async () => {
  await service.app.ready();
  google.removeUser('ana');
  google.fare('refusing');
  await login(google.idToken('ana'));
  expect(await calls('mint')).toEqual({ refused: 1 });
  expect(await calls('look-up')).toEqual({ refused: 1 });
});

it.each([
  ['failing', 'internal'],
  // The SDK tries again for longer than anybody waits, so that a broken line comes to this too.
  ['silent', 'deadline'],
] as const)('while it is %s, failures are of the kind %s', async (condition, kind) => {
  await service.app.ready();
  google.fare(condition);
  expect((await login(google.idToken('ana'))).statusCode).toBe(503);
  expect(await calls('mint')).toEqual({ [kind]: 1 });
  expect(await calls('look-up')).toEqual({ [kind]: 1 });
});

it.each([
  ['unreachable', 'network'],
  ['failing', 'content'],
] as const)('certificates that do not come because it is %s are told, by kind', async (condition, kind) => {
  google.fare(condition);
  await service.app.ready();
  expect(await calls('certificates of id-tokens')).toEqual({ [kind]: 1 });
  expect(await metrics()).toContain('identity_certificates_failing{kind="session-cookie"} 1');
  expect(await metrics()).not.toContain('identity_certificates_age_seconds{');
});
