import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import {
  openLocalKeys,
  openStore,
  promoteAll,
  publish,
  type ReleaseKeys,
  setCanary,
  withdraw,
} from '@travesia/infra-releases';
import { runReleaseCommand, type SampleBuild, writeSampleBuild } from '@travesia/infra-releases/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishTree, START_NAME } from './publish-tree.ts';

let folder: string;
let keys: ReleaseKeys;
let builds = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'travesia-tree-'));
  keys = await openLocalKeys(join(folder, 'release-keys'));
});
afterEach(() => rm(folder, { recursive: true }));

async function built(sample: SampleBuild) {
  builds += 1;
  return { name: sample.name, dist: await writeSampleBuild(join(folder, `dist-${builds}`), sample) };
}

const shell = () => built({ name: 'shell', routes: ['/'] });
const aprende = (entry: string) => built({ name: 'aprende', routes: ['/aprende'], entry });
const juegos = (entry = 'juegos') => built({ name: 'juegos', entry });

/** What `npm start` does of it. Between two starts there is nothing but the store. */
async function start(...tree: Promise<{ readonly name: string; readonly dist: string }>[]) {
  const store = await openStore(join(folder, 'store'), { keys, by: START_NAME });
  const said: string[] = [];
  const revision = await publishTree(store, await Promise.all(tree), (text) => said.push(text));
  const registry = await store.releases.readRegistry();
  return { said, revision, registry, live: (name: string) => registry?.remotes[name]?.stable };
}

/** Somebody at the command line, or of another team. */
async function somebody() {
  const store = await openStore(join(folder, 'store'), { keys, by: 'ana@otra' });
  return {
    store,
    async publish(project: ReturnType<typeof built>) {
      return (await publish(store, (await project).dist)).release;
    },
  };
}

/** `npm run release`. */
async function release(...args: string[]): Promise<void> {
  const own = { DATA_DIR: folder, RELEASES_URL: '', RELEASES_SIGNING_KEY: '', RELEASES_TRUSTED_KEYS: '' };
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const code = await runReleaseCommand({ args, env: { ...process.env, ...own }, out: say, err: say });
  expect(code, said.join('\n')).toBe(0);
}

describe('a start', { timeout: 30_000 }, () => {
  it('leaves a rollback, and says so with the way to what the tree has', async () => {
    const before = (await start(shell(), aprende('uno'), juegos())).live('aprende');
    const after = (await start(shell(), aprende('dos'), juegos())).live('aprende');
    expect(after).not.toBe(before);
    await release('rollback', 'aprende');
    const again = await start(shell(), aprende('dos'), juegos());
    expect(again.live('aprende')).toBe(before);
    expect(again.revision).toBe(3);
    expect(again.said).toEqual([
      '3 sin cambios',
      `aprende: en vivo sigue ${before}, que alguien eligió; el árbol tiene ${after}: ` +
        'npm run release -- publish aprende --promote la pone en vivo',
    ]);
    expect((await start(shell(), aprende('dos'), juegos())).live('aprende')).toBe(before);
  });

  it('leaves a rollback by more than one step, also of what the short history has forgotten', async () => {
    const first = (await start(shell(), aprende('uno'))).live('aprende');
    const second = (await start(shell(), aprende('dos'))).live('aprende');
    const { store, publish: published } = await somebody();
    await promoteAll(store, [await published(aprende('tres'))]);
    await release('rollback', 'aprende', first ?? '');
    const again = await start(shell(), aprende('dos'));
    expect(again.live('aprende')).toBe(first);
    expect(again.said.at(-1)).toContain(`el árbol tiene ${second}`);
  });

  it('promotes only what changed, beside a rollback', async () => {
    const before = (await start(shell(), aprende('uno'), juegos())).live('aprende');
    await start(shell(), aprende('dos'), juegos());
    await release('rollback', 'aprende');
    const next = await start(shell(), aprende('dos'), juegos('otros'));
    expect(next.live('aprende')).toBe(before);
    expect(next.registry?.changes).toEqual([{ action: 'promote', name: 'juegos', release: next.live('juegos') }]);
    const mended = await start(shell(), aprende('tres'), juegos('otros'));
    expect(mended.registry?.changes).toEqual([{ action: 'promote', name: 'aprende', release: mended.live('aprende') }]);
  });

  it('follows a tree that goes back to what it was, where nobody else decided anything', async () => {
    const before = (await start(shell(), aprende('uno'))).live('aprende');
    await start(shell(), aprende('dos'));
    expect((await start(shell(), aprende('uno'))).live('aprende')).toBe(before);
  });

  it('promotes what a start that was killed had published and not made live', async () => {
    await start(shell(), aprende('uno'));
    const { publish: published } = await somebody();
    const { id } = await published(aprende('dos'));
    expect((await start(shell(), aprende('dos'))).live('aprende')).toBe(id);
  });

  it('leaves a canary, and the release of it to a share', async () => {
    const before = (await start(shell(), aprende('uno'))).live('aprende');
    const { store, publish: published } = await somebody();
    const { id } = await published(aprende('dos'));
    await setCanary(store, { name: 'aprende', id, percent: 10 });
    const again = await start(shell(), aprende('dos'));
    expect(again.registry?.remotes['aprende']).toMatchObject({ stable: before, canary: { release: id, percent: 10 } });
  });

  it('serves the tree where the release that somebody chose is gone', async () => {
    const before = (await start(shell(), aprende('uno'))).live('aprende');
    const after = (await start(shell(), aprende('dos'))).live('aprende');
    await release('rollback', 'aprende');
    await rm(join(folder, 'store', 'releases', 'aprende', before ?? ''), { recursive: true });
    expect((await start(shell(), aprende('dos'))).live('aprende')).toBe(after);
  });

  it('withdraws what a start made live and is not in the tree, and brings it back with its folder', async () => {
    const before = (await start(shell(), aprende('uno'), juegos())).live('juegos');
    const without = await start(shell(), aprende('uno'));
    expect(without.live('juegos')).toBeUndefined();
    expect(without.said.at(-1)).toBe('juegos: la había puesto en vivo otro arranque y este no la publica; se retiró');
    expect((await start(shell(), aprende('uno'), juegos())).live('juegos')).toBe(before);
  });

  it('withdraws nothing that somebody promoted, and names the command that does', async () => {
    await start(shell(), aprende('uno'));
    const { store, publish: published } = await somebody();
    const { id } = await published(juegos());
    await promoteAll(store, [{ name: 'juegos', id }]);
    const again = await start(shell(), aprende('uno'));
    expect(again.live('juegos')).toBe(id);
    expect(again.said.at(-1)).toBe(
      'juegos: no está en el árbol y sigue en vivo, porque alguien la promovió; npm run release -- withdraw juegos la retira',
    );
    await release('withdraw', 'juegos');
    expect((await start(shell(), aprende('uno'))).live('juegos')).toBeUndefined();
  });

  it('leaves what somebody withdrew, until its build is another', async () => {
    await start(shell(), aprende('uno'), juegos());
    const { store } = await somebody();
    await withdraw(store, 'juegos');
    const again = await start(shell(), aprende('uno'), juegos());
    expect(again.live('juegos')).toBeUndefined();
    expect(again.said.at(-1)).toMatch(/^juegos: alguien la retiró; el árbol tiene /);
    expect((await start(shell(), aprende('uno'), juegos('otros'))).live('juegos')).toBeDefined();
  });
});
