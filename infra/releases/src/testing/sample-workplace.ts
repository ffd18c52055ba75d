import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLocalKeys, type ReleaseKeys } from '../store/release-keys.ts';
import { openStore, type WritableStore } from '../store/writable-store.ts';
import type { Teams } from '../teams.ts';
import { type SampleBuild, writeSampleBuild } from './sample-build.ts';

export interface SampleWorkplace {
  readonly folder: string;
  readonly keys: ReleaseKeys;
  /** Where {@link keys} are, for other processes. */
  readonly keysFolder: string;
  readonly store: WritableStore;
  build(sample: SampleBuild): Promise<string>;
  remove(): Promise<void>;
}

export const SAMPLE_TEAMS: Teams = { juegos: ['/juegos'], ensayos: ['/ensayos', '/test'], carreras: ['/carreras'] };

/**
 * An empty store, and room for builds, in a temporary folder.
 * @param addressIn where the store is; it may be in that folder.
 */
export async function createSampleWorkplace(
  addressIn = (folder: string) => join(folder, 'store'),
): Promise<SampleWorkplace> {
  const folder = await mkdtemp(join(tmpdir(), 'travesia-releases-'));
  const keysFolder = join(folder, 'release-keys');
  const keys = await openLocalKeys(keysFolder);
  let builds = 0;
  return {
    folder,
    keys,
    keysFolder,
    store: await openStore(addressIn(folder), { keys, by: 'prueba' }),
    build: (sample) => {
      builds += 1;
      return writeSampleBuild(join(folder, `dist-${builds}`), sample);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
