import { createRouteTable, SIGN_IN_PATH } from '@travesia/contracts';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.ts';

describe('the routes of the shell', () => {
  it('are the landing page, the sign-in, its callback and the settings', () => {
    expect(routes.map(({ path, access }) => [path, access])).toEqual([
      ['/', 'public'],
      ['/acceder', 'public'],
      ['/acceder/callback', 'public'],
      ['/ajustes', 'auth'],
    ]);
  });

  it('let a visitor without a session reach the page they are sent to', () => {
    expect(createRouteTable(routes).match(SIGN_IN_PATH)?.route.access).toBe('public');
  });

  it('are prerendered where anybody may read them, and only there', () => {
    for (const { path, access, prerender } of routes) expect(prerender === true, path).toBe(access === 'public');
  });

  it('have a title each', () => {
    expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
  });
});
