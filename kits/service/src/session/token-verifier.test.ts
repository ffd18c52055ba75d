import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CertificateServer, startCertificateServer } from '../testing/certificate-server.ts';
import { SAMPLE_PROJECT, samplePayload } from '../testing/sample-claims.ts';
import { base64urlJson, createSigningKey, signToken, unsignedToken } from '../testing/signing-key.ts';
import { UID_LIMIT_CHARS } from '../uid-limit.ts';
import { type CertificateSource, createCertificateSource } from './certificate-source.ts';
import { CLAIMS_LIFETIME_MS } from './claims-cache.ts';
import { CLOCK_SKEW_LIMIT_S } from './token-claims.ts';
import { CERTIFICATE_URLS } from './token-kind.ts';
import { createTokenVerifier } from './token-verifier.ts';

const NOW_S = 1_790_000_000;
const clock = () => NOW_S * 1000;
const key = createSigningKey('llave-1');
const impostor = createSigningKey('llave-1');

let server: CertificateServer;
let certificates: CertificateSource;

beforeAll(async () => {
  server = await startCertificateServer(key);
  certificates = createCertificateSource({ url: server.url, clock });
});

afterAll(() => server.close());

const otherKind = { 'id-token': 'session-cookie', 'session-cookie': 'id-token' } as const;

