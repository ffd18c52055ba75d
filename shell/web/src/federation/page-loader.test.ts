import { CONTRACT_MAJOR, type PageModule, type RemoteModule } from '@travesia/contracts/page';
import type { ResolvedRelease } from '@travesia/contracts/release';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppMatch } from '../app-routes.ts';
import { LoadError } from './load-outcome.ts';
import { createPageLoader, type LoaderIo, PAGE_DEADLINE_MS, RELEASE_DEADLINE_MS } from './page-loader.ts';

const page: PageModule = {
  mount: () => ({ ready: Promise.resolve(), update() {}, hide() {}, show() {}, unmount() {} }),
};
const remote = (more: Partial<RemoteModule> = {}): RemoteModule => ({
  contract: CONTRACT_MAJOR,
  pages: { inicio: async () => page },
  ...more,
});
const releaseOf = (version: string, more: Partial<ResolvedRelease> = {}): ResolvedRelease => ({
  name: 'viva',
  version,
  id: `${version}-00000000`,
  channel: 'stable',
  base: `/releases/viva/${version}-00000000/`,
  contract: CONTRACT_MAJOR,
  entry: ['entry.js', 'sha384-x'],
  container: 'travesia_viva',
  routes: [],
  pages: {},
  ...more,
});
const release = releaseOf('1.2.3');
const older = releaseOf('1.0.0');
const newer = releaseOf('2.0.0');
const match = (more: Partial<AppMatch['route']> = {}): AppMatch => ({
  route: { path: '/viva', page: 'inicio', title: 'Viva', access: 'public', release, ...more },
  params: {},
  canonicalPath: '/viva',
});

const running = (
  module: () => Promise<RemoteModule> = async () => remote(),
  scripts = async () => {},
  entry = async () => {},
) => ({ module, scripts, entry });
const loader = (io: Partial<LoaderIo> = {}) =>
  createPageLoader({
    run: () => running(),
    shellModule: remote({ pages: {} }),
    preload() {},
    preloadEntry() {},
    loadStyles: async () => undefined,
    dropStyles() {},
    loadPayload: async () => ({ rows: 3 }),
    resolveRelease: async (_, id) => [older, newer].find((kept) => kept.id === id),
    liveRelease: async () => undefined,
    now: () => Date.now(),
    measure() {},
    ...io,
  });

