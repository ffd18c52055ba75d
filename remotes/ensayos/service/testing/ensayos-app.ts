import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeployedBank } from '@travesia/content-item-model';
import { createRandom, type Random } from '@travesia/content-item-model';
import {
  createService,
  createSessionReader,
  createTokenVerifier,
  type RevocationCheck,
  type ServiceCalls,
  type ServiceOptions,
} from '@travesia/kit-service';
import { attachDatabase, type Database, openDatabase } from '@travesia/kit-service/database';
import { cookieOf, type PostgresServer, SAMPLE_PROJECT, startPostgresServer } from '@travesia/kit-service/testing';
import type { InjectOptions } from 'fastify';
import { createSampleBank } from '../../practice/testing/sample-bank.ts';
import { ensayosService } from '../ensayos-service.ts';
import type { ServedBank } from '../served-bank.ts';
import { slice } from '../slice.ts';
import { compiledHere } from './compiled-here.ts';

export const ORIGIN = 'http://localhost:4000';

export interface TestAppOptions {
  readonly checkRevoked?: RevocationCheck;
  readonly bank?: DeployedBank | ServedBank;
  readonly log?: ServiceOptions['log'];
  /** As in {@link ServiceOptions}: then `X-Forwarded-For` says who asks. */
  readonly trustedProxyHops?: number;
  readonly redisUrl?: string;
  readonly services?: ServiceCalls;
  /** Draws forms: the seed of all tests where absent. */
  readonly random?: Random;
}

const SEED = Number(process.env['FUZZ_SEED']);

/** The service over `database`, which is closed with it. */
export function createTestApp(
  database: Database,
  {
    checkRevoked = async () => 'good',
    bank = createSampleBank(),
    log = { level: 'silent' },
    trustedProxyHops = 0,
    redisUrl,
    services,
    random = createRandom(SEED),
  }: TestAppOptions = {},
) {
  const app = createService({ name: 'ensayos', origin: ORIGIN, trustedProxyHops, ...(log && { log }) });
  const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, emulator: true });
  attachDatabase(app, database);
  const reader = createSessionReader({ verifier });
  const served = 'compile' in bank ? bank : compiledHere(bank);
  app.register(ensayosService, {
    origin: ORIGIN,
    reader,
    checkRevoked,
    database,
    bank: served,
    redisUrl,
    services,
    random,
  });

  type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
  return {
    app,
    /** As a page of ours does, for `uid`; for who is not signed in where that is empty. */
    ask(uid: string, method: Method, url: string, payload?: unknown, options: Partial<InjectOptions> = {}) {
      const headers = {
        origin: ORIGIN,
        ...(uid !== '' && { cookie: cookieOf(uid) }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      };
      const body = payload === undefined ? {} : { payload: JSON.stringify(payload) };
      return app.inject({ ...options, method, url, headers, ...body });
    },
    close: () => app.close(),
  };
}

export interface TestServiceOptions extends TestAppOptions {
  /**
   * A server of the caller's, or one of its `own`, as in production. Where absent, the embedded engine in a folder of its own,
   * which takes five times as much of the processor: for what may depend on the engine.
   */
  readonly postgres?: PostgresServer | 'own' | undefined;
}

export type TestService = Awaited<ReturnType<typeof openTestService>>;

/** The service, ready, over a database of its own with its tables. */
export async function openTestService({ postgres, ...options }: TestServiceOptions = {}) {
  const own = postgres === 'own' ? await startPostgresServer() : undefined;
  const server = postgres === 'own' ? own : postgres;
  const folder = await mkdtemp(join(tmpdir(), 'travesia-ensayos-'));
  const database = openDatabase(server ? { engine: 'postgresql', url: server.url } : { engine: 'embedded', folder });
  await database.migrate([slice]);
  const service = createTestApp(database, options);
  await service.app.ready();
  return {
    ...service,
    database,
    async close() {
      await service.close();
      await own?.close();
      await rm(folder, { recursive: true });
    },
  };
}
