import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { createService } from '../create-service.ts';
import { attachDatabase } from '../database/attach-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { createSessionReader } from '../session/session-reader.ts';
import { createTokenVerifier } from '../session/token-verifier.ts';
import type { ServiceSlice } from '../slice/define-slice.ts';
import { cookieOf } from './cookie-of.ts';
import { SAMPLE_PROJECT } from './sample-claims.ts';

const ORIGIN = 'http://localhost:4000';

/** A slice that serves, with tables of its own. */
export interface TestSlice {
  /** As a page of ours does, for `uid`; `null` for who has no session. */
  ask(
    uid: string | null,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    body?: unknown,
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Serves `slice` over an embedded database of its own with its migrations applied. It takes some seconds to start. */
export async function openTestSlice(slice: ServiceSlice): Promise<TestSlice> {
  const folder = await mkdtemp(join(tmpdir(), `travesia-${slice.name}-`));
  const database = openDatabase({ engine: 'embedded', folder });
  await database.migrate([slice]);
  const app = createService({ name: slice.name, origin: ORIGIN, log: { level: 'silent' } });
  attachDatabase(app, database);
  const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, emulator: true });
  const reader = createSessionReader({ verifier });
  await app.register(await slice.open(), { origin: ORIGIN, reader, checkRevoked: async () => 'good', database });
  await app.ready();
  return {
    ask(uid, method, url, body) {
      const headers = {
        origin: ORIGIN,
        ...(uid !== null && { cookie: cookieOf(uid) }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      return app.inject({ method, url, headers, ...(body !== undefined && { payload: JSON.stringify(body) }) });
    },
    async close() {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
