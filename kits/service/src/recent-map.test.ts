import { expect, it } from 'vitest';
import { createRecentMap } from './recent-map.ts';

it('holds what was set last, and never more than its limit', () => {
  const map = createRecentMap<number, string>(10);
  for (let key = 1; key <= 23; key += 1) map.set(key, `${key}`);
  const held = Array.from({ length: 23 }, (_, index) => index + 1).filter((key) => map.get(key) !== undefined);
  expect(held.length).toBeLessThanOrEqual(10);
  expect(held).toEqual(expect.arrayContaining([19, 20, 21, 22, 23]));
});

it('holds the newest value of a key', () => {
  const map = createRecentMap<string, number>(4);
  map.set('a', 1);
  map.set('a', 2);
  expect(map.get('a')).toBe(2);
  for (const key of ['b', 'c', 'a', 'd']) map.set(key, 3);
  expect(map.get('a')).toBe(3);
});
