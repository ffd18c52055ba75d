import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { type AuthEmulator, startAuthEmulator } from '@travesia/infra-local';
import { startS3 } from '@travesia/infra-releases/testing';
import {
  type PostgresServer,
  type RedisServer,
  startPostgresServer,
  startRedisServer,
} from '@travesia/kit-service/testing';
import { findPrograms } from './find-programs.ts';

/** What the parts stand on and others run for us in a production: a server each of its kind, on this machine. */
export interface Backing {
  readonly postgres: PostgresServer;
  readonly redis: RedisServer;
  readonly emulator: AuthEmulator;
  /** Address of an empty bucket for releases. */
  readonly releases: string;
  /** Of the variables that the parts need, those that follow from it; secrets are made up for this run. */
  readonly values: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export interface BackingOptions {
  /** For whatever is kept during the run. */
  readonly folder: string;
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  /** Public key, PEM, that releases are believed by. */
  readonly trustedKeys: string;
  /** Sentences for the person at the console. */
  readonly say: (sentence: string) => void;
}

const SECRET_BYTES = 24;

/** More than two poolers may open, and a few for who looks in. */
const CONNECTIONS_MAX = 60;

const secret = () => randomBytes(SECRET_BYTES).toString('hex');

/** @throws {StartError} where one of the programs cannot be had. */
export async function startBacking({ folder, origin, trustedKeys, say }: BackingOptions): Promise<Backing> {
  await findPrograms();
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const s3 = await startS3();
    closing.push(() => s3.stop());
    const releases = s3.address();
    const postgres = await startPostgresServer({ maxConnections: CONNECTIONS_MAX, password: secret() });
    closing.push(() => postgres.close());
    const redis = await startRedisServer({ password: secret() });
    closing.push(() => redis.close());
    const emulator = await startAuthEmulator({ dataFolder: folder, origin, log: say });
    closing.push(() => emulator.close());
    const { AWS_ENDPOINT_URL_S3 = '', AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env;
    const values = {
      PUBLIC_ORIGIN: origin,
      METRICS_TOKEN: secret(),
      FIREBASE_PROJECT_ID: emulator.projectId,
      RELEASES_URL: releases,
      RELEASES_TRUSTED_KEYS: trustedKeys,
      RELEASES_OVERRIDE_SECRET: secret(),
      AWS_ENDPOINT_URL_S3,
      AWS_ACCESS_KEY_ID,
      AWS_SECRET_ACCESS_KEY,
      REDIS_URL: redis.url,
      SERVICE_SECRET: secret(),
      MAIL_LINK_SECRET: secret(),
    };
    return { postgres, redis, emulator, releases, values, close };
  } catch (error) {
    await close();
    throw error;
  }
}
