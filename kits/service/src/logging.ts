import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { redactRecord, redactText } from './redact.ts';

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

/** The path alone: what stands behind `?` may be private. */
export function loggedPath(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}

/** One line for each answer. */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, path: loggedPath(request.originalUrl), status: reply.statusCode, ms }, 'request');
  });
}