const boom = new Error('boom');
const reject = () => Promise.reject(boom);
const failWith = (kind: LoadError['kind']) => () => Promise.reject(new LoadError(kind, 'entry', boom));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('loading a page', () => {
  it('gives its module', async () => {
    expect(await loader().load(match(), false)).toEqual({ status: 'loaded', module: page, data: undefined, release });
  });

  it('fetches what a page with data needs, unless it came with the document', async () => {
    const asked: string[] = [];
    const withData = loader({
      async loadPayload(address) {
        asked.push(address);
        return { rows: 3 };
      },
    });
    expect(await withData.load(match({ data: true }), false)).toMatchObject({ status: 'loaded', data: { rows: 3 } });
    expect(asked).toEqual(['/releases/viva/1.2.3-00000000/payload/viva.json']);
    expect(await withData.load(match({ data: true }), false, { data: 'inlined' })).toMatchObject({ data: 'inlined' });
    expect(asked).toHaveLength(1);
  });

  it('says not found when the address has no data', async () => {
    const outcome = await loader({ loadPayload: async () => undefined }).load(match({ data: true }), false);
    expect(outcome).toEqual({ status: 'not-found' });
  });

  it('says not found when an address that must be prerendered is not, and gives its page no data', async () => {
    const fromCatalogue = { ...match({ params: { id: { kind: 'prerendered' } } }) };
    expect(await loader({ loadPayload: async () => undefined }).load(fromCatalogue, false)).toEqual({
      status: 'not-found',
    });
    expect(await loader({ loadPayload: async () => null }).load(fromCatalogue, false)).toMatchObject({
      status: 'loaded',
      data: undefined,
    });
  });

  it.each([
    ['entry', { run: () => running(reject) }],
    ['page', { run: () => running(async () => remote({ pages: { inicio: reject } })) }],
    ['style', { loadStyles: reject }],
  ] as const)('names the phase in which it failed: %s', async (phase, io) => {
    const outcome = await loader(io).load(match(), false);
    expect(outcome).toEqual({
      status: 'failed',
      failure: {
        remote: 'viva',
        release: '1.2.3-00000000',
        version: '1.2.3',
        channel: 'stable',
        page: 'inicio',
        phase,
        kind: 'evaluation',
        cause: boom,
      },
    });
  });

  it('blames the entry before the files of the page', async () => {
    const scripts = () => Promise.reject(new LoadError('chunk', 'page', boom));
    const late = async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      throw new LoadError('http', 'entry', boom);
    };
    const all = { run: () => running(undefined, scripts, late), loadStyles: reject, loadPayload: reject };
    const outcome = loader(all).load(match({ data: true }), false);
    await vi.advanceTimersByTimeAsync(100);
    expect(await outcome).toMatchObject({ failure: { phase: 'entry', kind: 'http' } });
  });

  it('refuses another contract and a page that the remote does not have', async () => {
    for (const module of [remote({ contract: CONTRACT_MAJOR + 1 }), remote({ pages: {} })]) {
      const outcome = await loader({ run: () => running(async () => module) }).load(match(), false);
      expect(outcome).toMatchObject({ status: 'failed', failure: { phase: 'contract', kind: 'contract' } });
    }
  });

  const never = () => new Promise<never>(() => undefined);
  it.each([
    ['entry', { run: () => running(never, never, never), loadStyles: never, loadPayload: never }],
    ['page', { run: () => running(async () => remote({ pages: { inicio: never } })) }],
    ['page', { run: () => running(undefined, never) }],
    ['style', { loadPayload: never, loadStyles: never }],
    ['data', { loadPayload: never }],
  ] as const)('gives up at the deadline and names what did not come: %s', async (phase, io) => {
    const outcome = loader(io).load(match({ data: true }), false);
    await vi.advanceTimersByTimeAsync(RELEASE_DEADLINE_MS);
    expect(await outcome).toMatchObject({ status: 'failed', failure: { phase, kind: 'timeout' } });
  });

  it('begins with all files at once, and runs them when all are there', async () => {
    const order: string[] = [];
    const io = running(
      async () => {
        order.push('module');
        return remote();
      },
      async () => {
        order.push('scripts');
      },
      async () => {
        order.push('entry');
      },
    );
    await loader({
      preload: () => order.push('preload'),
      run: () => io,
      async loadStyles() {
        order.push('styles');
      },
    }).load(match(), false);
    expect(order).toEqual(['preload', 'styles', 'scripts', 'entry', 'module']);
  });
});

describe('a page that may be visited', () => {
  it('has the entry run of what stands for its remote, and nothing else', async () => {
    const asked: string[] = [];
    const made = loader({
      preloadEntry: ({ version }) => asked.push(`hint ${version}`),
      run: ({ id, version }) =>
        id === older.id
          ? running(undefined, undefined, async () => {
              asked.push(`entry ${version}`);
            })
          : running(undefined, undefined, reject),
    });
    const canary = match({ release: releaseOf('1.2.3', { fallback: older.id }) });
    await made.load(canary, false);
    asked.length = 0;
    await made.approach(canary);
    expect(asked).toEqual(['hint 1.0.0', 'entry 1.0.0']);
  });

  it('is none the worse for an entry that failed ahead', async () => {
    let runs = 0;
    const made = loader({ run: () => running(undefined, undefined, ++runs === 1 ? reject : undefined) });
    await made.approach(match());
    expect(await made.load(match(), false)).toMatchObject({ status: 'loaded', release });
    expect(runs).toBe(2);
  });
});

