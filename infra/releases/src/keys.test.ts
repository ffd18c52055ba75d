import { generateKeyPairSync } from 'node:crypto';
import type { RegistryDocument } from '@travesia/contracts/release';
import {
  createSigner,
  type DocumentSigner,
  endorseStable,
  followRegistry,
  REGISTRY_FILE,
  registryDigest,
  releasePath,
  revisionPath,
  signDocument,
} from '@travesia/shell-edge/store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { abortCanary, setCanary } from './canary.ts';
import { addKey, readTrust, revokeKey, rotateKey, updateTeams } from './keys.ts';
import { promoteAll } from './promote.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { openStore, type WritableStore } from './store/writable-store.ts';
import { onEachStore } from './testing/on-each-store.ts';
import { SAMPLE_TEAMS, type SampleWorkplace } from './testing/sample-workplace.ts';
import { verify } from './verify.ts';

const teams = SAMPLE_TEAMS;

function makeSigner(): DocumentSigner {
  const { privateKey } = generateKeyPairSync('ed25519');
  return createSigner(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
}

onEachStore('keys', ({ createWorkplace }) => {
  let work: SampleWorkplace;
  const [juegos, ensayos, edge] = [makeSigner(), makeSigner(), makeSigner()];

  /** The store in the hands of somebody with that key, who trusts the root. */
  const as = (signer: DocumentSigner): Promise<WritableStore> =>
    openStore(work.store.address, { keys: { signer, trust: work.keys.trust }, by: 'equipo' });

  async function released(store: WritableStore, name: string, entry: string) {
    return (
      await publish(store, await work.build({ name, entry, ...(name === 'shell' && { routes: ['/'] }) }), { teams })
    ).release;
  }
  async function promoted(store: WritableStore, name: string, entry: string) {
    const release = await released(store, name, entry);
    await promoteAll(store, [release], { teams });
    return release;
  }

  /** What an edge accepts that starts now. */
  async function live() {
    const refused: string[] = [];
    const document = await followRegistry((await as(edge)).releases, ({ message }) => refused.push(message)).read();
    return { document, refused };
  }

  /** Puts a revision into the store as somebody does who writes there with other tools. */
  async function force(signer: DocumentSigner, changed: Partial<RegistryDocument>): Promise<void> {
    const newest = await work.store.releases.readRegistry();
    if (!newest) throw new Error('nothing is live');
    const { signature: _, ...before } = newest;
    const revision = newest.revision + 1;
    const next = signDocument(signer, 'registry', {
      ...before,
      changes: [{ action: 'promote' as const, name: 'juegos' }],
      ...changed,
      revision,
      previous: registryDigest(newest),
    });
    for (const path of [revisionPath(revision), REGISTRY_FILE]) {
      await work.store.blobs.replace(path, Buffer.from(JSON.stringify(next)));
    }
  }

  beforeEach(async () => {
    work = await createWorkplace();
    await updateTeams(work.store, { teams });
    await addKey(work.store, { role: 'team', publicKey: juegos.publicKey, names: ['juegos'] });
    await addKey(work.store, { role: 'team', publicKey: ensayos.publicKey, names: ['ensayos'] });
    await addKey(work.store, { role: 'edge', publicKey: edge.publicKey });
    await promoted(work.store, 'shell', 'a');
  });
  afterEach(() => work.remove());

  it('of a team publish and promote its own names, and nothing else', async () => {
    const store = await as(juegos);
    const first = await promoted(store, 'juegos', 'a');
    const second = await promoted(store, 'juegos', 'b');
    const third = await released(store, 'juegos', 'c');
    await setCanary(store, { name: 'juegos', id: third.id, percent: 5 });
    expect((await rollback(store, 'juegos')).remotes['juegos']).toMatchObject({ stable: second.id });
    expect((await rollback(store, 'juegos')).remotes['juegos']).toMatchObject({ stable: first.id });
    await expect(released(store, 'ensayos', 'a')).rejects.toMatchObject({ code: 'keys' });
    await expect(released(store, 'shell', 'b')).rejects.toMatchObject({ code: 'keys' });
    const other = await released(await as(ensayos), 'ensayos', 'a');
    await expect(promoteAll(store, [other], { teams })).rejects.toMatchObject({ code: 'keys' });
    const more = { ...teams, juegos: ['/juegos', '/home'] };
    await expect(promoteAll(store, [first], { teams: more })).rejects.toMatchObject({ code: 'keys' });
    await expect(addKey(store, { role: 'platform', publicKey: juegos.publicKey })).rejects.toMatchObject({
      code: 'keys',
    });
    expect((await live()).document).toEqual(await work.store.releases.readRegistry());
    expect((await verify(work.store)).problems).toEqual([]);
  });

  it('of an edge end a canary, and nothing else', async () => {
    const team = await as(juegos);
    const [a, b] = [await promoted(team, 'juegos', 'a'), await released(team, 'juegos', 'b')];
    await setCanary(team, { name: 'juegos', id: b.id, percent: 5 });
    const store = await as(edge);
    const attempts: (() => Promise<unknown>)[] = [
      () => promoteAll(store, [b], { teams }),
      () => setCanary(store, { name: 'juegos', id: b.id, percent: 50 }),
      () => released(store, 'juegos', 'c'),
      () => revokeKey(store, juegos.key),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'keys' });
    const ended = await abortCanary(store, 'juegos', { release: b.id });
    expect(ended?.remotes['juegos']).toEqual({ stable: a.id, prefixes: ['/juegos'] });
    expect((await live()).document).toEqual(ended);
    expect((await verify(work.store)).problems).toEqual([]);
  });

  it('are looked at by the edge, whatever the tool of who signs says', async () => {
    const team = await as(juegos);
    const mine = await promoted(team, 'juegos', 'a');
    const before = await work.store.releases.readRegistry();
    if (!before) throw new Error('nothing is live');
    const digests = new Map([[mine.id, before.endorsements['juegos']?.stable.releases[mine.id] ?? '']]);
    const shell = { stable: mine.id };
    const revision = before.revision + 1;
    const ownTrust = signDocument(juegos, 'trust', { ...before.trust, version: before.trust.version + 1 });
    const attempts: [string, Partial<RegistryDocument>, RegExp][] = [
      ['another name without its word', { shell }, /is not what key|which nobody vouches/],
      [
        'another name by its own word',
        {
          shell,
          endorsements: {
            ...before.endorsements,
            shell: { stable: endorseStable(juegos, 'shell', shell, revision, digests) },
          },
        },
        /may not sign for shell/,
      ],
      ['a name that goes', { shell: null }, /may not change shell/],
      [
        'the past of another',
        { timelines: { ...before.timelines, shell: { stables: [], failed: [] } } },
        /past of shell/,
      ],
      ['a change in another name', { changes: [{ action: 'abort', name: 'shell' }] }, /may not abort shell/],
      ['keys of its own', { trust: ownTrust }, /not trusted here/],
      [
        'an address of another team',
        { remotes: { juegos: { stable: mine.id, prefixes: ['/juegos', '/ensayos'] } } },
        /is not what key/,
      ],
    ];
    const followed = followRegistry((await as(edge)).releases, () => {});
    expect(await followed.read()).toEqual(before);
    for (const [title, changed, reason] of attempts) {
      await force(juegos, changed);
      const { document, refused } = await live();
      expect(document, title).toEqual(before);
      expect(refused.join('\n'), title).toMatch(reason);
      expect(await followed.read(), title).toEqual(before);
      expect(followed.standing().refusal?.reason, title).toMatch(reason);
      await expect(promoteAll(work.store, [mine], { teams }), title).rejects.toMatchObject({
        code: 'untrusted-registry',
      });
      await work.store.blobs.remove(revisionPath(revision));
      await work.store.blobs.replace(REGISTRY_FILE, Buffer.from(JSON.stringify(before)));
    }
  });

  it('that are rotated sign nothing new, and what they published counts still', async () => {
    const team = await as(juegos);
    const [a] = [await promoted(team, 'juegos', 'a'), await promoted(team, 'juegos', 'b')];
    const unused = await released(team, 'juegos', 'c');
    const next = makeSigner();
    await rotateKey(work.store, juegos.key, next.publicKey);
    await expect(released(team, 'juegos', 'd')).rejects.toMatchObject({ code: 'keys' });
    await expect(promoteAll(team, [unused], { teams })).rejects.toMatchObject({ code: 'keys' });
    const store = await as(next);
    expect((await rollback(store, 'juegos')).remotes['juegos']?.stable).toBe(a.id);
    expect((await promoteAll(store, [unused], { teams })).remotes['juegos']?.stable).toBe(unused.id);
    expect((await live()).refused).toEqual([]);
    expect((await verify(work.store)).problems).toEqual([]);
  });

  it('that are revoked count for nothing but what is live, by the word of the root', async () => {
    const team = await as(juegos);
    const [a, b] = [await promoted(team, 'juegos', 'a'), await promoted(team, 'juegos', 'b')];
    const unused = await released(team, 'juegos', 'c');
    await revokeKey(work.store, juegos.key, { reason: 'se perdió un computador' });
    expect((await readTrust(work.store))?.keys).not.toHaveProperty(juegos.key);
    const { document, refused } = await live();
    expect(refused).toEqual([]);
    expect(document?.remotes['juegos']).toMatchObject({ stable: b.id, lastGood: a.id });
    await expect(promoteAll(team, [unused], { teams })).rejects.toMatchObject({ code: 'altered' });
    await expect(promoteAll(work.store, [unused], { teams })).rejects.toMatchObject({ code: 'altered' });
    const { problems } = await verify(work.store);
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`^${releasePath('juegos', unused.id, 'release.json')}: .*not trusted here$`)),
    ]);
  });
});
