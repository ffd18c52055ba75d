import { expect, test } from 'vitest';
import { createClaimsCache } from './claims-cache.ts';

test('the cache holds who came last, and no more than its bound', () => {
  const cache = createClaimsCache(() => 0, 4);
  for (const uid of ['a', 'b', 'c', 'a', 'd']) cache.set(uid, { uid, authTimeS: 0, issuedAtS: 0, expiresAtS: 100 });
  expect(['a', 'b', 'c', 'd'].map((id) => cache.get(id)?.uid ?? null)).toEqual(['a', null, 'c', 'd']);
});