describe('a page that is about to be visited', () => {
  it('is made ready but for its own code, and its visit asks for nothing twice', async () => {
    const order: string[] = [];
    const note = (what: string) => async () => {
      order.push(what);
    };
    const pages = {
      async inicio() {
        order.push('page');
        return page;
      },
    };
    const made = loader({
      preload: () => order.push('preload'),
      run() {
        order.push('run');
        return running(async () => remote({ pages }), note('scripts'), note('entry'));
      },
      loadStyles: note('styles'),
      async loadPayload() {
        order.push('data');
        return { rows: 3 };
      },
    });
    await made.prepare(match({ data: true }));
    expect(order[0]).toBe('preload');
    expect(order.toSorted()).toEqual(['data', 'entry', 'preload', 'run', 'scripts', 'styles']);
    expect(await made.load(match({ data: true }), false)).toMatchObject({ status: 'loaded', data: { rows: 3 } });
    expect(order.filter((what) => what === 'run')).toHaveLength(1);
    expect(order.filter((what) => what === 'page')).toHaveLength(1);
  });

  it('is one of the shell’s own, whose code is known', async () => {
    const asked: string[] = [];
    const pages = {
      async inicio() {
        asked.push('page');
        return page;
      },
    };
    const own = match({ release: releaseOf('1.2.3', { name: 'shell' }) });
    await loader({ shellModule: remote({ pages }) }).prepare(own);
    expect(asked).toEqual(['page']);
  });

  it.each([
    ['its entry', { entry: reject }],
    ['its scripts', { scripts: reject }],
    ['its module', { module: reject }],
  ] as const)('fails in silence, and the visit begins anew: %s', async (_, broken) => {
    let runs = 0;
    const made = loader({
      run: () => ({ ...running(), ...(++runs === 1 && broken) }),
      loadPayload: () => (runs === 1 ? reject() : Promise.resolve({ rows: 3 })),
    });
    await made.prepare(match({ data: true }));
    expect(await made.load(match({ data: true }), false)).toMatchObject({
      status: 'loaded',
      data: { rows: 3 },
      release,
    });
    expect(runs).toBe(2);
  });

  it('fails without an effect on a release whose pages run, or on the attempt that came after', async () => {
    let runs = 0;
    const broken = Promise.withResolvers<void>();
    const never = new Promise<never>(() => undefined);
    const made = loader({
      run() {
        runs += 1;
        return running(undefined, () => (runs === 1 ? broken.promise : Promise.resolve()));
      },
      loadStyles: () => (runs === 1 ? never : Promise.resolve()),
    });
    const ahead = made.prepare(match());
    const first = made.load(match(), false);
    await vi.advanceTimersByTimeAsync(RELEASE_DEADLINE_MS);
    expect(await first).toMatchObject({ status: 'failed', failure: { kind: 'timeout' } });
    expect(await made.load(match(), true)).toMatchObject({ status: 'loaded' });
    broken.reject(boom);
    await ahead;
    expect(await made.load(match(), false)).toMatchObject({ status: 'loaded' });
    expect(runs).toBe(2);
  });
});

describe('the last good release', () => {
  const canary = releaseOf('1.2.3', { fallback: older.id });
  const withFallback = match({ release: canary });
  /** Runs those of `versions` only; notes what was run. */
  function world(versions: readonly string[], more: Partial<LoaderIo> = {}) {
    const ran: string[] = [];
    const dropped: string[] = [];
    const made = loader({
      run({ version }) {
        ran.push(version);
        return running(versions.includes(version) ? undefined : failWith('evaluation'));
      },
      dropStyles: ({ version }) => dropped.push(version),
      ...more,
    });
    return { made, ran, dropped };
  }

  it('is shown instead, and stays for this document', async () => {
    const { made, ran, dropped } = world(['1.0.0']);
    expect(await made.load(withFallback, false)).toMatchObject({
      status: 'loaded',
      release: older,
      insteadOf: { release: canary.id, kind: 'evaluation', phase: 'entry' },
    });
    expect(await made.load(withFallback, false)).toEqual({
      status: 'loaded',
      module: page,
      data: undefined,
      release: older,
    });
    expect(ran).toEqual(['1.2.3', '1.0.0']);
    expect(dropped).toEqual(['1.2.3']);
  });

  it('gets the data of its own release', async () => {
    const asked: string[] = [];
    const { made } = world(['1.0.0'], { loadPayload: async (address) => asked.push(address) });
    await made.load(match({ release: canary, data: true }), false, { data: 'of the document' });
    expect(asked).toEqual(['/releases/viva/1.0.0-00000000/payload/viva.json']);
  });

  it('is tried once: then the failure is said, of the release that should have come', async () => {
    const { made, ran } = world([]);
    expect(await made.load(withFallback, false)).toMatchObject({ status: 'failed', failure: { version: '1.2.3' } });
    expect(ran).toEqual(['1.2.3', '1.0.0']);
  });

  it('is not tried beside pages of the other release, nor without a network, nor where nobody knows it', async () => {
    const mixed = world(['1.2.3']);
    await mixed.made.load(withFallback, false);
    expect(await mixed.made.load(match({ release: canary, page: 'otra' }), false)).toMatchObject({ status: 'failed' });
    expect(mixed.ran).toEqual(['1.2.3']);
    const offline = world([], { run: () => running(failWith('offline')) });
    expect(await offline.made.load(withFallback, false)).toMatchObject({ failure: { kind: 'offline' } });
    const unknown = world(['1.0.0'], { resolveRelease: async () => undefined });
    expect(await unknown.made.load(withFallback, false)).toMatchObject({ status: 'failed' });
    expect(unknown.ran).toEqual(['1.2.3']);
  });

  it('has what is left of the page’s time', async () => {
    const never = () => new Promise<never>(() => undefined);
    const { made } = world([], { run: () => running(never) });
    const begin = Date.now();
    const outcome = made.load(withFallback, false).then((settled) => ({ settled, ms: Date.now() - begin }));
    await vi.advanceTimersByTimeAsync(PAGE_DEADLINE_MS + 1);
    expect(await outcome).toMatchObject({ settled: { failure: { kind: 'timeout' } }, ms: PAGE_DEADLINE_MS });
  });
});

