import { join } from 'node:path';
import { REGISTRY_FILE, releasePath, revisionPath, signDocument, trustKeys } from '@travesia/shell-edge/store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readHistory } from './history.ts';
import { promoteAll } from './promote.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { openLocalKeys } from './store/release-keys.ts';
import { openStore } from './store/writable-store.ts';
import { onEachStore } from './testing/on-each-store.ts';
import { SAMPLE_TEAMS, type SampleWorkplace } from './testing/sample-workplace.ts';
import { verify } from './verify.ts';

onEachStore('verifying a store', ({ createWorkplace }) => {
  let work: SampleWorkplace;
  let id: string;

  const write = (path: string, content: string | Uint8Array) => work.store.blobs.replace(path, Buffer.from(content));
  const remove = (path: string) => work.store.blobs.remove(path);
  const read = async (path: string) => Buffer.from((await work.store.blobs.read(path)) ?? '').toString();
  const problems = async () => (await verify(work.store)).problems;

  beforeEach(async () => {
    work = await createWorkplace();
    for (const entry of ['a', 'b', 'c']) {
      const { release } = await publish(work.store, await work.build({ name: 'juegos', entry }), {
        teams: SAMPLE_TEAMS,
      });
      await promoteAll(work.store, [release], { teams: SAMPLE_TEAMS });
      id = release.id;
    }
  });
  afterEach(() => work.remove());

  it('finds nothing wrong where nothing is, and counts what it saw', async () => {
    const lines: string[] = [];
    // Of each release: its document, four files and two copies of the one that compresses.
    expect(await verify(work.store, (line) => lines.push(line))).toEqual({
      revisions: 3,
      releases: 3,
      files: 21,
      unfinished: [],
      problems: [],
    });
    expect(lines).toHaveLength(4);
  });

  it.each(['entry.1a2b.js', 'entry.1a2b.js.br', 'entry.1a2b.js.gz', 'photo.1a2b.webp', 'prerendered/juegos.json'])(
    'names %s when it is altered, and when it is missing',
    async (file) => {
      const path = releasePath('juegos', id, file);
      await write(path, 'altered');
      expect(await problems()).toEqual([`${path}: no es el archivo que se publicó`]);
      await remove(path);
      expect(await problems()).toEqual([`${path}: falta`]);
    },
  );

  it('names what does not belong to a release, and a live one that is gone', async () => {
    const stranger = releasePath('juegos', id, 'stranger.js');
    await write(stranger, 'alert(1)');
    expect(await problems()).toEqual([`${stranger}: no es de la publicación`]);
    for await (const { path } of work.store.blobs.list(releasePath('juegos', id, ''))) await remove(path);
    expect(await problems()).toEqual([
      `${releasePath('juegos', id, 'release.json')}: la revisión 3 la nombra y no está`,
    ]);
  });

  it('names a revision that is altered, replaced or missing', async () => {
    const second = await read(revisionPath(2));
    await write(revisionPath(2), second.replace('"by":"prueba"', '"by":"nadie"'));
    expect(await problems()).toEqual([`${revisionPath(2)}: is not what the revision after it names`]);
    const { signature: _, ...unsigned } = JSON.parse(second);
    const other = signDocument(work.store.signer(), 'registry', { ...unsigned, by: 'otra persona' });
    await write(revisionPath(2), JSON.stringify(other));
    expect(await problems()).toEqual([`${revisionPath(2)}: is not what the revision after it names`]);
    await remove(revisionPath(2));
    expect(await problems()).toEqual([`${revisionPath(2)}: falta`]);
    await expect(readHistory(work.store)).rejects.toMatchObject({ code: 'untrusted-registry' });
    await write(revisionPath(2), second);
    const third = await read(revisionPath(3));
    await write(revisionPath(3), third.replace('"by":"prueba"', '"by":"nadie"'));
    expect((await problems())[0]).toMatch(
      /^registry\/0000000003\.json: revision 3: is not what key [0-9a-f]{16} signed$/,
    );
  });

  it('names an announcement that is set back; one that is late is only unfinished', async () => {
    await write(REGISTRY_FILE, await read(revisionPath(1)));
    expect(await problems()).toEqual(['registry.json: anuncia la revisión 1 y la última es la 3']);
    await write(REGISTRY_FILE, await read(revisionPath(2)));
    expect(await verify(work.store)).toMatchObject({
      problems: [],
      unfinished: ['registry.json: anuncia la revisión 2 y la última es la 3'],
    });
    await write(REGISTRY_FILE, '{');
    expect(await problems()).toEqual(['registry.json: is not JSON']);
  });

  it('trusts the keys it is given, not those that lie in the store', async () => {
    const keys = await openLocalKeys(join(work.folder, 'other-keys'));
    const { problems: found } = await verify(await openStore(work.store.address, { keys }));
    // Three revisions, what is announced, and who published each release.
    expect(found).toHaveLength(7);
    for (const problem of found) expect(problem).toMatch(/is not trusted here$/);
  });

  it('takes what was signed with a key of the past for what the next one vouches for', async () => {
    const next = await openLocalKeys(join(work.folder, 'next-keys'));
    const both = trustKeys([work.keys, next].flatMap(({ signer }) => signer?.publicKey ?? []));
    const rotating = await openStore(work.store.address, { keys: { ...next, trust: both } });
    await rollback(rotating, 'juegos');
    const rotated = await openStore(work.store.address, { keys: next });
    expect((await verify(rotated)).problems).toEqual([]);
    expect(await readHistory(rotated)).toHaveLength(4);
    expect((await rollback(rotated, 'juegos')).revision).toBe(5);
  });
});
