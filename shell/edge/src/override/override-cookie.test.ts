import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOverrideCookies, OVERRIDE_COOKIE, OVERRIDE_MAX_AGE_S } from './override-cookie.ts';

const SECRET = 'a'.repeat(32);
const START = Date.UTC(2026, 2, 1);
const pinned = { releases: { herramientas: '1.1.0-0123abcd', shell: '2.0.0-89abcdef' } };
const header = (value: string | null) => `${OVERRIDE_COOKIE}=${value}`;

function cookiesAt(secret = SECRET) {
  let now = START;
  const cookies = createOverrideCookies(secret, () => now);
  return { ...cookies, pass: (ms: number) => (now += ms) };
}

describe('the cookie of an override', () => {
  it('holds what was pinned, for four hours', () => {
    const cookies = cookiesAt();
    const cookie = header(cookies.seal(pinned));
    expect(cookies.read(`a=1; ${cookie}`)).toEqual(pinned);
    cookies.pass(OVERRIDE_MAX_AGE_S * 1000 - 1);
    expect(cookies.read(cookie)).toEqual(pinned);
    cookies.pass(1);
    expect(cookies.read(cookie)).toBeNull();
  });

  it('is of letters that cookies may have', () => {
    expect(cookiesAt().seal(pinned)).toMatch(/^[\w-]+\.[\w-]{43}$/);
  });

  it('is nothing with any letter changed', () => {
    const cookies = cookiesAt();
    const sealed = cookies.seal(pinned) ?? '';
    fc.assert(
      fc.property(fc.nat(sealed.length - 2), fc.constantFrom(...'AZaz09-_.'), (at, letter) => {
        fc.pre(sealed[at] !== letter);
        expect(cookies.read(header(sealed.slice(0, at) + letter + sealed.slice(at + 1)))).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it('is nothing from anybody else', () => {
    const cookies = cookiesAt();
    const forged = Buffer.from(JSON.stringify({ ...pinned, until: START * 2 })).toString('base64url');
    for (const value of [
      cookiesAt('b'.repeat(32)).seal(pinned),
      forged,
      `${forged}.`,
      `${forged}.${'A'.repeat(43)}`,
      '.',
      '',
      'x.y.z',
    ]) {
      expect(cookies.read(header(value)), String(value)).toBeNull();
    }
    const good = cookies.seal(pinned);
    expect(cookies.read(`${header(good)}; ${header(good)}`)).toBeNull();
    expect(cookies.read(`${header(good)}.x`)).toBeNull();
    expect(cookies.read(undefined)).toBeNull();
  });

  it('is not made larger than browsers keep, nor with a secret that can be guessed', () => {
    const names = Array.from({ length: 20 }, (_, at) => [
      `remoto-de-prueba-numero-${at}`,
      `1.0.0-${'a'.repeat(140)}-0123abcd`,
    ]);
    expect(cookiesAt().seal({ releases: Object.fromEntries(names) })).toBeNull();
    expect(() => cookiesAt('corto')).toThrow(/32/);
  });
});
