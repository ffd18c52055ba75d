import { RELEASE_FILE, releasePath, revisionPath } from '@travesia/shell-edge/store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setCanary } from './canary.ts';
import { type GcOptions, gc } from './gc.ts';
import { promoteAll } from './promote.ts';
import { publish } from './publish.ts';
import type { WritableStore } from './store/writable-store.ts';
import { onEachStore } from './testing/on-each-store.ts';
import { SAMPLE_TEAMS, type SampleWorkplace } from './testing/sample-workplace.ts';
import { verify } from './verify.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const teams = SAMPLE_TEAMS;

onEachStore('gc', ({ createWorkplace }) => {
  let work: SampleWorkplace;
  /** Of one name, the oldest first. */
  let ids: string[];

  const promote = (id = '') => promoteAll(work.store, [{ name: 'juegos', id }], { teams });
  const kept = async () => (await work.store.releases.listReleases())['juegos']?.map(({ id }) => id) ?? [];
  const collect = (days: number, options: GcOptions = {}, store: WritableStore = work.store) =>
    gc(store, { now: Date.now() + days * DAY_MS, ...options });

  beforeEach(async () => {
    work = await createWorkplace();
    ids = [];
    for (const entry of 'abcdefgh') {
      const { release } = await publish(work.store, await work.build({ name: 'juegos', entry }), { teams });
      ids.push(release.id);
    }
  });
  afterEach(() => work.remove());

  it('keeps the newest five of a name, and removes the rest with all its files', async () => {
    const { removed, bytes } = await collect(2);
    expect(removed.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 3).toSorted());
    expect(bytes).toBeGreaterThan(0);
    expect((await kept()).toSorted()).toEqual(ids.slice(3).toSorted());
    expect((await work.store.blobs.children('releases/juegos/')).length).toBe(5);
    expect((await verify(work.store)).problems).toEqual([]);
  });

  it('removes nothing that is younger than a day, and says what it would remove when asked', async () => {
    expect((await collect(0.9)).removed).toEqual([]);
    expect((await collect(2, { dryRun: true })).removed).toHaveLength(3);
    expect(await kept()).toHaveLength(8);
  });

  it('keeps whatever was live in the last thirty days, by any pointer, and what is live for however long', async () => {
    const [first, second, third] = ids;
    await promote(first);
    await promote(second);
    await setCanary(work.store, { name: 'juegos', id: third ?? '', percent: 5 });
    expect((await collect(29)).removed).toEqual([]);
    // Stable, last good and canary of the newest revision: old, and live since.
    expect((await collect(400)).removed).toEqual([]);
    await promote(ids[7]);
    // The revisions before it are of the same minute; only the newest was live in these days.
    expect((await collect(400)).removed.map(({ id }) => id)).toEqual([first]);
    expect((await collect(400, { days: 500 })).removed).toEqual([]);
  });

  it('removes what publishers left unfinished, once it is a day old, and drafts', async () => {
    const [first = ''] = ids;
    await work.store.blobs.remove(releasePath('juegos', first, RELEASE_FILE));
    await work.store.blobs.create('workshop/draft', Buffer.from('x'));
    expect(await collect(0)).toMatchObject({ removed: [], drafts: 0 });
    const { removed, drafts } = await collect(2);
    expect(removed.find(({ id }) => id === first)).toMatchObject({ unfinished: true });
    expect(drafts).toBe(1);
    expect(await work.store.blobs.children('releases/juegos/')).not.toContain(first);
  });

  it('puts back what is promoted while it removes it', async () => {
    const [first = ''] = ids;
    const { blobs } = work.store;
    const racing: WritableStore = {
      ...work.store,
      blobs: {
        ...blobs,
        async remove(path) {
          // Promoted after gc looked at what is kept, and before it takes the document away.
          if (path === releasePath('juegos', first, RELEASE_FILE)) await promote(first);
          await blobs.remove(path);
        },
      },
    };
    const { removed } = await collect(2, {}, racing);
    expect(removed.map(({ id }) => id)).not.toContain(first);
    expect(await kept()).toContain(first);
    expect((await verify(work.store)).problems).toEqual([]);
  });

  it('tells who promotes what it has just removed', async () => {
    const [first = ''] = ids;
    const { blobs } = work.store;
    const racing: WritableStore = {
      ...work.store,
      blobs: {
        ...blobs,
        async create(path, ...rest) {
          if (path === revisionPath(1)) await collect(2);
          return blobs.create(path, ...rest);
        },
      },
    };
    await expect(promoteAll(racing, [{ name: 'juegos', id: first }], { teams })).rejects.toMatchObject({
      code: 'lost',
    });
  });

  it('leaves a release alone that is being published anew', async () => {
    const [first = ''] = ids;
    const { blobs } = work.store;
    let publishedAnew = false;
    const racing: WritableStore = {
      ...work.store,
      blobs: {
        ...blobs,
        async remove(path) {
          await blobs.remove(path);
          if (path !== releasePath('juegos', first, RELEASE_FILE)) return;
          await publish(work.store, await work.build({ name: 'juegos', entry: 'a' }), { teams });
          publishedAnew = true;
        },
        async *list(prefix) {
          for await (const entry of blobs.list(prefix)) {
            // The store's clock says now; gc's is two days ahead.
            yield publishedAnew ? { ...entry, modifiedAt: entry.modifiedAt + 2 * DAY_MS } : entry;
          }
        },
      },
    };
    const { removed } = await collect(2, {}, racing);
    expect(removed.map(({ id }) => id)).not.toContain(first);
    expect((await verify(work.store)).problems).toEqual([]);
  });
});
