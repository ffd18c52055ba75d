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

  const noiseOf = (outputLength: number) => createHash('shake256', { outputLength }).digest('base64');

  const weigh = async (
    noise: number,
    routes: readonly `/${string}`[] = ['/juegos'],
    { access = 'public', session = 0 }: { access?: 'public' | 'auth'; session?: number } = {},
  ) => {
    const [shell, juegos] = [
      await openCandidate(await work.build({ name: 'shell', routes: ['/'], session: noiseOf(session) })),
      await openCandidate(await work.build({ name: 'juegos', entry: noiseOf(noise), routes, access })),
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

  it('is, where it needs a session, also what keeps that', async () => {
    const [open] = await weigh(60_000, ['/juegos'], { session: 40_000 });
    expect(open?.sessionJsBrotliBytes).toBe(0);
    const signedIn = await weigh(100_000, ['/juegos'], { access: 'auth', session: 40_000 });
    expect(signedIn[0]?.sessionJsBrotliBytes).toBeGreaterThan(40_000);
    expect(() => checkBudgets(signedIn)).not.toThrow();
    expect(() => checkBudgets(signedIn.map((weight) => ({ ...weight, jsBrotliBytes: 115_000 })))).toThrow(
      /\/juegos, de juegos: 15\d,\d kB de JavaScript \(brotli\) con la sesión, que pesa 4\d,\d kB, y el máximo son 150,0 kB: /,
    );
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
