import type { RouteDeclaration } from '@travesia/contracts/page';
import type { ReleaseDocument } from '@travesia/contracts/release';
import { describe, expect, it } from 'vitest';
import { ADDRESSES_PER_LIVE_ROUTE, pagesToOpen } from './pages-to-open.ts';

const RELEASE: ReleaseDocument = {
  schema: 1,
  name: 'juegos',
  kind: 'remote',
  version: '1.0.0',
  id: '1.0.0-00000000',
  contract: { major: 1, minor: 0 },
  publishedAt: '2026-01-01T00:00:00.000Z',
  react: '19.3.1',
  entry: 'entry.js',
  container: 'travesia_juegos',
  routes: [],
  pages: {},
  files: {},
  prerendered: {},
  signature: { algorithm: 'ed25519', key: '', value: '' },
};

const route = (path: `/${string}`, more: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  path,
  page: 'inicio',
  title: 'Inicio',
  access: 'public',
  ...more,
});

function addressesOf(
  routes: readonly RouteDeclaration[],
  prerendered: readonly string[] = [],
  perRoute?: number,
): readonly string[] {
  const files = Object.fromEntries(prerendered.map((path) => [path, `prerendered${path}.json`]));
  return pagesToOpen({ ...RELEASE, routes, prerendered: files }, perRoute).map(({ address }) => address);
}

describe('the pages that a gate opens', () => {
  it('are where they are prerendered: the first, the middle and the last of many', () => {
    const family = route('/juegos/:id', { prerender: true });
    expect(addressesOf([route('/juegos', { prerender: true })], ['/juegos'])).toEqual(['/juegos']);
    expect(addressesOf([family], ['/juegos/b', '/juegos/a'])).toEqual(['/juegos/a', '/juegos/b']);
    const many = Array.from({ length: 101 }, (_, index) => `/juegos/${100 + index}`);
    expect(addressesOf([family], many)).toEqual(['/juegos/100', '/juegos/150', '/juegos/200']);
    expect(addressesOf([family], many, ADDRESSES_PER_LIVE_ROUTE)).toEqual(['/juegos/100']);
  });

  it('are where their parameters allow, when nothing is prerendered', () => {
    const decimal = route('/juegos/nota-:nota', {
      params: { nota: { kind: 'decimal', min: 4, max: 7, decimals: 2 } },
    });
    expect(addressesOf([decimal, route('/juegos/:id/ver', { access: 'auth' })])).toEqual([
      '/juegos/nota-4.00',
      '/juegos/muestra/ver',
    ]);
  });

  it('are none where no address exists', () => {
    expect(addressesOf([route('/juegos/:id', { params: { id: { kind: 'prerendered' } } })])).toEqual([]);
  });
});
