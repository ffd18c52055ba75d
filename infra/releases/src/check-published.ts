import type { ReleaseId, ReleaseName } from '@travesia/contracts/release';
import { releaseIdSchema, releaseNameSchema } from '@travesia/contracts/schemas';
import { RELEASE_FILE, releasePath } from '@travesia/shell-edge/store';
import { ReleaseError } from './release-error.ts';
import type { WritableStore } from './store/writable-store.ts';

/** Whether there is such a release, whoever made it. */
async function isThere({ blobs }: WritableStore, name: ReleaseName, id: ReleaseId): Promise<boolean> {
  const isName = releaseNameSchema.safeParse(name).success && releaseIdSchema.safeParse(id).success;
  return isName && (await blobs.tag(releasePath(name, id, RELEASE_FILE))) !== null;
}

/** Named in a refusal; `status` names all. */
const TOLD_MAX = 5;

/** @throws {ReleaseError} where there is no such release; it names those that there are. */
export async function checkPublished(store: WritableStore, name: ReleaseName, id: ReleaseId): Promise<void> {
  if (await isThere(store, name, id)) return;
  throw new ReleaseError('unknown-release', `${name} ${id} no está publicado. ${await whatThereIs(store, name)}`);
}

async function whatThereIs({ releases }: WritableStore, name: ReleaseName): Promise<string> {
  const published = await releases.listReleases();
  const ids = (published[name] ?? []).map((release) => release.id);
  if (ids.length === 0) {
    const names = Object.keys(published).sort();
    return `Nada de ${name} está publicado${names.length === 0 ? '' : `; hay publicaciones de ${names.join(', ')}`}.`;
  }
  const more = ids.length > TOLD_MAX ? `; y ${ids.length - TOLD_MAX} más en npm run release -- status ${name}` : '';
  return `De ${name}, las más nuevas primero, hay: ${ids.slice(0, TOLD_MAX).join(', ')}${more}.`;
}

/**
 * For after a revision that names the release. `gc` takes `release.json` away before it looks
 * for such revisions, so one of both sees what the other did.
 */
export async function checkStillPublished(store: WritableStore, name: ReleaseName, id: ReleaseId): Promise<void> {
  if (await isThere(store, name, id)) return;
  throw new ReleaseError(
    'lost',
    `gc borró ${name} ${id} mientras se ponía en vivo; los visitantes reciben la anterior: publícalo otra vez.`,
  );
}
