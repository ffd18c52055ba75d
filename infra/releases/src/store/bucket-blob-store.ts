import { setTimeout as wait } from 'node:timers/promises';
import { DeleteObjectCommand, PutObjectCommand, type PutObjectCommandInput } from '@aws-sdk/client-s3';
import { ENCODED_SUFFIX, RELEASE_FILE, RELEASES_PREFIX, StoreUnavailableError } from '@travesia/shell-edge/store';
import {
  type BucketLocation,
  contentType,
  openBucket,
  openBucketBlobs,
  type Patience,
} from '@travesia/shell-edge/store/s3';
import type { BlobStore } from './blob-store.ts';

/** A whole file, from a slow line. */
const WRITING: Patience = { attemptMs: 60_000, totalMs: 120_000 };

/** The store could not tell who was first: it says so instead of choosing. */
const CONFLICT = 409;
const PRECONDITION_FAILED = 412;
const CONFLICTS_MAX = 10;
const CONFLICT_PAUSE_MS = 50;

/** Below a release nothing changes but `release.json`, which may go and come. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const CODINGS = [
  [ENCODED_SUFFIX.br, 'br'],
  [ENCODED_SUFFIX.gzip, 'gzip'],
] as const;

/** So that a CDN in front of the bucket sends what the edge would. */
export function objectHeaders(
  path: string,
): Pick<PutObjectCommandInput, 'ContentType' | 'ContentEncoding' | 'CacheControl'> {
  const isFile = path.startsWith(RELEASES_PREFIX) && !path.endsWith(`/${RELEASE_FILE}`);
  const coding = isFile ? CODINGS.find(([suffix]) => path.endsWith(suffix)) : undefined;
  return {
    ContentType: contentType(coding ? path.slice(0, -coding[0].length) : path),
    ...(coding && { ContentEncoding: coding[1] }),
    CacheControl: isFile ? IMMUTABLE : 'no-cache',
  };
}

/**
 * The blobs in a bucket. An object is there as a whole as soon as its upload is acknowledged, and
 * nothing of it before, so there are no drafts.
 */
export function openBucketBlobStore(location: BucketLocation): BlobStore {
  const bucket = openBucket(location);
  const blobs = openBucketBlobs(bucket);

  function put(path: string, content: Uint8Array, condition: Pick<PutObjectCommandInput, 'IfNoneMatch'> = {}) {
    const command = new PutObjectCommand({
      Bucket: bucket.name,
      Key: bucket.keyOf(path),
      Body: content,
      ...objectHeaders(path),
      ...condition,
    });
    return bucket.ask(path, (client, options) => client.send(command, options), WRITING);
  }

  /** Whether what is there came from us, by an attempt whose answer was lost. */
  async function isOurs(path: string, content: Uint8Array): Promise<boolean> {
    const there = await blobs.read(path);
    return there !== null && Buffer.compare(there, content) === 0;
  }

  return {
    ...blobs,

    async create(path, content) {
      for (let conflicts = 0; ; conflicts += 1) {
        try {
          await put(path, content, { IfNoneMatch: '*' });
          return true;
        } catch (error) {
          if (!(error instanceof StoreUnavailableError)) throw error;
          const { status, attempts } = error;
          if (status === PRECONDITION_FAILED) return attempts > 1 && isOurs(path, content);
          if (status === CONFLICT && conflicts < CONFLICTS_MAX) {
            await wait(Math.random() * CONFLICT_PAUSE_MS * (conflicts + 1));
            continue;
          }
          // Without an answer it may have been done all the same, and who repeats a rollback goes back twice.
          const isUncertain = status === undefined || status >= 500;
          if (isUncertain && (await isOurs(path, content).catch(() => false))) return true;
          throw error;
        }
      }
    },

    async replace(path, content) {
      await put(path, content);
    },

    async remove(path) {
      const command = new DeleteObjectCommand({ Bucket: bucket.name, Key: bucket.keyOf(path) });
      await bucket.ask(path, (client, options) => client.send(command, options));
    },
  };
}
