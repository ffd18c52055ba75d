import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { LOGGED_PATH_LIMIT_CHARS } from './limits.ts';
import { redactRecord } from './redact.ts';
import { redactText } from './redact-text.ts';

export interface LogOptions {
  readonly level?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Where the lines go; standard output by default. */
  readonly stream?: { write(line: string): unknown };
}

/** JSON lines that name the service and never a cookie, a credential or an address of mail. */
export function logOptions(service: string, { level = 'info', stream = process.stdout }: LogOptions) {
  return {
    level,
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // The framework's own would write whole addresses and remote hosts.
    serializers: {
      req: () => ({}),
      res: () => ({}),
      err: ({ name, message, stack = '', ...more }: Error) => ({ ...more, type: name, message, stack }),
    },
    formatters: { level: (label: string) => ({ level: label }), log: redactRecord },
    stream: { write: (line: string) => stream.write(redactText(line)) },
  } satisfies FastifyServerOptions['logger'];
}

/** The path alone: what stands behind `?` may be private. A long one ends at a segment: half a token looks like none. */
export function loggedPath(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  if (path.length <= LOGGED_PATH_LIMIT_CHARS) return path;
  return `${path.slice(0, path.lastIndexOf('/', LOGGED_PATH_LIMIT_CHARS) + 1)}…`;
}

/** One line for each answer. */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, path: loggedPath(request.originalUrl), status: reply.statusCode, ms }, 'request');
    done();
  });
}
