import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@travesia/contracts/release';
import { findProjects, publish, type WritableStore } from '@travesia/infra-releases';

/**
 * Publishes the same shell under another version, by way of the empty `folder`: another release, with an address of
 * its own for every file.
 */
export async function publishNewerShell(store: WritableStore, folder: string): Promise<ReleaseDocument> {
  const shell = (await findProjects()).find(({ name }) => name === 'shell');
  if (!shell) throw new Error('there is no shell');
  await cp(shell.dist, folder, { recursive: true });
  const file = join(folder, 'build.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), version: '1.1.0' }));
  return (await publish(store, folder)).release;
}
