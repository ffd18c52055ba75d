import type { Session } from '@travesia/contracts/page';
import type { ReleaseDocument } from '@travesia/contracts/release';
import { createService } from '@travesia/kit-service';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LiveState, loadState } from '../live/live-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import {
  createSampleStore,
  type SampleRelease,
  type SampleStore,
  sampleRemote,
  sampleShell,
} from '../testing/sample-store.ts';
import { createDocumentSources } from './document-source.ts';

const shellWithStarter: SampleRelease = {
  ...sampleShell,
  routes: sampleShell.routes.map((route) => (route.path === '/' ? { ...route, hydrateOn: 'interaction' } : route)),
  files: { ...sampleShell.files, 'starter.js': 'globalThis.started = 1;' },
  ...(sampleShell.shell && { shell: { ...sampleShell.shell, starter: 'starter.js' } }),
};
const waitingRemote: SampleRelease = {
  ...sampleRemote,
  routes: sampleRemote.routes.map((route) => (route.prerender ? { ...route, hydrateOn: 'interaction' } : route)),
};
const otherRemote: SampleRelease = {
  name: 'carreras',
  routes: [
    {
      path: '/carreras',
      page: 'indice',
      title: 'Carreras',
      access: 'public',
      prerender: true,
      hydrateOn: 'interaction',
    },
  ],
  pages: { indice: { js: [], css: [] } },
  files: { 'entry.js': 'var remote_carreras = 1;' },
  prerendered: { '/carreras': { html: '<h1>Carreras</h1>', head: { title: 'Carreras' } } },
};

const log = createService({ name: 'edge', origin: 'https://travesia.example', log: { level: 'silent' } }).log;

let sample: SampleStore;
let store: ReleaseStore;
let shell: ReleaseDocument;
let remote: ReleaseDocument;
let reads: string[];

const pointersTo = (carreras: ReleaseDocument) => ({
  herramientas: { stable: remote.id, prefixes: ['/herramientas'] },
  carreras: { stable: carreras.id, prefixes: ['/carreras'] },
});

async function promote(carreras: ReleaseDocument): Promise<LiveState> {
  const registry = await sample.promote({ stable: shell.id }, pointersTo(carreras));
  const state = await loadState({ store, overrides: [], log }, registry);
  if (!state) throw new Error('it is live');
  return state;
}

/** Every address of the site map. */
const catalogueOf = ({ releases, routes }: LiveState) =>
  releases
    .flatMap(({ document }) => Object.keys(document?.prerendered ?? {}))
    .flatMap((path) => {
      const match = routes.match(path);
      return match ? [match] : [];
    });

beforeEach(async () => {
  sample = await createSampleStore();
  reads = [];
  const opened = sample.open();
  store = {
    ...opened,
    readFile(release, file, encoding) {
      reads.push(`${release.name}/${file}`);
      return opened.readFile(release, file, encoding);
    },
  };
  shell = await sample.publish(shellWithStarter);
  remote = await sample.publish(waitingRemote);
});
afterEach(() => sample.remove());

describe('the documents that are kept', () => {
  const site = { origin: 'https://travesia.example', apiBase: '/' };

  it('are made once, for people and bots, whatever others promote', async () => {
    const documents = createDocumentSources(store, site);
    const first = await promote(await sample.publish(otherRemote));
    const crawl = async (state: LiveState, session: Session['status'], bot: boolean) => {
      const before = documents.figures().made;
      for (const match of catalogueOf(state)) {
        const source = documents.of(state);
        await (session === 'anonymous'
          ? source.sharedPage(match, { session, search: '', bot })
          : source.page(match, { session, search: '', bot }));
      }
      return documents.figures().made - before;
    };
    const size = catalogueOf(first).length;
    expect(size).toBeGreaterThan(7);
    expect(await crawl(first, 'anonymous', false)).toBe(size);
    expect(await crawl(first, 'signed-in', false)).toBe(size);
    const read = reads.length;
    expect(await crawl(first, 'anonymous', false)).toBe(0);
    expect(await crawl(first, 'anonymous', true)).toBe(0);
    expect(await crawl(first, 'signed-in', false)).toBe(0);
    expect(reads).toHaveLength(read);

    const second = await promote(await sample.publish({ ...otherRemote, version: '1.1.0' }));
    expect(await crawl(second, 'anonymous', false)).toBe(1);
    expect(await crawl(second, 'signed-in', false)).toBe(1);
    expect(reads.slice(read).filter((file) => file.startsWith('herramientas/'))).toEqual([]);
  });

  it('say of which build they are all the same', async () => {
    const documents = createDocumentSources(store, site);
    const visitor = { session: 'anonymous', search: '', bot: false } as const;
    const look = async (state: LiveState, who: { readonly bot: boolean } = { bot: false }) => {
      const match = state.routes.match('/herramientas');
      if (!match) throw new Error('it is live');
      const { digest, tail } = await documents.of(state).sharedPage(match, { ...visitor, ...who });
      return { digest, tail: Buffer.from(tail.plain).toString() };
    };
    const first = await promote(await sample.publish(otherRemote));
    const second = await promote(await sample.publish({ ...otherRemote, version: '1.1.0' }));
    const [before, after, bot] = [await look(first), await look(second), await look(second, { bot: true })];
    expect(before.tail).toContain(first.build);
    expect(after.tail).toContain(second.build);
    expect(bot.tail).toContain('"bot":true');
    expect(new Set([before.digest, after.digest, bot.digest]).size).toBe(3);
    expect((await look(first)).digest).toBe(before.digest);
  });
});
