import { CONTRACT_MAJOR, type PageModule, type RemoteModule, type ResolvedRelease } from '@travesia/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppMatch } from '../app-routes.ts';
import { createPageLoader, type LoaderIo, PAGE_DEADLINE_MS } from './page-loader.ts';

const page: PageModule = {
  mount: () => ({ ready: Promise.resolve(), update() {}, hide() {}, show() {}, unmount() {} }),
};
const remote = (more: Partial<RemoteModule> = {}): RemoteModule => ({
  contract: CONTRACT_MAJOR,
  pages: { inicio: async () => page },
  ...more,
});
const release: ResolvedRelease = {
  name: 'viva',
  version: '1.2.3',
  id: '1.2.3-00000000',
  channel: 'stable',
  base: '/releases/viva/1.2.3-00000000/',
  contract: CONTRACT_MAJOR,
  entry: ['entry.js', 'sha384-x'],
  container: 'travesia_viva',
  routes: [],
  pages: {},
};
const match = (more: Partial<AppMatch['route']> = {}): AppMatch => ({
  route: { path: '/viva', page: 'inicio', title: 'Viva', access: 'public', release, ...more },
  params: {},
  canonicalPath: '/viva',
});
const loader = (io: Partial<LoaderIo> = {}) =>
  createPageLoader({
    loadRemote: async () => remote(),
    shellModule: remote({ pages: {} }),
    preload() {},
    loadStyles: async () => undefined,
    fetchPayload: async () => ({ rows: 3 }),
    ...io,
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('loading a page', () => {
  it('gives its module', async () => {
    expect(await loader().load(match(), 0)).toEqual({ status: 'loaded', module: page, data: undefined });
  });

  it('fetches what a page with data needs, unless it came with the document', async () => {
    const asked: string[] = [];
    const withData = loader({
      async fetchPayload(url) {
        asked.push(url);
        return { rows: 3 };
      },
    });
    expect(await withData.load(match({ data: true }), 0)).toMatchObject({ status: 'loaded', data: { rows: 3 } });
    expect(asked).toEqual(['/releases/viva/1.2.3-00000000/payload/viva.json']);
    expect(await withData.load(match({ data: true }), 0, { data: 'inlined' })).toMatchObject({ data: 'inlined' });
    expect(asked).toHaveLength(1);
  });

  it('says not found when the address has no data', async () => {
    const outcome = await loader({ fetchPayload: async () => undefined }).load(match({ data: true }), 0);
    expect(outcome).toEqual({ status: 'not-found' });
  });

  it('says not found when an address that must be prerendered is not, and gives its page no data', async () => {
    const fromCatalogue = match({ params: { id: { kind: 'prerendered' } } });
    expect(await loader({ fetchPayload: async () => undefined }).load(fromCatalogue, 0)).toEqual({
      status: 'not-found',
    });
    expect(await loader({ fetchPayload: async () => null }).load(fromCatalogue, 0)).toMatchObject({
      status: 'loaded',
      data: undefined,
    });
  });

  const boom = new Error('boom');
  const reject = () => Promise.reject(boom);
  it.each([
    ['entry', { loadRemote: reject }],
    ['page', { loadRemote: async () => remote({ pages: { inicio: reject } }) }],
    ['style', { loadStyles: reject }],
  ] as const)('names the phase in which it failed: %s', async (phase, io) => {
    const outcome = await loader(io).load(match(), 0);
    expect(outcome).toEqual({
      status: 'failed',
      failure: { remote: 'viva', version: '1.2.3', page: 'inicio', phase, cause: boom },
    });
  });

  it('refuses another contract and a page that the remote does not have', async () => {
    for (const module of [remote({ contract: CONTRACT_MAJOR + 1 }), remote({ pages: {} })]) {
      const outcome = await loader({ loadRemote: async () => module }).load(match(), 0);
      expect(outcome).toMatchObject({ status: 'failed', failure: { phase: 'contract' } });
    }
  });

  const never = () => new Promise<never>(() => undefined);
  it.each([
    ['entry', { loadRemote: never }],
    ['page', { loadRemote: async () => remote({ pages: { inicio: never } }) }],
    ['data', { fetchPayload: never }],
    ['style', { loadStyles: never }],
  ] as const)('gives up at the deadline and names what did not come: %s', async (phase, io) => {
    const outcome = loader(io).load(match({ data: true }), 0);
    await vi.advanceTimersByTimeAsync(PAGE_DEADLINE_MS);
    expect(await outcome).toMatchObject({ status: 'failed', failure: { phase } });
  });

  it('begins with all files at once', async () => {
    const order: string[] = [];
    await loader({
      preload: () => order.push('preload'),
      async loadRemote() {
        order.push('remote');
        return remote();
      },
      async loadStyles() {
        order.push('styles');
      },
    }).load(match(), 0);
    expect(order[0]).toBe('preload');
    expect(order).toHaveLength(3);
  });
});
