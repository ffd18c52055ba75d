import { createRouteTable, type RouteDeclaration } from '@travesia/contracts/page';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownPath, provideRoutes } from './known-path.ts';

const route = (path: RouteDeclaration['path']) => ({ path, page: 'pagina', title: 'Página', access: 'auth' }) as const;

beforeEach(() => provideRoutes(createRouteTable([route('/lobby'), route('/ensayos/:id')])));

describe('the path of an address that may be shown', () => {
  it.each(['/lobby', '/lobby?Llama+al+600', '/lobby#Llama'])(
    'is of one of our pages, without what follows: %s',
    (path) => {
      expect(knownPath(path)).toBe('/lobby');
    },
  );

  it.each(['/Llama+al+600', '/ensayos/Llama-al-600', '/lobby/Llama', '//'])('is none in %s', (path) => {
    expect(knownPath(path)).toBeNull();
  });
});
