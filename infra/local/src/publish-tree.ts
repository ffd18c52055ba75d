import { type Project, type PublishOptions, promoteAll, publish, type WritableStore } from '@travesia/infra-releases';
import { setAsideOldStore } from './set-aside-old-store.ts';

/**
 * Publishes these builds and makes exactly them live, in one revision.
 * @param detail is told what was published.
 */
export async function publishTree(
  store: WritableStore,
  projects: readonly Project[],
  detail: (text: string) => void,
  options: Pick<PublishOptions, 'compressedCopies' | 'checkContents'> = {},
): Promise<number> {
  const old = await setAsideOldStore(store.address);
  if (old) detail(`El almacén era de una versión anterior: quedó en ${old} y se empieza otro`);
  const releases = [];
  let unchanged = 0;
  for (const { name, dist } of projects) {
    const { release, isNew } = await publish(store, dist, { ...options, compareWithLive: false });
    releases.push(release);
    if (isNew) detail(`${name} ${release.id}, ${Object.keys(release.files).length} archivos`);
    else unchanged += 1;
  }
  if (unchanged > 0) detail(`${unchanged} sin cambios`);
  const { revision } = await promoteAll(store, releases, { withdrawOthers: true });
  return revision;
}
