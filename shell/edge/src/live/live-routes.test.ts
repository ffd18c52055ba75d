import type { RouteDeclaration, RoutePattern } from '@travesia/contracts/page';
import type { ResolvedRelease } from '@travesia/contracts/release';
import { describe, expect, it } from 'vitest';
import { admitRoutes, createLiveRoutes, type LiveRelease, type RefusedRoute } from './live-routes.ts';

const route = (path: RoutePattern): RouteDeclaration => ({ path, page: 'p', title: path, access: 'public' });

function release(name: string, paths: readonly RoutePattern[], prefixes?: readonly string[]): LiveRelease {
  const resolved: ResolvedRelease = {
    name,
    version: '1.0.0',
    id: '1.0.0-0123abcd',
    channel: 'stable',
    base: `/releases/${name}/1.0.0-0123abcd/`,
    contract: 1,
    entry: ['entry.js', 'sha384-x'],
    container: name,
    routes: paths.map(route),
    pages: {},
  };
  return { resolved, ...(prefixes && { prefixes }) };
}

function admit(releases: readonly LiveRelease[]) {
  const refused: RefusedRoute[] = [];
  const admitted = admitRoutes(releases, (one) => refused.push(one));
  return { admitted, refused, paths: admitted.map(({ resolved }) => resolved.routes.map(({ path }) => path)) };
}

describe('live routes', () => {
  it('lie inside what their team owns', () => {
    const { paths, refused } = admit([
      release('juegos', ['/juegos', '/juegos/ruleta', '/juegosdos', '/carreras', '/:todo'], ['/juegos']),
    ]);
    expect(paths).toEqual([['/juegos', '/juegos/ruleta']]);
    expect(refused).toEqual(
      ['/juegosdos', '/carreras', '/:todo'].map((path) => ({
        remote: 'juegos',
        version: '1.0.0-0123abcd',
        route: path,
        reason: 'outside the prefixes of its team',
      })),
    );
  });

  it('belong to who came first, the shell before all', () => {
    const { paths, refused } = admit([
      release('shell', ['/', '/a/:x']),
      release('juegos', ['/', '/a/:y', '/a/b'], ['/']),
    ]);
    expect(paths).toEqual([['/', '/a/:x'], ['/a/b']]);
    expect(refused.map(({ route: path, reason }) => [path, reason])).toEqual([
      ['/', 'claimed by shell'],
      ['/a/:y', 'claimed by shell'],
    ]);
  });

  it('make one table, whatever was refused', () => {
    const { admitted } = admit([release('a', ['/x/:y']), release('b', ['/x/:z', '/x/w'])]);
    const routes = createLiveRoutes(admitted);
    expect(routes.match('/x/1')?.route.release.resolved.name).toBe('a');
    expect(routes.match('/x/w')?.route.release.resolved.name).toBe('b');
  });
});
