import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { prerenderedValueFile } from '@travesia/contracts/release';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { promoteAll } from './promote.ts';
import { publish } from './publish.ts';
import { onEachStore } from './testing/on-each-store.ts';
import { SAMPLE_TEAMS, type SampleWorkplace } from './testing/sample-workplace.ts';

onEachStore('publishing', ({ kind, createWorkplace }) => {
  let work: SampleWorkplace;
  const teams = SAMPLE_TEAMS;
  beforeEach(async () => {
    work = await createWorkplace();
  });
  afterEach(() => work.remove());

  const stored = async () => {
    const paths: string[] = [];
    for await (const { path } of work.store.blobs.list('')) paths.push(path);
    return paths;
  };

  it('makes a release that the edge reads, with copies compressed once', async () => {
    const { release, isNew } = await publish(work.store, await work.build({ name: 'juegos' }), { teams });
    expect(isNew).toBe(true);
    expect(release.id).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
    const reader = work.store.releases;
    expect(await reader.readRelease('juegos', release.id)).toEqual(release);
    const plain = await reader.readFile(release, 'entry.1a2b.js');
    const brotli = await reader.readFile(release, 'entry.1a2b.js', 'br');
    const gzip = await reader.readFile(release, 'entry.1a2b.js', 'gzip');
    expect(brotliDecompressSync(brotli ?? '').equals(plain ?? Buffer.alloc(0))).toBe(true);
    expect(gunzipSync(gzip ?? '').equals(plain ?? Buffer.alloc(0))).toBe(true);
    expect(release.files['entry.1a2b.js']).toMatchObject({ brotli: brotli?.length, gzip: gzip?.length });
  });

  it('keeps no copies of pictures, tiny files and what the edge composes', async () => {
    const shell = await publish(work.store, await work.build({ name: 'shell', routes: ['/'] }), { teams });
    const remote = await publish(work.store, await work.build({ name: 'juegos', values: ['a.b'] }), { teams });
    for (const [{ release }, file] of [
      [shell, 'photo.1a2b.webp'],
      [shell, 'page.1a2b.js'],
      [shell, 'prerendered/index.json'],
      [shell, 'layouts/default.json'],
      [remote, prerenderedValueFile('/juegos', 'a.b')],
    ] as const) {
      expect(Object.keys(release.files[file] ?? {}), file).toEqual(['integrity', 'bytes']);
    }
  });

  it('refuses a release with a source or a secret in it, naming the file, and writes nothing', async () => {
    const dist = await work.build({ name: 'juegos', entry: '/srv/ci/travesia/node_modules/react/index.js' });
    await expect(publish(work.store, dist, { teams })).rejects.toMatchObject({
      code: 'leak',
      message: expect.stringMatching(/^juegos no se publica.*\n {2}entry\.1a2b\.js lleva una ruta de la máquina/),
    });
    expect(await stored()).toEqual([]);
    const { isNew } = await publish(work.store, dist, { teams, checkContents: false });
    expect(isNew).toBe(true);
  });

  it('refuses a remote whose styles reach other pages, naming file and selector; the shell may', async () => {
    const styles = '.juegos__a-x{margin:0}h1{color:red}';
    const refusal = publish(work.store, await work.build({ name: 'juegos', styles }), { teams });
    await expect(refusal).rejects.toMatchObject({
      code: 'styles',
      message: expect.stringMatching(/^juegos no se publica.*\n {2}page\.1a2b\.css: h1\n/),
    });
    const own = await work.build({ name: 'juegos', styles: '.juegos__a-x{margin:0}' });
    expect((await publish(work.store, own, { teams })).isNew).toBe(true);
    const shell = await work.build({ name: 'shell', routes: ['/'], styles });
    expect((await publish(work.store, shell, { teams })).isNew).toBe(true);
  });

  it('refuses a remote whose service keeps data of students that the release does not name', async () => {
    const migrations = join(work.folder, 'service/migrations');
    await mkdir(migrations, { recursive: true });
    await writeFile(join(migrations, '0001-scores.sql'), 'create table juegos.score (points int not null);');
    expect((await publish(work.store, await work.build({ name: 'juegos', entry: 'uno' }), { teams })).isNew).toBe(true);
    await writeFile(join(migrations, '0002-owners.sql'), 'alter table juegos.score add column user_id text;');
    const before = await stored();
    await expect(publish(work.store, await work.build({ name: 'juegos' }), { teams })).rejects.toMatchObject({
      code: 'student-data',
      message: expect.stringMatching(/^juegos no se publica.*0002-owners\.sql.*\/api\/juegos\/data/),
    });
    expect(await stored()).toEqual(before);
    const purposes = [{ what: 'Tus partidas.', why: 'Para seguirlas.', howLong: 'Mientras exista tu cuenta.' }];
    const studentData = { area: 'Juegos', path: '/api/juegos/data', purposes } as const;
    const { release } = await publish(work.store, await work.build({ name: 'juegos', studentData }), { teams });
    expect(release.studentData).toEqual(studentData);
  });

  it('does nothing for content that was published before, wherever it was built', async () => {
    const first = await publish(work.store, await work.build({ name: 'juegos' }), { teams });
    const again = await publish(work.store, await work.build({ name: 'juegos' }), { teams });
    expect(again).toEqual({ release: first.release, isNew: false });
    const other = await publish(work.store, await work.build({ name: 'juegos', entry: 'otra' }), { teams });
    expect(other.release.id).not.toBe(first.release.id);
  });

  it('says of each prerendered page since when it is as it is', async () => {
    const release = async (heading: string, entry: string) =>
      (await publish(work.store, await work.build({ name: 'juegos', heading, entry }), { teams })).release;
    const first = await release('Juegos', 'uno');
    expect(first.changed).toBeUndefined();
    const since = { '/juegos': first.publishedAt };
    expect((await release('Juegos', 'dos')).changed).toEqual(since);
    expect((await release('Juegos', 'tres')).changed).toEqual(since);
    const other = await release('Más juegos', 'tres');
    expect(other.changed).toBeUndefined();
    expect((await release('Más juegos', 'cuatro')).changed).toEqual({ '/juegos': other.publishedAt });
  });

  it('lets two publish the same content at once', async () => {
    const builds = await Promise.all([1, 2, 3].map(() => work.build({ name: 'juegos' })));
    const all = await Promise.all(builds.map((dist) => publish(work.store, dist, { teams })));
    expect(new Set(all.map(({ release }) => release.publishedAt)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  it('refuses a file that is missing, altered or cut short, and leaves nothing behind', async () => {
    const dist = await work.build({ name: 'juegos' });
    await writeFile(join(dist, 'release/entry.1a2b.js'), 'var altered;');
    await expect(publish(work.store, dist, { teams })).rejects.toThrow(/entry\.1a2b\.js, de juegos, no es el que/);
    await rm(join(dist, 'release/entry.1a2b.js'));
    await expect(publish(work.store, dist, { teams })).rejects.toThrow(/A juegos le falta entry/);
    expect(await stored()).toEqual([]);
  });

  it('refuses routes outside what the team owns, segment by segment', async () => {
    for (const path of ['/otra', '/juegosx', '/:algo', '/ensayos', '/'] as const) {
      const dist = await work.build({ name: 'juegos', routes: [path] });
      await expect(publish(work.store, dist, { teams }), path).rejects.toMatchObject({ code: 'route-outside' });
    }
    const shell = await work.build({ name: 'shell', routes: ['/', '/juegos/nuevo'] });
    await promoteAll(
      work.store,
      [await publish(work.store, await work.build({ name: 'juegos' }), { teams })].map(({ release }) => release),
      { teams },
    );
    await expect(publish(work.store, shell, { teams })).rejects.toThrow(/El shell declara \/juegos\/nuevo.*juegos/);
  });

  it('refuses two routes for the same addresses', async () => {
    const dist = await work.build({ name: 'juegos', routes: ['/juegos/:uno', '/juegos/:otro'] });
    await expect(publish(work.store, dist, { teams })).rejects.toMatchObject({ code: 'route-collision' });
  });

  it('refuses another contract than that of the live shell', async () => {
    const dist = await work.build({ name: 'juegos', contract: 2 });
    await expect(publish(work.store, dist, { teams })).rejects.toThrow(/contrato de páginas 2 y el shell, el 1/);
  });

  it('refuses a remote that no team stands for', async () => {
    const dist = await work.build({ name: 'biblioteca' });
    await expect(publish(work.store, dist, { teams })).rejects.toThrow(/teams\.json/);
  });

  it('says what is wrong with a build, or that there is none', async () => {
    const dist = await work.build({ name: 'juegos' });
    await expect(publish(work.store, join(dist, 'nada'), { teams })).rejects.toThrow(/npm run build/);
    const file = join(dist, 'build.json');
    const build = await readFile(file, 'utf8');
    await writeFile(file, build.slice(0, 100));
    await expect(publish(work.store, dist, { teams })).rejects.toThrow(/no es JSON/);
    await writeFile(file, build.replaceAll('entry.1a2b.js', '../../registry.json'));
    await expect(publish(work.store, dist, { teams })).rejects.toMatchObject({ code: 'build-invalid' });
  });

  it.runIf(kind === 'folder')('names a store that cannot be written', async () => {
    const dist = await work.build({ name: 'juegos' });
    await mkdir(dirname(work.store.address), { recursive: true });
    await writeFile(work.store.address, 'a file, not a folder');
    await expect(publish(work.store, dist, { teams, compareWithLive: false })).rejects.toThrow(/DATA_DIR/);
  });
});
