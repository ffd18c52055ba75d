import { expect, test } from 'vitest';
import { createClaimsCache } from './claims-cache.ts';

const claimsOf = (uid: string) => ({ uid, authTimeS: 0, issuedAtS: 0, expiresAtS: 100 });

test('the cache holds who came last, and no more than its bound', () => {
  const cache = createClaimsCache(() => 0, 4);
  for (const uid of ['a', 'b', 'c', 'a', 'd']) cache.set(uid, claimsOf(uid));
  for (const uid of ['a', 'e']) cache.set(uid, claimsOf(uid));
  expect(['a', 'b', 'c', 'd', 'e'].map((id) => cache.get(id)?.uid ?? null)).toEqual(['a', null, 'c', 'd', 'e']);
});

test('at the bound whoever was verified first goes first, and is verified again', () => {
  const cache = createClaimsCache(() => 0, 4);
  for (const uid of ['a', 'b', 'c', 'd']) cache.set(uid, claimsOf(uid));
  expect(cache.get('a')).not.toBeNull();
  cache.set('e', claimsOf('e'));
  expect(['a', 'b', 'c', 'd', 'e'].filter((id) => cache.get(id) !== null)).toEqual(['b', 'c', 'd', 'e']);
});
