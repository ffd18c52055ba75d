import { SESSION_COOKIE } from '@travesia/contracts';
import {
  createService,
  createSessionReader,
  createTokenVerifier,
  type RevocationCheck,
  type ServiceOptions,
} from '@travesia/kit-service';
import { attachDatabase, type Database } from '@travesia/kit-service/database';
import { SAMPLE_PROJECT, samplePayload, unsignedToken } from '@travesia/kit-service/testing';
import type { InjectOptions } from 'fastify';
import type { DeployedBank } from '../../bank/deployment.ts';
import { createSampleBank } from '../../practice/testing/sample-bank.ts';
import { ensayosService } from '../ensayos-service.ts';

export const ORIGIN = 'http://localhost:4000';

/** The cookie that the emulator would give. */
export function cookieOf(uid: string): string {
  const payload = samplePayload('session-cookie', Math.floor(Date.now() / 1000));
  return `${SESSION_COOKIE}=${unsignedToken({ ...payload, sub: uid, user_id: uid })}`;
}

export interface TestAppOptions {
  readonly checkRevoked?: RevocationCheck;
  readonly bank?: DeployedBank;
  readonly log?: ServiceOptions['log'];
}

/** The service over `database`, which is closed with it. */
export function createTestApp(
  database: Database,
  { checkRevoked = async () => 'good', bank = createSampleBank(), log = { level: 'silent' } }: TestAppOptions = {},
) {
  const app = createService({ name: 'ensayos', origin: ORIGIN, ...(log && { log }) });
  const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, emulator: true });
  attachDatabase(app, database);
  const reader = createSessionReader({ verifier });
  app.register(ensayosService, { origin: ORIGIN, reader, checkRevoked, database, bank });

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
