import type { ReleaseDocument } from '@travesia/contracts/release';
import type { z } from 'zod';
import type { ReleaseStore } from '../store/release-store.ts';
import { parseDocument, StoreError } from '../store/store-error.ts';

const whereOf = ({ name, id }: ReleaseDocument, file: string) => `${name}/${id}/${file}`;

async function readRequired(store: ReleaseStore, release: ReleaseDocument, file: string): Promise<Uint8Array> {
  const bytes = await store.readFile(release, file);
  if (!bytes) throw new StoreError(whereOf(release, file), 'is missing');
  return bytes;
}

/**
 * A file of a release, for our own use.
 * @throws {StoreError} when it is missing or is not what was published.
 */
export async function readVerifiedText(store: ReleaseStore, release: ReleaseDocument, file: string): Promise<string> {
  return new TextDecoder().decode(await readRequired(store, release, file));
}

/**
 * A JSON file of a release, for our own use.
 * @throws {StoreError} when it is missing, is not what was published, or `schema` refuses it.
 */
export async function readVerified<T>(
  store: ReleaseStore,
  release: ReleaseDocument,
  file: string,
  schema: z.ZodType<T>,
): Promise<T> {
  return parseDocument(schema, await readRequired(store, release, file), whereOf(release, file));
}
