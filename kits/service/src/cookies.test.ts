import { expect, it } from 'vitest';
import { cookieValues, readCookie, writeCookie } from './cookies.ts';

it('reads the one cookie of that name, and none where there are two', () => {
  expect(readCookie('a=1; grupo=77;b=2', 'grupo')).toBe('77');
  expect(readCookie('grupo=', 'grupo')).toBe('');
  expect(readCookie('otrogrupo=5; a=grupo=3', 'grupo')).toBeNull();
  expect(readCookie('grupo=1; grupo=2', 'grupo')).toBeNull();
  expect(readCookie(undefined, 'grupo')).toBeNull();
});

it('reads all cookies of that name, in their order', () => {
  expect(cookieValues('a=1; grupo=77;grupo=; xgrupo=3; grupo=77', 'grupo')).toEqual(['77', '', '77']);
  expect(cookieValues('a=1', 'grupo')).toEqual([]);
});

it('writes cookies that scripts cannot see', () => {
  expect(writeCookie('a', '1', { sameSite: 'Lax', secure: false })).toBe('a=1; Path=/; HttpOnly; SameSite=Lax');
  expect(writeCookie('a', '', { path: '/b', domain: 'c.cl', sameSite: 'Lax', secure: false })).toBe(
    'a=; Path=/b; Domain=c.cl; HttpOnly; SameSite=Lax',
  );
  expect(writeCookie('a', '', { maxAgeS: 0, sameSite: 'Strict', secure: true })).toBe(
    'a=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
  );
});
