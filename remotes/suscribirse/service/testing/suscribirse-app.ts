import type { OpenedMail } from '@travesia/kit-mail';
import { createService, createSessionReader, createTokenVerifier } from '@travesia/kit-service';
import { attachDatabase, type Database } from '@travesia/kit-service/database';
import { cookieOf, SAMPLE_PROJECT } from '@travesia/kit-service/testing';
import type { InjectOptions } from 'fastify';
import { PRICES_DEFAULT } from '../../offer/offer.ts';
import { suscribirseService } from '../suscribirse-service.ts';
import type { WebpaySettings } from '../webpay-bank.ts';

export const ORIGIN = 'http://localhost:4000';

const SILENT: OpenedMail = {
  transport: { send: async () => ({ status: 'sent' }), close() {} },
  linkSecrets: ['s'.repeat(32)],
};

export interface TestAppOptions {
  readonly webpay: WebpaySettings | null;
  readonly now?: () => Date;
  readonly mail?: OpenedMail;
  /** Hears every line of the log. */
  readonly log?: { write(line: string): void };
}

/** The service over `database`, which is closed with it. */
export function createTestApp(database: Database, options: TestAppOptions) {
  const { webpay, now = () => new Date(), mail = SILENT, log } = options;
  const app = createService({
    ...{ name: 'suscribirse', origin: ORIGIN },
    log: log ? { level: 'debug', stream: log } : { level: 'silent' },
  });
  const verifier = createTokenVerifier({ kind: 'session-cookie', projectId: SAMPLE_PROJECT, emulator: true });
  attachDatabase(app, database);
  app.register(suscribirseService, {
    ...{ origin: ORIGIN, reader: createSessionReader({ verifier }), checkRevoked: async () => 'good', database },
    ...{ now, mail, prices: PRICES_DEFAULT, webpay, isTest: true, roundPauseMs: 20 },
  });
  return {
    app,
    /** As a page of ours does, for `uid`; for who is not signed in where that is `null`. */
    ask(
      uid: string | null,
      method: 'GET' | 'POST' | 'DELETE',
      url: string,
      body?: object,
      more: Partial<InjectOptions> = {},
    ) {
      const headers = { origin: ORIGIN, ...(uid !== null && { cookie: cookieOf(uid) }), ...more.headers };
      return app.inject({ ...more, method, url, headers, ...(body && { payload: body }) });
    },
    close: () => app.close(),
  };
}
