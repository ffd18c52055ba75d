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

/** @throws {ReleaseError} where there is no such release. */
export async function checkPublished(store: WritableStore, name: ReleaseName, id: ReleaseId): Promise<void> {
  if (await isThere(store, name, id)) return;
  throw new ReleaseError(
    'unknown-release',
    `${name} ${id} no está publicado: mira cuáles hay con npm run release -- status.`,
  );
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