test('the certificates of production are Google’s', () => {
  for (const url of Object.values(CERTIFICATE_URLS)) expect(url).toMatch(/^https:\/\/www\.googleapis\.com\//);
});

describe.each(['id-token', 'session-cookie'] as const)('a verifier of the kind %s', (kind) => {
  const verify = (token: unknown, at = clock) =>
    createTokenVerifier({ kind, projectId: SAMPLE_PROJECT, certificates, clock: at }).verify(token);
  const payload = samplePayload(kind, NOW_S);
  const good = signToken(key, payload);
  const [header = '', body = '', signature = ''] = good.split('.');

  test('accepts what the provider signed', async () => {
    expect(await verify(good)).toEqual({
      status: 'valid',
      claims: {
        uid: 'estudiante-1',
        email: 'estudiante@ejemplo.cl',
        emailVerified: true,
        authTimeS: NOW_S - 60,
        issuedAtS: NOW_S,
        expiresAtS: payload.exp,
      },
    });
  });

  test('accepts a user without an address of mail', async () => {
    const { email: _, ...anonymous } = payload;
    const outcome = await verify(signToken(key, anonymous));
    expect(outcome).toMatchObject({ status: 'valid' });
    expect(outcome).not.toHaveProperty('claims.email');
  });

  test('accepts it until the second it ends, and not in that second', async () => {
    expect(await verify(good, () => payload.exp * 1000 - 1)).toMatchObject({ status: 'valid' });
    expect(await verify(good, () => payload.exp * 1000)).toEqual({ status: 'refused', reason: 'expired' });
    expect(await verify(good, () => payload.exp * 1000 + 1000)).toEqual({ status: 'refused', reason: 'expired' });
  });

  test.each(['iat', 'auth_time', 'nbf'] as const)(
    'allows clocks to differ by a minute for %s, and no more',
    async (claim) => {
      const ahead = (seconds: number) => verify(signToken(key, { ...payload, [claim]: NOW_S + seconds }));
      expect(await ahead(CLOCK_SKEW_LIMIT_S)).toMatchObject({ status: 'valid' });
      expect(await ahead(CLOCK_SKEW_LIMIT_S + 1)).toMatchObject({ status: 'refused' });
    },
  );

  const changed = base64urlJson({ ...payload, sub: 'otra-persona' });
  const hs256 = `${base64urlJson({ alg: 'HS256', kid: key.kid })}.${body}`;
  const forged = `${hs256}.${createHmac('sha256', key.certificate).update(hs256).digest('base64url')}`;
  const far = NOW_S + 3600;

  test.each([
    ['a changed payload', `${header}.${changed}.${signature}`, 'signature'],
    ['a changed signature', `${header}.${body}.${signature.slice(0, -8)}AAAAAAAA`, 'signature'],
    ['no signature', `${header}.${body}.`, 'signature'],
    ['another key under the same id', signToken(impostor, payload), 'signature'],
    ['an unknown key', signToken(key, payload, { alg: 'RS256', kid: 'otra' }), 'unknown-key'],
    ['no key id', signToken(key, payload, { alg: 'RS256' }), 'unknown-key'],
    ['the key id __proto__', signToken(key, payload, { alg: 'RS256', kid: '__proto__' }), 'unknown-key'],
    ['the key id constructor', signToken(key, payload, { alg: 'RS256', kid: 'constructor' }), 'unknown-key'],
    ['a key id that is no text', signToken(key, payload, { alg: 'RS256', kid: 7 }), 'malformed'],
    ['no algorithm', unsignedToken(payload), 'algorithm'],
    ['none with a signature', signToken(key, payload, { alg: 'none', kid: key.kid }), 'algorithm'],
    ['HS256 with the certificate as the secret', forged, 'algorithm'],
    ['RS512', signToken(key, payload, { alg: 'RS512', kid: key.kid }), 'algorithm'],
    ['a critical extension', signToken(key, payload, { alg: 'RS256', kid: key.kid, crit: ['x'], x: 1 }), 'malformed'],
    ['the end a second ago', signToken(key, { ...payload, exp: NOW_S - 1 }), 'expired'],
    ['a beginning in the future', signToken(key, { ...payload, nbf: far }), 'not-yet-valid'],
    ['issue in the future', signToken(key, { ...payload, iat: far }), 'issued-in-future'],
    ['sign-in in the future', signToken(key, { ...payload, auth_time: far }), 'signed-in-in-future'],
    ['another audience', signToken(key, { ...payload, aud: 'otro-proyecto' }), 'audience'],
    ['several audiences', signToken(key, { ...payload, aud: [SAMPLE_PROJECT, 'otro'] }), 'malformed'],
    ['another issuer', signToken(key, { ...payload, iss: 'https://ejemplo.cl/demo-paes' }), 'issuer'],
    ['the other kind', signToken(key, samplePayload(otherKind[kind], NOW_S)), 'issuer'],
    ['an empty subject', signToken(key, { ...payload, sub: '' }), 'subject'],
    ['an endless subject', signToken(key, { ...payload, sub: 'x'.repeat(UID_LIMIT_CHARS + 1) }), 'subject'],
    ['no subject', signToken(key, { ...payload, sub: undefined }), 'malformed'],
    ['no end', signToken(key, { ...payload, exp: undefined }), 'malformed'],
    ['an end that is text', signToken(key, { ...payload, exp: String(far) }), 'malformed'],
    ['no sign-in', signToken(key, { ...payload, auth_time: undefined }), 'malformed'],
    ['a payload that is a list', signToken(key, [payload]), 'malformed'],
    ['a payload that is null', signToken(key, null), 'malformed'],
    ['two parts', `${header}.${body}`, 'malformed'],
    ['four parts', `${good}.x`, 'malformed'],
    ['padding', `${good}=`, 'malformed'],
    ['a line end', `${good}\n`, 'malformed'],
    ['a header that is no JSON', `e30x.${body}.${signature}`, 'malformed'],
    ['a header that is null', `${base64urlJson(null)}.${body}.${signature}`, 'malformed'],
    ['a payload that is no JSON', `${header}.e30x.${signature}`, 'malformed'],
    ['text', 'hola', 'malformed'],
    ['dots', '..', 'malformed'],
    ['nothing', '', 'malformed'],
    ['characters of no encoding', `${header}.${body}.ñ\u0000💥`, 'malformed'],
    ['undefined', undefined, 'malformed'],
    ['a number', 7, 'malformed'],
    ['an object', { toString: () => good }, 'malformed'],
  ])('refuses %s', async (_, token, reason) => {
    expect(await verify(token)).toEqual({ status: 'refused', reason });
  });

  test('looks at the signature once a minute, at the same token only, and never past its end', async () => {
    let now = NOW_S * 1000;
    let looks = 0;
    const counted: CertificateSource = {
      ...certificates,
      key(id) {
        looks += 1;
        return certificates.key(id);
      },
    };
    const verifier = createTokenVerifier({
      kind,
      projectId: SAMPLE_PROJECT,
      certificates: counted,
      clock: () => now,
    });
    const short = signToken(key, { ...payload, exp: NOW_S + 10 });
    for (const token of [good, good, short, short])
      expect(await verifier.verify(token)).toMatchObject({ status: 'valid' });
    expect(looks).toBe(2);
    expect(await verifier.verify(`${header}.${changed}.${signature}`)).toEqual({
      status: 'refused',
      reason: 'signature',
    });
    now += 10_000;
    expect(await verifier.verify(short)).toEqual({ status: 'refused', reason: 'expired' });
    now += CLAIMS_LIFETIME_MS;
    looks = 0;
    expect(await verifier.verify(good)).toMatchObject({ status: 'valid' });
    expect(looks).toBe(1);
  });

  test('says unavailable, and not refused, while the certificates are', async () => {
    const down: CertificateSource = {
      warm: async () => {},
      key: async () => ({ status: 'unavailable' }),
      standing: () => ({ ageMs: null, isFailing: true }),
    };
    const verifier = createTokenVerifier({ kind, projectId: SAMPLE_PROJECT, certificates: down, clock });
    expect(await verifier.verify(good)).toEqual({ status: 'unavailable' });
    expect(await verifier.verify('hola')).toEqual({ status: 'refused', reason: 'malformed' });
  });

  describe('for the emulator', () => {
    const emulator = () => createTokenVerifier({ kind, projectId: SAMPLE_PROJECT, emulator: true, clock });

    test('accepts unsigned tokens that say the right things', async () => {
      expect(await emulator().verify(unsignedToken(payload))).toMatchObject({
        status: 'valid',
        claims: { uid: 'estudiante-1' },
      });
    });

    test.each([
      ['signed ones', good, 'algorithm'],
      ['expired ones', unsignedToken({ ...payload, exp: NOW_S }), 'expired'],
      ['those of the other kind', unsignedToken(samplePayload(otherKind[kind], NOW_S)), 'issuer'],
      ['those of another project', unsignedToken({ ...payload, aud: 'otro' }), 'audience'],
      ['those that are no JSON', `${base64urlJson({ alg: 'none' })}.e30x.`, 'malformed'],
    ])('refuses %s', async (_, token, reason) => {
      expect(await emulator().verify(token)).toEqual({ status: 'refused', reason });
    });

    test('does not exist in production', () => {
      vi.stubEnv('NODE_ENV', 'production');
      expect(emulator).toThrow('not accepted in production');
      vi.unstubAllEnvs();
    });
  });
});
