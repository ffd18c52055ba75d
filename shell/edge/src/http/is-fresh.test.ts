import { expect, it } from 'vitest';
import { isFresh } from './is-fresh.ts';

it.each([
  [undefined, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
])('reads %j as %s', (header, expected) => {
  expect(isFresh(header, '"a"')).toBe(expected);
});
