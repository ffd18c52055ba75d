import { SESSION_COOKIE } from '@travesia/contracts/slices';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CertificateServer, startCertificateServer } from '../testing/certificate-server.ts';
import { SAMPLE_PROJECT, samplePayload } from '../testing/sample-claims.ts';
import { createSigningKey, signToken } from '../testing/signing-key.ts';
import { type CertificateSource, createCertificateSource } from './certificate-source.ts';
import { CLAIMS_LIFETIME_MS } from './claims-cache.ts';
import { createSessionReader, SESSION_COOKIE_LIMIT_CHARS, type SessionReader } from './session-reader.ts';
import { createTokenVerifier } from './token-verifier.ts';

const NOW_S = 1_790_000_000;
const key = createSigningKey('llave-1');
const good = signToken(key, samplePayload('session-cookie', NOW_S));
const ofSomebodyElse = signToken(key, { ...samplePayload('session-cookie', NOW_S), sub: 'estudiante-2' });
const cookies = (...values: readonly string[]) => ({
  headers: { cookie: values.map((value) => `${SESSION_COOKIE}=${value}`).join('; ') },
});

let server: CertificateServer;

beforeAll(async () => {
  server = await startCertificateServer(key);
});

afterAll(() => server.close());

/** Counts the cookies whose signature is looked at: each asks for a key. */
function sampleReader(clock = () => NOW_S * 1000) {
  const source = createCertificateSource({ url: server.url, clock });
  let verified = 0;
  const certificates: CertificateSource = {
    ...source,
    key(id) {
      verified += 1;
      return source.key(id);
    },
  };
  const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, certificates, clock });
  return { reader: createSessionReader({ verifier }), verified: () => verified };
}

describe('who a cookie says is here', () => {
  let reader: SessionReader;

  beforeAll(() => {
    ({ reader } = sampleReader());
  });

  test('of the team, where the provider says exactly that', async () => {
    const userWith = async (staff: unknown) => {
      const token = signToken(key, { ...samplePayload('session-cookie', NOW_S), email: undefined, staff });
      const session = await reader.readSession(cookies(token));
      return session.status === 'signed-in' && session.user;
    };
    expect(await userWith(true)).toEqual({ uid: 'estudiante-1', staff: true });
    for (const other of [false, 'true', 1, {}, null]) expect(await userWith(other)).toEqual({ uid: 'estudiante-1' });
  });

  const reasonOf = async (cookie: string | undefined) => {
    const verdict = await reader.read({ headers: { cookie } });
    return verdict.status === 'anonymous' ? verdict.reason : verdict.status;
  };

  test('the user whom the provider signed, among other cookies', async () => {
    expect(await reader.readSession({ headers: { cookie: `a=1; ${SESSION_COOKIE}=${good}; x__session=2` } })).toEqual({
      status: 'signed-in',
      user: { uid: 'estudiante-1', email: 'estudiante@ejemplo.cl' },
    });
  });

  test.each([
    ['no header', undefined, 'no-cookie'],
    ['other cookies', 'a=1; x__session=2; __sessions=3', 'no-cookie'],
    ['an empty one', `${SESSION_COOKIE}=`, 'no-cookie'],
    ['two of different students', cookies(good, ofSomebodyElse).headers.cookie, 'several-identities'],
    [
      'two of different students and one of nobody',
      cookies('x', ofSomebodyElse, good).headers.cookie,
      'several-identities',
    ],
    ['two that are good for nothing', cookies('x', 'y').headers.cookie, 'malformed'],
    ['one larger than browsers keep', cookies('x'.repeat(SESSION_COOKIE_LIMIT_CHARS + 1)).headers.cookie, 'oversize'],
    ['quotes around it', cookies(`"${good}"`).headers.cookie, 'malformed'],
    ['an ID token', cookies(signToken(key, samplePayload('id-token', NOW_S))).headers.cookie, 'issuer'],
  ])('nobody, with %s', async (_, cookie, reason) => {
    expect(await reasonOf(cookie)).toBe(reason);
  });

  test.each([
    ['the same again', good, good],
    ['an empty one', '', good],
    ['an older one of the same student', good, signToken(key, samplePayload('session-cookie', NOW_S - 60))],
    [
      'one that has ended',
      good,
      signToken(key, { ...samplePayload('session-cookie', NOW_S), sub: 'otra', exp: NOW_S }),
    ],
    ['one larger than browsers keep', 'x'.repeat(SESSION_COOKIE_LIMIT_CHARS + 1), good],
    ['a hundred that are none', ...Array.from({ length: 100 }, (_, index) => `falsa-${index}`), good],
  ])('the one student whose cookie is good, beside %s', async (_, ...values) => {
    expect(await reader.read(cookies(...values))).toMatchObject({
      status: 'signed-in',
      claims: { uid: 'estudiante-1', issuedAtS: samplePayload('session-cookie', NOW_S).iat },
    });
  });

  test('nobody, whatever the header holds', async () => {
    const header = fc.oneof(fc.string(), fc.string({ unit: 'binary-ascii' }), fc.base64String());
    await fc.assert(
      fc.asyncProperty(header, header, async (value, other) => {
        expect(await reader.readSession(cookies(value))).toEqual({ status: 'anonymous' });
        expect(await reader.readSession({ headers: { cookie: `${value};${other}` } })).toEqual({ status: 'anonymous' });
      }),
      { numRuns: 300 },
    );
  }, 30_000);
});

describe('a cookie that was verified', () => {
  test('is not verified again for a minute', async () => {
    let now = NOW_S * 1000;
    const { reader, verified } = sampleReader(() => now);
    await reader.read(cookies(good));
    now += CLAIMS_LIFETIME_MS - 1;
    expect(await reader.read(cookies(good))).toMatchObject({ status: 'signed-in' });
    expect(verified()).toBe(1);
    now += 1;
    expect(await reader.read(cookies(good))).toMatchObject({ status: 'signed-in' });
    expect(verified()).toBe(2);
  });

  test('is nobody’s from the second it ends, also within that minute', async () => {
    let now = NOW_S * 1000;
    const { reader } = sampleReader(() => now);
    const short = signToken(key, { ...samplePayload('session-cookie', NOW_S), exp: NOW_S + 10 });
    expect(await reader.read(cookies(short))).toMatchObject({ status: 'signed-in' });
    now += 10_000;
    expect(await reader.read(cookies(short))).toMatchObject({ status: 'anonymous', reason: 'expired' });
  });

  test('lends its verdict to no other cookie', async () => {
    const { reader } = sampleReader();
    await reader.read(cookies(good));
    expect(await reader.read(cookies(`${good.slice(0, -8)}AAAAAAAA`))).toMatchObject({ reason: 'signature' });
  });
});

test('a refused cookie leaves nothing behind: it is looked at each time', async () => {
  const { reader, verified } = sampleReader();
  const forged = `${good.slice(0, -8)}AAAAAAAA`;
  await reader.read(cookies(forged));
  await reader.read(cookies(forged));
  expect(verified()).toBe(2);
});

test('while the certificates are out of reach there is no verdict, and nobody becomes anonymous', async () => {
  const stub = await startCertificateServer(key);
  stub.answer = 'down';
  const certificates = createCertificateSource({ url: stub.url });
  const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, certificates });
  const reader = createSessionReader({ verifier });
  expect(await reader.read(cookies(good))).toEqual({ status: 'unavailable', session: { status: 'pending' } });
  await expect(reader.readSession(cookies(good))).rejects.toThrow('cannot be verified');
  expect(await reader.readSession({ headers: {} })).toEqual({ status: 'anonymous' });
  await stub.close();
});
