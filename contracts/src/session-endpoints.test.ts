import { expect, it } from 'vitest';
import { isProviderPage } from './session-endpoints.ts';

it.each([
  ['/acceder', true],
  ['/acceder/callback', true],
  ['/ajustes', true],
  ['/accederes', false],
  ['/x/acceder', false],
  ['/', false],
])('%s has the buttons of providers: %s', (path, expected) => {
  expect(isProviderPage(path)).toBe(expected);
});
