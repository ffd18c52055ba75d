import { expect, test } from 'vitest';
import { createClaimsCache } from './claims-cache.ts';

test('the cache stays within its bound, and drops the oldest first', () => {
  const cache = createClaimsCache(() => 0, 3);
  const claims = (uid: string) => ({ uid, authTimeS: 0, issuedAtS: 0, expiresAtS: 100 });
  for (const uid of ['a', 'b', 'c']) cache.set(uid, claims(uid));
  cache.set('a', claims('a'));
  cache.set('d', claims('d'));
  expect(['a', 'b', 'c', 'd'].map((id) => cache.get(id)?.uid ?? null)).toEqual(['a', null, 'c', 'd']);
});
