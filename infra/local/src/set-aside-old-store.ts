import { readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { REGISTRY_FILE, revisionPath } from '@travesia/shell-edge/store';

/** The schema of registries in which nothing holds the digests of releases: nothing can vouch for them afterwards. */
const OLD_SCHEMA = 1;

async function schemaOf(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')).schema;
  } catch {
    // What cannot be read here is refused by whoever opens the store, with its reason.
    return undefined;
  }
}

async function isFree(path: string): Promise<boolean> {
  return stat(path).then(
    () => false,
    () => true,
  );
}

/**
 * A store of this machine that an earlier version wrote makes room for a new one: the tree is published anew anyway.
 * @returns where it is now; `null` where there was none.
 */
export async function setAsideOldStore(folder: string): Promise<string | null> {
  const schemas = await Promise.all([REGISTRY_FILE, revisionPath(1)].map((path) => schemaOf(join(folder, path))));
  if (!schemas.includes(OLD_SCHEMA)) return null;
  let aside = `${folder}-anterior`;
  for (let count = 2; !(await isFree(aside)); count += 1) aside = `${folder}-anterior-${count}`;
  await rename(folder, aside);
  return aside;
}
