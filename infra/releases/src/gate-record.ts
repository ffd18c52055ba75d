import { createHash } from 'node:crypto';
import type { ReleaseDocument, ReleaseId, ReleaseName } from '@travesia/contracts/release';
import { releaseIdSchema } from '@travesia/contracts/schemas';
import { parseDocument, RELEASE_FILE, releasePath, StoreError } from '@travesia/shell-edge/store';
import { z } from 'zod';
import type { ShellReport } from './gates/run-gates.ts';
import type { WritableStore } from './store/writable-store.ts';

/**
 * Stands beside `release.json` once a browser has opened every page of the release. It names that
 * document's digest, so it is of no use beside another; nobody writes it twice.
 */
export const GATES_FILE = 'gates.json';

const gateRecordSchema = z.strictObject({
  schema: z.literal(1),
  /** SHA-256, in hex, of `release.json` as it is stored. */
  release: z.string(),
  passedAt: z.iso.datetime(),
  by: z.string(),
  /** Under which shells, and how many pages. */
  shells: z.array(z.strictObject({ shell: releaseIdSchema, pages: z.int().nonnegative() })),
});

export type GateRecord = z.infer<typeof gateRecordSchema>;

async function digestOf({ blobs }: WritableStore, name: ReleaseName, id: ReleaseId): Promise<string | null> {
  const document = await blobs.read(releasePath(name, id, RELEASE_FILE));
  return document && createHash('sha256').update(document).digest('hex');
}

/** Keeps for good that the release passed. What passed before stays as it was told then. */
export async function recordGates(
  store: WritableStore,
  { name, id }: Pick<ReleaseDocument, 'name' | 'id'>,
  shells: readonly ShellReport[],
): Promise<void> {
  const record: GateRecord = {
    schema: 1,
    release: (await digestOf(store, name, id)) ?? '',
    passedAt: new Date().toISOString(),
    by: store.by,
    shells: shells.map(({ shell, pages }) => ({ shell, pages: pages.length })),
  };
  await store.blobs.create(releasePath(name, id, GATES_FILE), Buffer.from(JSON.stringify(record)), { afterAll: true });
}

/**
 * `null` where no browser has opened the pages of the release.
 * @throws {StoreError} where what is told was told of another release.
 */
export async function readGates(store: WritableStore, name: ReleaseName, id: ReleaseId): Promise<GateRecord | null> {
  const path = releasePath(name, id, GATES_FILE);
  const content = await store.blobs.read(path);
  if (!content) return null;
  const record = parseDocument(gateRecordSchema, content, path);
  if (record.release === (await digestOf(store, name, id))) return record;
  throw new StoreError(path, 'is of another release');
}

/** What is told wrongly counts as not told: `verify` says so. */
export async function wasOpened(store: WritableStore, name: ReleaseName, id: ReleaseId): Promise<boolean> {
  try {
    return (await readGates(store, name, id)) !== null;
  } catch (error) {
    if (error instanceof StoreError) return false;
    throw error;
  }
}
