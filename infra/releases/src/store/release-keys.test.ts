import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryDocument } from '@travesia/contracts/release';
import { encodePublicKey, signDocument } from '@travesia/shell-edge/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLocalKeys, openReleaseKeys, type ReleaseKeys } from './release-keys.ts';

describe('the keys of the release tool', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'travesia-keys-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  function makePair() {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    return {
      signing: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      trusted: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    };
  }

  const issuedAt = '2026-03-01T12:00:00.000Z';

  /** A registry of nothing, as `signer` writes it where `root` says who may. */
  function signed({ signer }: ReleaseKeys, root = signer): RegistryDocument {
    if (!signer || !root) throw new Error('there is no signer');
    const trusted = { role: 'platform', publicKey: encodePublicKey(signer.publicKey) } as const;
    return signDocument(signer, 'registry', {
      schema: 2 as const,
      minor: 0,
      revision: 1,
      issuedAt,
      previous: null,
      by: 'prueba',
      changes: [{ action: 'withdraw' as const, name: 'juegos' }],
      trust: signDocument(root, 'trust', {
        schema: 1 as const,
        version: 1,
        issuedAt,
        teams: {},
        keys: { [signer.key]: trusted },
      }),
      shell: null,
      remotes: {},
      endorsements: {},
      timelines: {},
    });
  }

  it('are made once on this machine, whoever asks first, for their owner alone', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => openLocalKeys(join(folder, 'keys'))));
    expect(new Set(all.map(({ signer }) => signer?.publicKey)).size).toBe(1);
    expect((await stat(join(folder, 'keys'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'keys/private.pem'))).mode & 0o777).toBe(0o600);
    const again = await openReleaseKeys({}, join(folder, 'keys'));
    again.trust.verify(signed(all[0] ?? again));
  });

  it('come from the environment, as text or as files, several to trust', async () => {
    const [ours, theirs, others] = [makePair(), makePair(), makePair()];
    const files = { signing: join(folder, 'signing.pem'), theirs: join(folder, 'theirs.pem') };
    await writeFile(files.signing, ours.signing);
    await writeFile(files.theirs, theirs.trusted);
    const environments = [
      { RELEASES_SIGNING_KEY: ours.signing, RELEASES_TRUSTED_KEYS: theirs.trusted + ours.trusted },
      { RELEASES_SIGNING_KEY: ours.signing.replaceAll('\n', '\\n'), RELEASES_TRUSTED_KEYS: files.theirs },
      { RELEASES_SIGNING_KEY: files.signing, RELEASES_TRUSTED_KEYS: `${files.theirs},${files.theirs}` },
    ];
    const foreign = await openReleaseKeys({ RELEASES_SIGNING_KEY: theirs.signing }, folder);
    const stranger = await openReleaseKeys({ RELEASES_SIGNING_KEY: others.signing }, folder);
    for (const env of environments) {
      const keys = await openReleaseKeys(env, folder);
      keys.trust.verify(signed(foreign));
      // A key that signs is no root where others are named: it may what one of those says.
      keys.trust.verify(signed(keys, foreign.signer));
      expect(() => keys.trust.verify(signed(stranger))).toThrow(/is not trusted here/);
    }
    const [first, second] = await Promise.all(environments.map((env) => openReleaseKeys(env, folder)));
    if (!first || !second) throw new Error('there are environments');
    first.trust.verify(signed(first));
    expect(() => second.trust.verify(signed(second))).toThrow(/is not trusted here/);
    const reader = await openReleaseKeys({ RELEASES_TRUSTED_KEYS: files.theirs }, folder);
    expect(reader.signer).toBeUndefined();
    reader.trust.verify(signed(foreign));
  });

  it('are refused, by the name of the variable, when they are nothing of the kind', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const elliptic = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    for (const signing of ['nothing', elliptic, join(folder, 'missing.pem')]) {
      const refused = openReleaseKeys({ RELEASES_SIGNING_KEY: signing }, folder);
      await expect(refused, signing).rejects.toMatchObject({ code: 'keys' });
      await expect(refused, signing).rejects.toThrow(/^RELEASES_SIGNING_KEY no sirve/);
    }
    const refused = openReleaseKeys({ RELEASES_TRUSTED_KEYS: '-----BEGIN PUBLIC KEY-----\nx' }, folder);
    await expect(refused).rejects.toThrow(/^RELEASES_TRUSTED_KEYS no sirve/);
  });
});
