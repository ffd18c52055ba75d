import { describe, expect, it } from 'vitest';
import { callbackAddress, modeAddress, readDestination, readMode } from './sign-in-addresses.ts';

describe('the addresses of the sign-in', () => {
  it('keep mode and destination through a link', () => {
    const destination = '/ensayos/resultado/7?ver=todo#p3';
    const { search } = new URL(modeAddress('recuperar', destination), 'https://travesia.example');
    expect(readMode(search)).toBe('recuperar');
    expect(readDestination(search)).toBe(destination);
  });

  it('find the destination in what a link of the provider carries, as carefully as in their own', () => {
    const link = (redirect: string) => {
      const continueUrl = `https://travesia.example/acceder/callback?${new URLSearchParams({ redirect })}`;
      return `?${new URLSearchParams({ mode: 'signIn', oobCode: 'x', continueUrl })}`;
    };
    expect(readDestination(link('/ensayos?x=1'))).toBe('/ensayos?x=1');
    expect(readDestination(link('//otro.example'))).toBeNull();
    expect(readDestination('?continueUrl=https%3A%2F%2Ftravesia.example%2Facceder%2Fcallback')).toBeNull();
    expect(readDestination(`${link('/ensayos')}&redirect=%2Flobby`)).toBe('/lobby');
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
