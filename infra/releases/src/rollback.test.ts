import type { RegistryDocument, ReleaseDocument } from '@travesia/contracts/release';
import { RELEASE_FILE, releasePath } from '@travesia/shell-edge/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { abortCanary, setCanary } from './canary.ts';
import { promoteAll } from './promote.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { openStore } from './store/writable-store.ts';
import { onEachStore } from './testing/on-each-store.ts';
import type { SampleBuild } from './testing/sample-build.ts';
import { SAMPLE_TEAMS, type SampleWorkplace } from './testing/sample-workplace.ts';

const teams = SAMPLE_TEAMS;

onEachStore('releases', ({ createWorkplace }) => {
  let work: SampleWorkplace;
  let a: string;
  let b: string;
  let c: string;
  let d: string;

  async function published(sample: SampleBuild): Promise<ReleaseDocument> {
    return (await publish(work.store, await work.build(sample), { teams, compareWithLive: false })).release;
  }

  const promote = (id: string) => promoteAll(work.store, [{ name: 'juegos', id }], { teams });
  const back = (to?: string) => rollback(work.store, 'juegos', { ...(to !== undefined && { to }) });
  const canary = (id: string, percent = 10) => setCanary(work.store, { name: 'juegos', id, percent });
  const juegos = async (registry: Promise<RegistryDocument>) => (await registry).remotes['juegos'];

  beforeEach(async () => {
    work = await createWorkplace();
    [a = '', b = '', c = '', d = ''] = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (one) => (await published({ name: 'juegos', entry: one })).id),
    );
  });
  afterEach(() => work.remove());

  describe('rolling back', () => {
    it('goes on to the one before, and never to one that was gone back from', async () => {
      await expect(back()).rejects.toMatchObject({ code: 'unknown-name' });
      for (const id of [a, b, c]) await promote(id);
      expect(await juegos(back())).toMatchObject({ stable: b, lastGood: a });
      expect(await juegos(back())).toEqual({ stable: a, prefixes: ['/juegos'] });
      await expect(back()).rejects.toMatchObject({ code: 'nothing-to-roll-back' });
      expect(await juegos(promote(d))).toMatchObject({ stable: d, lastGood: a });
      expect(await juegos(back())).toMatchObject({ stable: a });
    });

    it('counts a release that was promoted again as good again', async () => {
      for (const id of [a, b]) await promote(id);
      await back();
      for (const id of [b, c]) await promote(id);
      expect(await juegos(back())).toMatchObject({ stable: b, lastGood: a });
      expect(await juegos(back())).toMatchObject({ stable: a });
      await expect(back()).rejects.toMatchObject({ code: 'nothing-to-roll-back' });
    });

    it('goes to a release or to what was stable at a revision, when that is named', async () => {
      for (const id of [a, b, c]) await promote(id);
      expect(await juegos(back(a))).toEqual({ stable: a, prefixes: ['/juegos'] });
      expect(await juegos(back('3'))).toEqual({ stable: c, prefixes: ['/juegos'] });
      expect(await juegos(back(d))).toMatchObject({ stable: d });
      for (const unknown of ['99', '0', '9.9.9-01234567', '../a']) {
        await expect(back(unknown), unknown).rejects.toMatchObject({ code: 'unknown-release' });
      }
      const { revision } = await back(d);
      expect((await back(d)).revision).toBe(revision);
    });

    it('passes over what is not kept any more', async () => {
      for (const id of [a, b, c]) await promote(id);
      await work.store.blobs.remove(releasePath('juegos', b, RELEASE_FILE));
      expect(await juegos(back())).toMatchObject({ stable: a });
    });

    it('records what it did, by whom and why', async () => {
      for (const id of [a, b]) await promote(id);
      expect(await rollback(work.store, 'juegos', { reason: 'no carga en Safari' })).toMatchObject({
        by: 'prueba',
        changes: [{ action: 'rollback', name: 'juegos', release: a, reason: 'no carga en Safari' }],
      });
    });

    it('refuses to go back from what somebody else has just put there', async () => {
      for (const id of [a, b, c]) await promote(id);
      const { blobs } = work.store;
      let isFirst = true;
      const store = {
        ...(await openStore(work.store.address, { keys: work.keys })),
        blobs: {
          ...blobs,
          create: async (...args: Parameters<typeof blobs.create>) => {
            if (isFirst) await promote(d);
            isFirst = false;
            return blobs.create(...args);
          },
        },
      };
      await expect(rollback(store, 'juegos')).rejects.toMatchObject({ code: 'lost' });
      expect((await work.store.releases.readRegistry())?.remotes['juegos']?.stable).toBe(d);
    });
  });

  describe('a canary', () => {
    it('stands beside what everybody gets, with a share that changes', async () => {
      await expect(canary(b)).rejects.toMatchObject({ code: 'unknown-name' });
      await promote(a);
      expect(await juegos(canary(b, 0.5))).toMatchObject({ stable: a, canary: { release: b, percent: 0.5 } });
      const whole = await canary(b, 100);
      expect(whole).toMatchObject({ changes: [{ action: 'canary', name: 'juegos', release: b, percent: 100 }] });
      expect((await canary(b, 100)).revision).toBe(whole.revision);
      await expect(canary(a)).rejects.toMatchObject({ code: 'canary' });
      await expect(canary('9.9.9-01234567')).rejects.toMatchObject({ code: 'unknown-release' });
      for (const percent of [0, -1, 101, Number.NaN]) {
        await expect(canary(b, percent), String(percent)).rejects.toMatchObject({ code: 'usage' });
      }
    });

    it('ends when its release is promoted, and goes on when another is', async () => {
      await promote(a);
      await canary(b);
      expect(await juegos(promote(c))).toMatchObject({ stable: c, canary: { release: b } });
      expect(await juegos(promote(b))).toEqual({ stable: b, lastGood: c, prefixes: ['/juegos'] });
    });

    it('ends when it is aborted, and its release is nothing to go back to', async () => {
      for (const id of [a, b, c]) await promote(id);
      await canary(b);
      expect(await abortCanary(work.store, 'juegos', { release: d })).toBeNull();
      const registry = await abortCanary(work.store, 'juegos', { release: b, reason: '12 de 60 cargas fallaron' });
      expect(registry).toMatchObject({
        changes: [{ action: 'abort', name: 'juegos', release: b, reason: '12 de 60 cargas fallaron' }],
        remotes: { juegos: { stable: c } },
      });
      expect(registry?.remotes['juegos']?.canary).toBeUndefined();
      await expect(abortCanary(work.store, 'juegos')).rejects.toMatchObject({ code: 'canary' });
      expect(await abortCanary(work.store, 'juegos', { release: b })).toBeNull();
      expect(await juegos(back())).toMatchObject({ stable: a });
    });

    it('is what rolling back ends first', async () => {
      for (const id of [a, b]) await promote(id);
      await canary(c);
      const ended = await back();
      expect(ended.changes).toEqual([{ action: 'abort', name: 'juegos', release: c }]);
      expect(ended.remotes['juegos']).toEqual({ stable: b, lastGood: a, prefixes: ['/juegos'] });
      expect(await juegos(back())).toMatchObject({ stable: a });
    });

    it('is refused where it does not fit with what is live', async () => {
      const shells = [1, 2].map((contract) => published({ name: 'shell', routes: ['/'], contract }));
      const [shell, next] = await Promise.all(shells);
      await promoteAll(
        work.store,
        [
          { name: 'shell', id: shell?.id ?? '' },
          { name: 'juegos', id: a },
        ],
        { teams },
      );
      const refused = setCanary(work.store, { name: 'shell', id: next?.id ?? '', percent: 1 });
      await expect(refused).rejects.toMatchObject({ code: 'contract' });
    });
  });
});
