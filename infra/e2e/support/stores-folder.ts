import { join, resolve } from 'node:path';
import { openLocalKeys, type ReleaseKeys } from '@travesia/infra-releases';

/** Where the targets `stores` and `fixture-stores` of this workspace leave what they publish. */
const STORES = resolve(import.meta.dirname, '../dist/stores');

/** `fixtures`: the product with the remotes made for tests. */
export type StoreKind = 'product' | 'fixtures';

/** A release store with everything published and live; to be copied, because tests break theirs. */
export function preparedStore(kind: StoreKind): string {
  return join(STORES, kind);
}

/** By which every prepared store is signed. */
export function preparedKeys(): Promise<ReleaseKeys> {
  return openLocalKeys(join(STORES, 'release-keys'));
}
