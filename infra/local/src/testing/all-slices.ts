import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  callsWithin,
  createService,
  createServiceKeys,
  createSessionReader,
  createTokenVerifier,
  openConsent,
} from '@travesia/kit-service';
import { attachDatabase, openDatabase } from '@travesia/kit-service/database';
import type { SliceContext } from '@travesia/kit-service/slice';
import { cookieOf, type PostgresServer, SAMPLE_PROJECT } from '@travesia/kit-service/testing';
import { findSlicePackages } from '../find-slices.ts';

const ORIGIN = 'http://localhost:4000';

const SECRET = 'k'.repeat(32);

/** The slices of all teams in one process, as `npm start` has them, over one PostgreSQL. `env`: what they are told beside. */
export async function openAllSlices(postgres: PostgresServer, redisUrl?: string, env: NodeJS.ProcessEnv = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'travesia-slices-'));
  const packages = await findSlicePackages();
  const database = openDatabase({ engine: 'postgresql', url: postgres.url });
  await database.migrate(packages.map(({ slice }) => slice));
  const app = createService({ name: 'all', origin: ORIGIN, log: { level: 'silent' } });
  attachDatabase(app, database);
  const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, emulator: true });
  const reader = createSessionReader({ verifier });
  const services = callsWithin({ keys: createServiceKeys([SECRET]), publicOrigin: ORIGIN }, app);
  const consent = openConsent(app, services.call, redisUrl);
  const context: SliceContext = {
    origin: ORIGIN,
    reader,
    checkRevoked: async () => 'good',
    database,
    services,
    consent,
    redisUrl,
  };
  for (const { slice } of packages) await app.register(await slice.open({ DATA_DIR: folder, ...env }), context);
  await app.ready();

  return {
    app,
    packages,
    database,
    /** As one of them calls another. */
    call: services.call,
    /** @param cookies beside that of `uid`, who is not signed in where that is empty. Whatever is refused fails the test. */
    async ask(uid: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object, cookies = '') {
      const type = body && { 'content-type': 'application/json' };
      const cookie = [...(uid === '' ? [] : [cookieOf(uid)]), ...(cookies === '' ? [] : [cookies])].join('; ');
      const headers = { origin: ORIGIN, ...(cookie !== '' && { cookie }), ...type };
      const answer = await app.inject({ method, url, headers, ...(body && { payload: JSON.stringify(body) }) });
      if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
      return answer;
    },
    async close() {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
