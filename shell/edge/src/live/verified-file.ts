import { createHash } from 'node:crypto';
import type { ReleaseDocument } from '@travesia/contracts';
import type { z } from 'zod';
import type { ReleaseStore } from '../store/release-store.ts';
import { parseDocument, StoreError } from '../store/store-error.ts';

/**
 * A file of a release, for our own use.
 * @throws {StoreError} when it is missing or is not what was published.
 */
export async function readVerifiedText(
  store: ReleaseStore,
  { name, id, files }: ReleaseDocument,
  file: string,
): Promise<string> {
  const where = `${name}/${id}/${file}`;
  const bytes = await store.readFile(name, id, file);
  if (!bytes) throw new StoreError(where, 'is missing');
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (integrity !== files[file]?.integrity) throw new StoreError(where, 'is not the file that was published');
  return new TextDecoder().decode(bytes);
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
  const text = await readVerifiedText(store, release, file);
  return parseDocument(schema, text, `${release.name}/${release.id}/${file}`);
}
