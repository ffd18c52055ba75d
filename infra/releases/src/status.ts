import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type RegistryDocument, type ReleaseDocument, type ReleaseId, SHELL_NAME } from '@travesia/contracts';
import { openFolderStore } from '@travesia/shell-edge/store';
import { readNewestRevision } from './change-registry.ts';
import { hasCode } from './has-code.ts';
import { releasesFolder } from './store-layout.ts';

export interface NameStatus {
  readonly name: string;
  readonly stable: ReleaseId | null;
  readonly lastGood: ReleaseId | null;
  readonly prefixes: readonly string[];
  /** Every release that is kept, the newest first. */
  readonly published: readonly Pick<ReleaseDocument, 'id' | 'version' | 'publishedAt'>[];
}

export interface StoreStatus {
  readonly revision: number;
  readonly issuedAt: RegistryDocument['issuedAt'] | null;
  readonly names: readonly NameStatus[];
}

/** What is live and what could be. */
export async function status(store: string): Promise<StoreStatus> {
  const newest = await readNewestRevision(store);
  const published = await namesIn(join(store, 'releases'));
  const names = new Set([SHELL_NAME, ...Object.keys(newest?.remotes ?? {}).sort(), ...published.sort()]);
  return {
    revision: newest?.revision ?? 0,
    issuedAt: newest?.issuedAt ?? null,
    names: await Promise.all([...names].map((name) => statusOf(store, name, newest))),
  };
}

async function statusOf(store: string, name: string, newest: RegistryDocument | null): Promise<NameStatus> {
  const pointer = name === SHELL_NAME ? newest?.shell : newest?.remotes[name];
  return {
    name,
    stable: pointer?.stable ?? null,
    lastGood: pointer?.lastGood ?? null,
    prefixes: newest?.remotes[name]?.prefixes ?? [],
    published: await publishedReleases(store, name),
  };
}

/** Every release of `name` that the store keeps, the newest first. */
export async function publishedReleases(store: string, name: string): Promise<NameStatus['published']> {
  const reader = openFolderStore(store);
  const ids = await namesIn(releasesFolder(store, name));
  const documents = await Promise.all(ids.map((id) => reader.readRelease(name, id)));
  return documents
    .filter((document) => document !== null)
    .map(({ id, version, publishedAt }) => ({ id, version, publishedAt }))
    .sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
}
