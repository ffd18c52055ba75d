import { describe, expect, it } from 'vitest';
import { callbackAddress, modeAddress, readDestination, readMode } from './sign-in-addresses.ts';

describe('the addresses of the sign-in', () => {
  it('keep mode and destination through a link', () => {
    const destination = '/ensayos/resultado/7?ver=todo#p3';
    const { search } = new URL(modeAddress('recuperar', destination), 'https://travesia.example');
    expect(readMode(search)).toBe('recuperar');
    expect(readDestination(search)).toBe(destination);
  });

  it('are plain without them', () => {
    expect(modeAddress('entrar', null)).toBe('/acceder');
    expect(callbackAddress(null)).toBe('/acceder/callback');
    expect(callbackAddress('/ensayos')).toBe('/acceder/callback?redirect=%2Fensayos');
  });

  it.each(['', '?modo=', '?modo=otro', '?modo=toString'])('mean to sign in: %j', (search) => {
    expect(readMode(search)).toBe('entrar');
  });

  it.each([
    ['?redirect=https://otro.example', null],
    ['?redirect=//otro.example', null],
    ['?redirect=/%5Cotro.example', null],
    ['?redirect=/acceder', null],
    ['?redirect=/acceder?modo=crear', null],
    ['?redirect=/acceder/callback', null],
    ['?redirect=/accederes', '/accederes'],
    ['', null],
  ])('%s leads to %s', (search, destination) => {
    expect(readDestination(search)).toBe(destination);
  });
});
