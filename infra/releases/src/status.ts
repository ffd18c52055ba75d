import {
  type CanaryPointer,
  type KeptReleases,
  type RegistryDocument,
  type ReleaseId,
  SHELL_NAME,
} from '@travesia/contracts';
import { readNewestRevision } from './change-registry.ts';
import { pointerOf } from './release-pointers.ts';
import type { WritableStore } from './store/writable-store.ts';

export interface NameStatus {
  readonly name: string;
  readonly stable: ReleaseId | null;
  readonly lastGood: ReleaseId | null;
  readonly canary: CanaryPointer | null;
  readonly prefixes: readonly string[];
  /** Every release that is kept, the newest first. */
  readonly published: KeptReleases[string];
}

export interface StoreStatus {
  readonly revision: number;
  readonly issuedAt: RegistryDocument['issuedAt'] | null;
  readonly by: string | null;
  readonly names: readonly NameStatus[];
}

/** What is live and what could be. */
export async function status(store: WritableStore): Promise<StoreStatus> {
  const newest = await readNewestRevision(store);
  const published = await store.releases.listReleases();
  const names = new Set([SHELL_NAME, ...[...Object.keys(newest?.remotes ?? {}), ...Object.keys(published)].sort()]);
  return {
    revision: newest?.revision ?? 0,
    issuedAt: newest?.issuedAt ?? null,
    by: newest?.by ?? null,
    names: [...names].map((name) => {
      const pointer = pointerOf(newest, name);
      return {
        name,
        stable: pointer?.stable ?? null,
        lastGood: pointer?.lastGood ?? null,
        canary: pointer?.canary ?? null,
        prefixes: newest?.remotes[name]?.prefixes ?? [],
        published: published[name] ?? [],
      };
    }),
  };
}
