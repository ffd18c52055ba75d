import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSampleWorkplace, type SampleWorkplace } from '../testing/sample-workplace.ts';
import { openCandidate } from './candidate.ts';
import { PAGE_JS_MAX_BROTLI_BYTES, PAGE_REQUESTS_MAX } from './page-budget.ts';
import { checkBudgets, weighPages } from './page-weights.ts';

describe('what a page weighs', () => {
  let work: SampleWorkplace;
  beforeEach(async () => {
    work = await createSampleWorkplace();
  });
  afterEach(() => work.remove());

  const weigh = async (noise: number, routes: readonly `/${string}`[] = ['/juegos']) => {
    const entry = createHash('shake256', { outputLength: noise }).digest('base64');
    const [shell, juegos] = [
      await openCandidate(await work.build({ name: 'shell', routes: ['/'] })),
      await openCandidate(await work.build({ name: 'juegos', entry, routes })),
    ];
    return weighPages(shell, juegos);
  };

  it('is its scripts, compressed, with those of the shell', async () => {
    const [weight, ...others] = await weigh(60_000);
    expect(others).toEqual([]);
    expect(weight).toMatchObject({ remote: 'juegos', route: '/juegos', requests: 5 });
    expect(weight?.jsBrotliBytes).toBeGreaterThan(60_000);
    expect(weight?.jsBrotliBytes).toBeLessThan(62_000);
  });

  it('is refused where it is too much, with what to do', async () => {
    const weights = await weigh(PAGE_JS_MAX_BROTLI_BYTES.public + 1000, ['/juegos', '/juegos/dos']);
    expect(() => checkBudgets(weights)).toThrow(
      /\/juegos, de juegos: 11\d,\d kB de JavaScript \(brotli\) y el máximo son 110,0 kB: .+\n {2}\/juegos\/dos, de juegos/,
    );
    const [light] = await weigh(10);
    if (!light) throw new Error('no weight');
    expect(() => checkBudgets([light])).not.toThrow();
    expect(() => checkBudgets([{ ...light, requests: PAGE_REQUESTS_MAX + 1 }])).toThrow('13 peticiones');
  });
});
