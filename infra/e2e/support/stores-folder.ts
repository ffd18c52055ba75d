import { join } from 'node:path';
import { openLocalKeys, type ReleaseKeys } from '@travesia/infra-releases';

/** Tells workers and edges where the stores are; they run in processes of their own. */
const STORES_VARIABLE = 'TRAVESIA_E2E_STORES';

export function nameStoresFolder(folder: string): void {
  process.env[STORES_VARIABLE] = folder;
}

export function storesFolder(): string {
  const folder = process.env[STORES_VARIABLE];
  if (!folder) throw new Error(`${STORES_VARIABLE} is not set: the stores are made by the global set-up`);
  return folder;
}

/** By which every store of this run is signed. */
export function preparedKeys(): Promise<ReleaseKeys> {
  return openLocalKeys(join(storesFolder(), 'release-keys'));
}
