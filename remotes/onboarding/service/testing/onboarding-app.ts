import { createService, createSessionReader, createTokenVerifier, type RevocationCheck } from '@travesia/kit-service';
import { attachDatabase, type Database } from '@travesia/kit-service/database';
import { cookieOf, SAMPLE_PROJECT } from '@travesia/kit-service/testing';
import type { InjectOptions } from 'fastify';
import { onboardingService } from '../onboarding-service.ts';

export const ORIGIN = 'http://localhost:4000';

/** Of the service's clock. */
export const THIS_YEAR = 2026;

export interface TestAppOptions {
  readonly checkRevoked?: RevocationCheck;
}

/** The service over `database`, which is closed with it. */
export function createTestApp(database: Database, { checkRevoked = async () => 'good' }: TestAppOptions = {}) {
  const app = createService({ name: 'onboarding', origin: ORIGIN, log: { level: 'silent' } });
  const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, emulator: true });
  attachDatabase(app, database);
  const reader = createSessionReader({ verifier });
  const now = () => new Date(Date.UTC(THIS_YEAR, 5, 15));
  app.register(onboardingService, { origin: ORIGIN, reader, checkRevoked, database, now });

  return {
    app,
    /** As a page of ours does, for `uid`. */
    ask(
      uid: string,
      method: 'GET' | 'PUT' | 'DELETE',
      url: string,
      body?: unknown,
      headers: InjectOptions['headers'] = {},
    ) {
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
      return app.inject({
        method,
        url,
        headers: { origin: ORIGIN, cookie: cookieOf(uid), ...type, ...headers },
        ...payload,
      });
    },
    close: () => app.close(),
  };
}
