import { publishedPath, REGISTRY_FILE, revisionPath, signDocument } from '@travesia/shell-edge/store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { promoteAll } from './promote.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { status } from './status.ts';
import { countReads } from './testing/count-reads.ts';
import { onEachStore } from './testing/on-each-store.ts';
import { SAMPLE_TEAMS, type SampleWorkplace } from './testing/sample-workplace.ts';

const REVISIONS = 20_000;
const READS_MAX = 5;
const teams = SAMPLE_TEAMS;

onEachStore('a long history', ({ createWorkplace }) => {
  let work: SampleWorkplace;
  let shells: string[];
  let ids: string[];

  beforeEach(async () => {
    work = await createWorkplace();
    ids = [];
    shells = [];
    for (const entry of 'abc') {
      const build = await work.build({ name: 'shell', routes: ['/'], entry });
      const { release } = await publish(work.store, build, { teams });
      await promoteAll(work.store, [release], { teams });
      shells.push(release.id);
    }
    for (const entry of 'abc') {
      const { release } = await publish(work.store, await work.build({ name: 'juegos', entry }), { teams });
      await promoteAll(work.store, [release], { teams });
      ids.push(release.id);
    }
    // The same, after as many revisions of others.
    const newest = await work.store.releases.readRegistry();
    if (!newest) throw new Error('nothing is live');
    const { signature: _, ...unsigned } = newest;
    const last = signDocument(work.store.signer(), 'registry', {
      ...unsigned,
      revision: REVISIONS,
      previous: '0'.repeat(64),
    });
    for (const path of [revisionPath(REVISIONS), REGISTRY_FILE]) {
      await work.store.blobs.replace(path, Buffer.from(JSON.stringify(last)));
    }
  });
  afterEach(() => work.remove());

  it('is not read to go back, once and again, to what was live before', async () => {
    for (const [target, before] of [
      [ids[1], ids[0]],
      [ids[0], undefined],
    ]) {
      const { store, read } = countReads(work.store);
      const { remotes } = await rollback(store, 'juegos');
      expect(remotes['juegos']).toEqual({ stable: target, ...(before && { lastGood: before }), prefixes: ['/juegos'] });
      expect(new Set(read).size, read.join('\n')).toBeLessThanOrEqual(READS_MAX);
    }
  });

  it('is not read to go back from a shell, nor is what every remote has live', async () => {
    for (const [target, before] of [
      [shells[1], shells[0]],
      [shells[0], undefined],
    ]) {
      const { store, read } = countReads(work.store);
      const { shell } = await rollback(store, 'shell');
      expect(shell).toEqual({ stable: target, ...(before && { lastGood: before }) });
      expect(new Set(read).size, read.join('\n')).toBeLessThanOrEqual(READS_MAX);
      expect(read.filter((path) => path.includes('juegos'))).toEqual([]);
    }
  });

  it('is not read to say what is live', async () => {
    const { store, read } = countReads(work.store);
    const { revision, names } = await status(store);
    expect(revision).toBe(REVISIONS);
    expect(names.find(({ name }) => name === 'juegos')).toMatchObject({ stable: ids[2], lastGood: ids[1] });
    expect(read.length, read.join('\n')).toBeLessThanOrEqual(READS_MAX);
  });
});

onEachStore('many releases', ({ createWorkplace }) => {
  let work: SampleWorkplace;
  beforeEach(async () => {
    work = await createWorkplace();
  });
  afterEach(() => work.remove());

  it('are listed by their names, some at once, and none of them is read', async () => {
    const wanted: string[] = [];
    for (let at = 0; at < 300; at += 1) {
      const id = `1.0.${at}-0123abcd`;
      const publishedAt = new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString();
      await work.store.blobs.create(publishedPath({ name: `juegos-${at % 20}`, id, publishedAt }), new Uint8Array());
      if (at % 20 === 3) wanted.unshift(id);
    }
    const { store, read, atOnce } = countReads(work.store);
    const kept = await store.releases.listReleases();
    expect(Object.keys(kept)).toHaveLength(20);
    expect(kept['juegos-3']?.map(({ id }) => id)).toEqual(wanted);
    expect(kept['juegos-3']?.at(-1)).toEqual({
      id: '1.0.3-0123abcd',
      version: '1.0.3',
      publishedAt: '2026-01-01T00:03:00.000Z',
    });
    expect(read).toEqual([]);
    expect(atOnce()).toBeLessThanOrEqual(8);
  });
});
