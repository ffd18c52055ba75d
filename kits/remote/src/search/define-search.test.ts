import type { RouteDeclaration } from '@travesia/contracts/page';
import { expect, it } from 'vitest';
import { pagesGroup } from './define-search.ts';

const routes: readonly RouteDeclaration[] = [
  { path: '/uno', page: 'uno', title: 'Uno', access: 'public' },
  { path: '/uno/:id', page: 'uno', title: 'Uno de', access: 'public' },
];

it('lists pages under the title of their route, unless another is said', () => {
  expect(pagesGroup(routes, { '/uno': { note: 'El primero' } })).toEqual({
    label: 'Páginas',
    entries: [{ path: '/uno', title: 'Uno', note: 'El primero' }],
  });
  expect(pagesGroup(routes, { '/uno': { title: 'Número uno' } }).entries[0]?.title).toBe('Número uno');
});

it.each(['/dos', '/uno/:id', '/uno/a'] as const)('refuses %s, which is no page by itself', (path) => {
  expect(() => pagesGroup(routes, { [path]: {} })).toThrow(path);
});
