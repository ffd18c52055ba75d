import { copyFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryDocument, ReleaseDocument } from '@travesia/contracts/release';
import { createReleaseStore, openFolderBlobs } from '@travesia/shell-edge/store';
import { preparedKeys } from './stores-folder.ts';

const ENCODINGS = ['', '.br', '.gz'];

async function stableRelease(store: string, name: string): Promise<ReleaseDocument> {
  const reader = createReleaseStore(openFolderBlobs(store), (await preparedKeys()).trust);
  const registry: RegistryDocument | null = await reader.readRegistry();
  const release = await reader.readRelease(name, registry?.remotes[name]?.stable ?? '');
  if (!release) throw new Error(`${store} has no release of ${name}`);
  return release;
}

/**
 * Takes the files of a live release that `matches` names away from the store.
 * Returns what puts them back.
 */
export async function breakFile(store: string, remote: string, matches: RegExp): Promise<() => Promise<void>> {
  const release = await stableRelease(store, remote);
  const folder = join(store, 'releases', remote, release.id);
  const files = Object.keys(release.files).filter((file) => matches.test(file));
  if (files.length === 0) throw new Error(`${remote} has no file like ${matches}`);
  const paths = files.flatMap((file) => ENCODINGS.map((encoding) => join(folder, file + encoding)));
  const moved: string[] = [];
  for (const path of paths) {
    const done = await rename(path, `${path}.away`).then(
      () => true,
      () => false,
    );
    if (done) moved.push(path);
  }
  return async () => {
    for (const path of moved) await copyFile(`${path}.away`, path);
  };
}

/** Names of the script files that only `page` of the live release of `remote` needs. */
export async function ownScripts(store: string, remote: string, page: string): Promise<RegExp> {
  const { pages } = await stableRelease(store, remote);
  const others = new Set(Object.entries(pages).flatMap(([id, files]) => (id === page ? [] : files.js)));
  const own = (pages[page]?.js ?? []).filter((file) => !others.has(file));
  if (own.length === 0) throw new Error(`${remote}: ${page} has no script of its own`);
  return new RegExp(`^(?:${own.map((file) => file.replaceAll('.', '\\.')).join('|')})$`);
}
