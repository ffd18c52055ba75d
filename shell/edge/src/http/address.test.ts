import { expect, it } from 'vitest';
import { isPlausiblePath, mayHaveDocument, splitAddress } from './address.ts';

it('separates path and query, without the fragment', () => {
  expect(splitAddress('/a/b')).toEqual({ path: '/a/b', query: '' });
  expect(splitAddress('/a?b=1?c#d')).toEqual({ path: '/a', query: '?b=1?c' });
  expect(splitAddress('/a#d?b')).toEqual({ path: '/a', query: '' });
});

it.each(['a', '', 'http://evil.example/', '*', '/%00', '/a/%0d%0aSet-Cookie:x', '/%7F'])(
  'knows that %j names nothing',
  (path) => {
    expect(isPlausiblePath(path)).toBe(false);
  },
);

it('keeps documents away from files and services', () => {
  const paths = ['/api/x', '/releases/x', '/builds/x', '/', '/releases', '/apis'];
  expect(paths.map(mayHaveDocument)).toEqual([false, false, false, true, true, true]);
});
