import { STATUS_CODES } from 'node:http';
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { type StoreFailure, StoreUnavailableError } from './store-unavailable-error.ts';

/** A place in an S3-compatible object store. */
export interface BucketLocation {
  readonly bucket: string;
  /** Begins every key; empty, or ending with `/`. */
  readonly prefix: string;
  /** Of a store other than Amazon's; then the bucket is named in the path, as all of them take it. */
  readonly endpoint?: string;
  /** What the SDK finds (`AWS_REGION`, profiles) where absent. */
  readonly region?: string;
}

/** How long a question may take. */
export interface Patience {
  /** Milliseconds until an attempt has to be answered. */
  readonly attemptMs: number;
  /** Milliseconds for all attempts and the whole body. */
  readonly totalMs: number;
}

/** Visitors wait for what is read. */
const READING: Patience = { attemptMs: 3_000, totalMs: 8_000 };

const CONNECTION_DEADLINE_MS = 2_000;
const ATTEMPTS_MAX = 3;
const CONNECTIONS_MAX = 50;
const REASON_MAX_CHARS = 120;

/** As the SDK takes them with each command. */
interface SendOptions {
  readonly abortSignal: AbortSignal;
  readonly requestTimeout: number;
}

/** One client, and what every question to it has in common: key names, deadlines, and how failures are told. */
export interface Bucket {
  /** For people. */
  readonly address: string;
  readonly name: string;
  keyOf(path: string): string;
  pathOf(key: string): string;
  /** @throws {StoreUnavailableError} for whatever is not an answer. */
  ask<T>(
    path: string,
    question: (client: S3Client, options: SendOptions) => Promise<T>,
    patience?: Patience,
  ): Promise<T>;
}

/** Credentials are what the SDK finds: the environment, a profile, the role of the machine. */
export function openBucket({ bucket, prefix, endpoint, region }: BucketLocation): Bucket {
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(region !== undefined && { region }),
    maxAttempts: ATTEMPTS_MAX,
    requestHandler: {
      connectionTimeout: CONNECTION_DEADLINE_MS,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: CONNECTIONS_MAX },
      httpsAgent: { maxSockets: CONNECTIONS_MAX },
    },
  });
  const address = `s3://${bucket}/${prefix}`;
  return {
    address,
    name: bucket,
    keyOf: (path) => prefix + path,
    pathOf: (key) => key.slice(prefix.length),
    async ask(path, question, { attemptMs, totalMs } = READING) {
      const deadline = AbortSignal.timeout(totalMs);
      try {
        return await question(client, { abortSignal: deadline, requestTimeout: attemptMs });
      } catch (error) {
        throw new StoreUnavailableError(address, path, deadline.aborted ? TOO_LATE : failureOf(error));
      }
    },
  };
}

const TOO_LATE: StoreFailure = { reason: 'TimeoutError', attempts: ATTEMPTS_MAX };

/**
 * Names only: what a store says of a refused signature repeats the access key and what was
 * signed, so neither its message nor the error itself goes on from here.
 */
function failureOf(error: unknown): StoreFailure {
  if (error instanceof S3ServiceException) {
    const { httpStatusCode: status, attempts = 1 } = error.$metadata;
    if (status === undefined) return { reason: shorten(error.name), attempts };
    // The answer to a HEAD has no body to say more than its status does.
    const name = error.name.startsWith('Unknown') ? (STATUS_CODES[status] ?? error.name) : error.name;
    return { reason: shorten(name), status, attempts };
  }
  if (!(error instanceof Error)) return { reason: 'unknown', attempts: 1 };
  if ('code' in error && typeof error.code === 'string') return { reason: shorten(error.code), attempts: 1 };
  // The SDK's own words on a setting that is missing come as a plain error.
  return { reason: shorten(error.name === 'Error' ? error.message : error.name), attempts: 1 };
}

function shorten(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').slice(0, REASON_MAX_CHARS);
}
