import { expect, it } from 'vitest';
import { createTally } from './tally.ts';

it('says errors a second of each part in each phase', () => {
  let now = 0;
  const tally = createTally(() => now);
  tally.begin('calm');
  tally.count({ part: 'edge', said: 200 });
  now = 2_000;
  tally.begin('storm');
  for (const said of [200, 429, 503, 503, 'ECONNRESET']) tally.count({ part: 'edge', said });
  tally.count({ part: 'auth', said: 401 });
  now = 4_000;
  expect(tally.table()).toBe(
    [
      'phase  s    part  answers  errors  errors/s  which',
      'calm   2.0  edge  1        0       0.00',
      'storm  2.0  auth  1        0       0.00',
      'storm  2.0  edge  2        3       1.50      2×503 1×ECONNRESET',
    ].join('\n'),
  );
  expect([tally.answers('storm'), tally.errors('storm'), tally.errors('calm')]).toEqual([3, 3, 0]);
  expect(tally.errors('storm', ['ECONNRESET'])).toBe(2);
});
