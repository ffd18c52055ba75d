import { createRouteTable, type RouteDeclaration } from '@travesia/contracts/page';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownTitle, provideRoutes } from './known-title.ts';

const route = (path: RouteDeclaration['path'], title: string) =>
  ({ path, page: 'pagina', title, access: 'auth' }) as const;

beforeEach(() =>
  provideRoutes(createRouteTable([route('/lobby', 'Sala de estudio'), route('/ensayos/:id', 'Un ensayo')])),
);

describe('the title of the page at an address', () => {
  it.each(['/lobby', '/lobby?Llama+al+600', '/lobby#Llama'])('is that of our page, whatever follows: %s', (path) => {
    expect(knownTitle(path)).toBe('Sala de estudio');
  });

  it.each(['/Llama+al+600', '/ensayos/Llama-al-600', '/lobby/Llama', '//'])('is none in %s', (path) => {
    expect(knownTitle(path)).toBeNull();
  });
});
