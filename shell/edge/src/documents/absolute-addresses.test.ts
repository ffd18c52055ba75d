import { expect, it } from 'vitest';
import { withAbsoluteAddresses } from './absolute-addresses.ts';

it('puts the origin before our own paths where an address is meant, at any depth, and nowhere else', () => {
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1, name: '/no-es-direccion', item: '/paes/nem/nem-a-puntaje' }],
    url: '//otra.example/x',
    '@id': 'https://otra.example/y',
  };
  expect(withAbsoluteAddresses(breadcrumbs, 'https://travesia.example')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: '/no-es-direccion', item: 'https://travesia.example/paes/nem/nem-a-puntaje' },
    ],
    url: '//otra.example/x',
    '@id': 'https://otra.example/y',
  });
});
