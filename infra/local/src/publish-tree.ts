import {
  type Project,
  type PromotedTree,
  type PublishOptions,
  promoteTree,
  publish,
  type WritableStore,
} from '@travesia/infra-releases';
import { setAsideOldStore } from './set-aside-old-store.ts';

/** In whose name the history records what a start made live, so that the next one knows it from what somebody decided. */
export const START_NAME = 'npm start';

/**
 * Publishes these builds and makes them live in one revision, but for what somebody decided otherwise.
 * @param store changed in the name of {@link START_NAME}.
 * @param detail is told what was published, and what is live that is not of the tree.
 */
export async function publishTree(
  store: WritableStore,
  projects: readonly Pick<Project, 'name' | 'dist'>[],
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
  const promoted = await promoteTree(store, releases);
  for (const sentence of differences(promoted)) detail(sentence);
  return promoted.registry.revision;
}

/** What is live and is not what the tree holds: why, and how to change it. */
function differences({ left, withdrawn, strangers }: PromotedTree): readonly string[] {
  return [
    ...left.map(({ name, live, ofTree }) => {
      const state = live === null ? 'alguien la retiró' : `en vivo sigue ${live}, que alguien eligió`;
      return `${name}: ${state}; el árbol tiene ${ofTree}: npm run release -- publish ${name} --promote la pone en vivo`;
    }),
    ...withdrawn.map((name) => `${name}: la había puesto en vivo otro arranque y este no la publica; se retiró`),
    ...strangers.map(
      (name) =>
        `${name}: no está en el árbol y sigue en vivo, porque alguien la promovió; ` +
        `npm run release -- withdraw ${name} la retira`,
    ),
  ];
}