describe('a retry', () => {
  it('begins the release anew, so that nothing of the failed attempt is left', async () => {
    let attempts = 0;
    const made = loader({ run: () => running(++attempts === 1 ? reject : undefined) });
    expect(await made.load(match(), false)).toMatchObject({ status: 'failed' });
    expect(await made.load(match(), true)).toMatchObject({ status: 'loaded', release });
    expect(attempts).toBe(2);
  });

  it('keeps the release whose other pages run', async () => {
    let runs = 0;
    let broken = true;
    const pages = { inicio: async () => page, otra: () => (broken ? reject() : Promise.resolve(page)) };
    const made = loader({
      run() {
        runs += 1;
        return running(async () => remote({ pages }));
      },
    });
    await made.load(match(), false);
    expect(await made.load(match({ page: 'otra' }), false)).toMatchObject({ status: 'failed' });
    broken = false;
    expect(await made.load(match({ page: 'otra' }), true)).toMatchObject({ status: 'loaded' });
    expect(runs).toBe(1);
  });

  const onlyNewer = { run: ({ id }: ResolvedRelease) => running(id === newer.id ? undefined : reject) };

  it('takes what is live by now, and goes on with it', async () => {
    const asked: string[] = [];
    const made = loader({
      ...onlyNewer,
      async liveRelease(name) {
        asked.push(name);
        return newer.id;
      },
    });
    expect(await made.load(match(), false)).toMatchObject({ status: 'failed' });
    expect(asked).toEqual([]);
    expect(await made.load(match(), true)).toMatchObject({ status: 'loaded', release: newer });
    expect(await made.load(match({ page: 'inicio' }), false)).toMatchObject({ status: 'loaded', release: newer });
  });

  it('does not take another release than the one that was pinned', async () => {
    for (const channel of ['override', 'development'] as const) {
      const made = loader({ ...onlyNewer, liveRelease: async () => newer.id });
      const pinned = match({ release: { ...release, channel, fallback: older.id } });
      expect(await made.load(pinned, false)).toMatchObject({ status: 'failed' });
      expect(await made.load(pinned, true)).toMatchObject({ status: 'failed', failure: { version: '1.2.3' } });
    }
  });

  it('does not go back to a release that failed here', async () => {
    const broken = { ...release, fallback: older.id };
    let down = true;
    const made = loader({
      run: ({ id }) => running(id === older.id && !down ? undefined : reject),
      liveRelease: async () => release.id,
    });
    down = false;
    expect(await made.load(match({ release: broken }), false)).toMatchObject({ release: older });
    expect(await made.load(match({ release: broken }), true)).toMatchObject({ release: older });
  });
});
