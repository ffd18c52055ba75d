import { fork } from 'node:child_process';
import { link, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryDocument } from '@travesia/contracts';
import { registryDigest } from '@travesia/shell-edge/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promoteAll } from './promote.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { status } from './status.ts';
import type { SampleBuild } from './testing/sample-build.ts';
import { createSampleWorkplace, SAMPLE_TEAMS, type SampleWorkplace } from './testing/sample-workplace.ts';

describe('promoting', () => {
  let work: SampleWorkplace;
  const teams = SAMPLE_TEAMS;
  beforeEach(async () => {
    work = await createSampleWorkplace();
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
    expect(await readdir(join(work.store.address, 'registry'))).toHaveLength(1);
  });

  it('remembers what was live before, and goes back to it', async () => {
    const [a, b] = [await published({ name: 'juegos' }), await published({ name: 'juegos', entry: 'b' })];
    await promoteAll(work.store, [a], { teams });
    await expect(rollback(work.store, 'juegos')).rejects.toMatchObject({ code: 'nothing-to-roll-back' });
    await expect(rollback(work.store, 'otra')).rejects.toMatchObject({ code: 'unknown-name' });
    await promoteAll(work.store, [b], { teams });
    const back = await rollback(work.store, 'juegos');
    expect(back.remotes['juegos']).toMatchObject({ stable: a.id, lastGood: b.id });
    const { names } = await status(work.store);
    expect(
      names
        .find(({ name }) => name === 'juegos')
        ?.published.map(({ id }) => id)
        .sort(),
    ).toEqual([a.id, b.id].sort());
  });

  it('withdraws the remotes that are gone, where that is asked for', async () => {
    const [juegos, ensayos] = [await published({ name: 'juegos' }), await published({ name: 'ensayos' })];
    await promoteAll(work.store, [juegos, ensayos], { teams });
    const registry = await promoteAll(work.store, [ensayos], { teams, withdrawOthers: true });
    expect(Object.keys(registry.remotes)).toEqual(['ensayos']);
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
    const orphan = work.store.signer().sign({ ...unsigned, revision: 2, previous: registryDigest(first), remotes: {} });
    await writeFile(join(work.store.address, 'draft'), JSON.stringify(orphan));
    await link(join(work.store.address, 'draft'), join(work.store.address, 'registry/0000000002.json'));
    expect((await live())?.revision).toBe(1);
    const next = await promoteAll(work.store, [b], { teams });
    expect(next.revision).toBe(3);
    expect(await live()).toEqual(next);
    await rm(join(work.store.address, 'registry.json'));
    await promoteAll(work.store, [b], { teams });
    expect(await live()).toEqual(next);
  });

  it('loses nothing when several processes promote at once, and never shows an older revision', async () => {
    const names = ['juegos', 'ensayos', 'carreras'] as const;
    const rounds = 10;
    const releases = Object.fromEntries(
      await Promise.all(
        names.map(async (name) => {
          const pair = [await published({ name, entry: 'a' }), await published({ name, entry: 'b' })];
          return [name, pair.map(({ id }) => id)] as const;
        }),
      ),
    );
    let watching = true;
    const seen: number[] = [];
    const watcher = (async () => {
      while (watching) seen.push((await live())?.revision ?? 0);
    })();
    const script = join(import.meta.dirname, 'testing/promote-repeatedly.ts');
    const exits = names.map(
      (name) =>
        new Promise<number | null>((resolve) => {
          const args = [work.folder, name, String(rounds), ...(releases[name] ?? [])];
          fork(script, args, { execArgv: [] }).once('exit', resolve);
        }),
    );
    expect(await Promise.all(exits)).toEqual([0, 0, 0]);
    watching = false;
    await watcher;

    // Each promotion differs from the one before of its name, so each is a revision of its own.
    const total = names.length * rounds;
    const reader = work.store.releases;
    expect((await live())?.revision).toBe(total);
    let before: RegistryDocument | null = null;
    for (let revision = 1; revision <= total; revision += 1) {
      const document: RegistryDocument | null = await reader.readRevision(revision);
      const changed = names.filter((name) => document?.remotes[name]?.stable !== before?.remotes[name]?.stable);
      expect(changed, `revision ${revision}`).toHaveLength(1);
      before = document;
    }
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  }, 30_000);
});
