import type { OpenedMail } from '@travesia/kit-mail';
import {
  createService,
  createSessionReader,
  createTokenVerifier,
  type RevocationCheck,
  type ServiceCalls,
} from '@travesia/kit-service';
import { attachDatabase, type Database } from '@travesia/kit-service/database';
import { cookieOf, SAMPLE_PROJECT } from '@travesia/kit-service/testing';
import type { InjectOptions } from 'fastify';
import { CONSENT_AGE_DEFAULT } from '../../guardian/age.ts';
import { onboardingService } from '../onboarding-service.ts';

export const ORIGIN = 'http://localhost:4000';

/** Of the service's clock. */
export const THIS_YEAR = 2026;

export interface TestAppOptions {
  readonly checkRevoked?: RevocationCheck;
  /** Nothing is sent where absent. */
  readonly mail?: OpenedMail;
  /** As in the options of the service. */
  readonly mailPauseMs?: number;
  readonly now?: () => Date;
  readonly services?: ServiceCalls;
}

const SILENT: OpenedMail = {
  transport: { send: async () => ({ status: 'sent' }), close() {} },
  linkSecrets: ['s'.repeat(32)],
};

/** The service over `database`, which is closed with it. */
export function createTestApp(database: Database, options: TestAppOptions = {}) {
  const {
    checkRevoked = async () => 'good',
    mail = SILENT,
    mailPauseMs,
    now = () => new Date(Date.UTC(THIS_YEAR, 5, 15)),
    services,
  } = options;
  const app = createService({ name: 'onboarding', origin: ORIGIN, log: { level: 'silent' } });
  const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, emulator: true });
  attachDatabase(app, database);
  const reader = createSessionReader({ verifier });
  app.register(onboardingService, {
    origin: ORIGIN,
    reader,
    checkRevoked,
    database,
    services,
    now,
    mail,
    mailPauseMs,
    consentAge: CONSENT_AGE_DEFAULT,
  });

  return {
    app,
    /** As a page of ours does, for `uid`; for who is not signed in where that is empty. */
    ask(
      uid: string,
      method: 'GET' | 'PUT' | 'POST' | 'DELETE',
      url: string,
      body?: unknown,
      headers: InjectOptions['headers'] = {},
    ) {
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
      return app.inject({
        method,
        url,
        headers: { origin: ORIGIN, ...(uid !== '' && { cookie: cookieOf(uid) }), ...type, ...headers },
        ...payload,
      });
    },
    close: () => app.close(),
  };
}
