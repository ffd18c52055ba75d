import { createHash } from 'node:crypto';
import type { ReleaseDocument } from '@travesia/contracts';
import type { z } from 'zod';
import type { ReleaseStore } from '../store/release-store.ts';
import { parseDocument, StoreError } from '../store/store-error.ts';

/**
 * A JSON file of a release, for our own use.
 * @throws {StoreError} when it is missing, is not what was published, or `schema` refuses it.
 */
export async function readVerified<T>(
  store: ReleaseStore,
  { name, id, files }: ReleaseDocument,
  file: string,
  schema: z.ZodType<T>,
): Promise<T> {
  const where = `${name}/${id}/${file}`;
  const bytes = await store.readFile(name, id, file);
  if (!bytes) throw new StoreError(where, 'is missing');
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (integrity !== files[file]?.integrity) throw new StoreError(where, 'is not the file that was published');
  return parseDocument(schema, new TextDecoder().decode(bytes), where);
}
