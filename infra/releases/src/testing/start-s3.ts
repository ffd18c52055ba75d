import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { readBucketAddress } from '../store/bucket-address.ts';
import { openBucketBlobStore } from '../store/bucket-blob-store.ts';

const SERVER = join(import.meta.dirname, 's3-process.ts');
const BUCKET = 'travesia-pruebas';

export interface S3 {
  /** A place of its own for each call, where nothing is yet. */
  address(): string;
  stop(): Promise<void>;
}

/**
 * A process that speaks S3, for this test file and the processes it starts: the environment
 * leads to it. Where `RELEASES_TEST_URL` is set it is that bucket, by the `AWS_*` that are set.
 */
export async function startS3(): Promise<S3> {
  const given = process.env['RELEASES_TEST_URL'];
  if (given) return useGiven(given);

  const server = fork(SERVER, [BUCKET], { execArgv: [] });
  const [endpoint] = await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(([code]) => {
      throw new Error(`the S3 server ended with ${code}`);
    }),
  ]);
  Object.assign(process.env, {
    AWS_PROFILE: '',
    AWS_ENDPOINT_URL_S3: String(endpoint),
    AWS_ACCESS_KEY_ID: 'prueba',
    AWS_SECRET_ACCESS_KEY: 'nadie-la-mira',
  });
  return {
    address: () => `s3://${BUCKET}/${randomUUID()}`,
    async stop() {
      server.kill();
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    },
  };
}

function useGiven(base: string): S3 {
  const given: string[] = [];
  return {
    address() {
      const address = `${base}/${randomUUID()}`;
      given.push(address);
      return address;
    },
    async stop() {
      for (const address of given) {
        const blobs = openBucketBlobStore(readBucketAddress(address, process.env));
        for await (const { path } of blobs.list('')) await blobs.remove(path);
      }
    },
  };
}
