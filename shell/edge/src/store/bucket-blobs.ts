import { GetObjectCommand, HeadObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { BlobEntry, BlobReader } from './blob-reader.ts';
import type { Bucket } from './bucket.ts';
import { StoreUnavailableError } from './store-unavailable-error.ts';

const NOT_FOUND = 404;

/** `null` where the bucket has no such object. A bucket that is not there is another matter. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const isAbsent =
      error instanceof StoreUnavailableError && error.status === NOT_FOUND && error.reason !== 'NoSuchBucket';
    if (isAbsent) return null;
    throw error;
  }
}

/** The blobs in a bucket, below its prefix. */
export function openBucketBlobs(bucket: Bucket): BlobReader {
  const { name: Bucket, keyOf, pathOf } = bucket;

  /** All pages of a list. */
  async function* listPages(prefix: string, delimiter?: string) {
    let next: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket,
        Prefix: keyOf(prefix),
        Delimiter: delimiter,
        ContinuationToken: next,
      });
      const page = await bucket.ask(prefix, (client, options) => client.send(command, options));
      yield page;
      next = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (next !== undefined);
  }

  async function* list(prefix: string): AsyncGenerator<BlobEntry> {
    for await (const { Contents = [] } of listPages(prefix)) {
      for (const { Key, Size = 0, LastModified } of Contents) {
        if (Key === undefined || !LastModified) continue;
        yield { path: pathOf(Key), bytes: Size, modifiedAt: LastModified.getTime() };
      }
    }
  }

  return {
    read: (path) =>
      orNull(
        bucket.ask(path, async (client, options) => {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(path) }), options);
          return (await Body?.transformToByteArray()) ?? new Uint8Array();
        }),
      ),

    async tag(path) {
      const head = await orNull(
        bucket.ask(path, (client, options) =>
          client.send(new HeadObjectCommand({ Bucket, Key: keyOf(path) }), options),
        ),
      );
      return head && (head.ETag ?? null);
    },

    list,

    async children(prefix) {
      const names = new Set<string>();
      for await (const { Contents = [], CommonPrefixes = [] } of listPages(prefix, '/')) {
        for (const { Key = '' } of Contents) names.add(pathOf(Key).slice(prefix.length));
        for (const { Prefix = '' } of CommonPrefixes) names.add(pathOf(Prefix).slice(prefix.length, -1));
      }
      names.delete('');
      return [...names];
    },
  };
}
