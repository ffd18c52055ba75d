import { SESSION_COOKIE } from '@travesia/contracts/slices';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createSessionApp } from '../app.ts';
import type { SessionSettings } from '../config.ts';
import { googleIo } from './google-io.ts';
import { type GoogleStub, PROJECT } from './google-stub.ts';

export const ORIGIN = 'https://travesia.example';

export const SETTINGS: SessionSettings = {
  host: '127.0.0.1',
  port: 0,
  origin: ORIGIN,
  trustedProxyHops: 0,
  drainMs: 0,
  identity: { apiKey: 'clave', authDomain: 'travesia.example', projectId: PROJECT },
  serviceSecrets: ['s'.repeat(32)],
};

export type SessionApp = ReturnType<typeof createTestApp>;

/** The whole service against the stub, with its log at hand. */
export function createTestApp(google: GoogleStub, changes: Partial<SessionSettings> = {}) {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const app = createSessionApp(
    { ...SETTINGS, ...changes },
    { ...googleIo(google.address), log: { level: 'debug', stream } },
  );

  return {
    app,
    log: () => lines.join(''),
    forgetLog: () => lines.splice(0),
    inject: (options: InjectOptions) => app.inject(options),
    /** As one of our own pages asks. */
    ask(method: 'GET' | 'POST' | 'DELETE', url: string, options: Omit<InjectOptions, 'method' | 'url'> = {}) {
      const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin', ...options.headers };
      return app.inject({ method, url, ...options, headers });
    },
    close: () => app.close(),
  };
}

/** What becomes of our own session cookie by the answer; `undefined` where it stays as it is. */
export function setCookie(response: LightMyRequestResponse) {
  return response.cookies.findLast(
    ({ name, path, domain }) => name === SESSION_COOKIE && path === '/' && domain === undefined,
  );
}

export const cookieHeader = (value: string) => ({ cookie: `${SESSION_COOKIE}=${value}` });
