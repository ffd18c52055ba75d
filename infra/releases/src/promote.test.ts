import { REGISTRY_FILE, registryDigest, revisionPath, signDocument } from '@travesia/shell-edge/store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { promoteAll } from './promote.ts';
import { publish } from './publish.ts';
import { status } from './status.ts';
import { onEachStore } from './testing/on-each-store.ts';
import type { SampleBuild } from './testing/sample-build.ts';
import { SAMPLE_TEAMS, type SampleWorkplace } from './testing/sample-workplace.ts';

onEachStore('promoting', ({ createWorkplace }) => {
  let work: SampleWorkplace;
  const teams = SAMPLE_TEAMS;
  beforeEach(async () => {
    work = await createWorkplace();
  });
  afterEach(() => work.remove());

  const published = async (sample: SampleBuild) =>
    (await publish(work.store, await work.build(sample), { teams, compareWithLive: false })).release;
  const live = () => work.store.releases.readRegistry();

  it('makes several releases live in one revision, with what their teams own', async () => {
    const shell = await published({ name: 'shell', routes: ['/'] });
    const juegos = await published({ name: 'juegos' });
    const registry = await promoteAll(work.store, [shell, juegos], { teams });
    expect(registry).toMatchObject({
      revision: 1,
      shell: { stable: shell.id },
      remotes: { juegos: { stable: juegos.id, prefixes: ['/juegos'] } },
    });
    expect(await live()).toEqual(registry);
    expect(await work.store.releases.readRevision(1)).toEqual(registry);
  });

  it('makes no revision when nothing would change', async () => {
    const juegos = await published({ name: 'juegos' });
    const first = await promoteAll(work.store, [juegos], { teams });
    expect(await promoteAll(work.store, [juegos], { teams })).toEqual(first);
    expect(await work.store.releases.listRevisions()).toEqual([1]);
  });

  it('remembers what was live before, who made the change and why', async () => {
    const [a, b] = [await published({ name: 'juegos' }), await published({ name: 'juegos', entry: 'b' })];
    await promoteAll(work.store, [a], { teams });
    const registry = await promoteAll(work.store, [b], { teams, reason: 'la portada nueva' });
    expect(registry.remotes['juegos']).toMatchObject({ stable: b.id, lastGood: a.id });
    expect(registry).toMatchObject({
      by: 'prueba',
      changes: [{ action: 'promote', name: 'juegos', release: b.id, reason: 'la portada nueva' }],
    });
    const { names } = await status(work.store);
    const ids = names.find(({ name }) => name === 'juegos')?.published.map(({ id }) => id);
    expect(ids?.toSorted()).toEqual([a.id, b.id].toSorted());
  });

  it('makes no revision that could not be read', async () => {
    const juegos = await published({ name: 'juegos' });
    await expect(promoteAll(work.store, [juegos], { teams, reason: 'x'.repeat(501) })).rejects.toMatchObject({
      code: 'usage',
    });
    expect(await work.store.releases.listRevisions()).toEqual([]);
  });

  it('builds on nothing that nobody signed', async () => {
    const [a, b] = [await published({ name: 'juegos' }), await published({ name: 'juegos', entry: 'b' })];
    const first = await promoteAll(work.store, [a], { teams });
    // Right in everything but that: it has the signature of another revision.
    const next = { ...first, revision: 2, previous: registryDigest(first) };
    await work.store.blobs.replace(revisionPath(2), Buffer.from(JSON.stringify(next)));
    await expect(promoteAll(work.store, [b], { teams })).rejects.toMatchObject({ code: 'untrusted-registry' });
  });

  it('refuses what is not published and what does not fit together', async () => {
    const juegos = await published({ name: 'juegos' });
    await expect(promoteAll(work.store, [{ ...juegos, id: '1.0.0-00000000' }], { teams })).rejects.toMatchObject({
      code: 'unknown-release',
    });
    const crossed = { ...teams, ensayos: ['/juegos/ensayos'] };
    const ensayos = { ...(await published({ name: 'ensayos' })), prefixes: ['/juegos'] };
    await expect(promoteAll(work.store, [juegos, ensayos], { teams: crossed })).rejects.toMatchObject({
      code: 'route-outside',
    });
    expect(await live()).toBeNull();
  });

  it('works on after a writer died between making a revision and announcing it', async () => {
    const [a, b] = [await published({ name: 'juegos' }), await published({ name: 'juegos', entry: 'b' })];
    const first = await promoteAll(work.store, [a], { teams });
    const { signature: _, ...unsigned } = first;
    const orphan = signDocument(work.store.signer(), 'registry', {
      ...unsigned,
      revision: 2,
      previous: registryDigest(first),
      remotes: {},
    });
    await work.store.blobs.create(revisionPath(2), Buffer.from(JSON.stringify(orphan)));
    expect((await live())?.revision).toBe(1);
    const next = await promoteAll(work.store, [b], { teams });
    expect(next.revision).toBe(3);
    expect(await live()).toEqual(next);
    await work.store.blobs.remove(REGISTRY_FILE);
    await promoteAll(work.store, [b], { teams });
    expect(await live()).toEqual(next);
  });
});
