import {
  type CanaryPointer,
  type KeptReleases,
  type RegistryDocument,
  type ReleaseId,
  type ReleaseName,
  SHELL_NAME,
} from '@travesia/contracts';
import { readNewestRevision } from './change-registry.ts';
import { wasOpened } from './gate-record.ts';
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
  /** Those of them whose pages no browser has opened. */
  readonly unopened: readonly ReleaseId[];
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
    names: await Promise.all(
      [...names].map(async (name) => {
        const pointer = pointerOf(newest, name);
        const kept = published[name] ?? [];
        return {
          name,
          stable: pointer?.stable ?? null,
          lastGood: pointer?.lastGood ?? null,
          canary: pointer?.canary ?? null,
          prefixes: newest?.remotes[name]?.prefixes ?? [],
          published: kept,
          unopened: await unopenedOf(store, name, kept),
        };
      }),
    ),
  };
}

async function unopenedOf(store: WritableStore, name: ReleaseName, kept: KeptReleases[string]) {
  const opened = await Promise.all(kept.map(({ id }) => wasOpened(store, name, id)));
  return kept.flatMap(({ id }, index) => (opened[index] ? [] : [id]));
}
