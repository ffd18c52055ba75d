import type { FastifyInstance } from 'fastify';
import { READINESS_DEADLINE_MS } from './limits.ts';

export interface Readiness {
  /**
   * `check` throws or rejects while the service should get no visitors. A text that it gives is told in place of `ok`:
   * visitors may come, and an operator should look.
   */
  add(name: string, check: () => unknown): void;
  /** From now on the service is not ready: it is about to stop. */
  drain(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly readiness: Readiness;
  }
}

function deadline(): { expired: Promise<never>; clear: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`no answer within ${READINESS_DEADLINE_MS} ms`)),
    READINESS_DEADLINE_MS,
  );
  return { expired: promise, clear: () => clearTimeout(timer) };
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve; named checks, which plugins add.
 * Both for whoever restarts and routes; a check's reason goes to the log only.
 */
export function readiness(app: FastifyInstance): void {
  const checks = new Map<string, () => unknown>();
  let draining = false;

  app.decorate('readiness', {
    add(name, check) {
      if (checks.has(name)) throw new Error(`readiness check "${name}" is already there`);
      checks.set(name, check);
    },
    drain() {
      draining = true;
    },
  });

  /** `null` where it fails. */
  async function resultOf(name: string, check: () => unknown): Promise<string | null> {
    const { expired, clear } = deadline();
    try {
      const said = await Promise.race([Promise.resolve().then(check), expired]);
      return typeof said === 'string' ? said : 'ok';
    } catch (error) {
      app.log.warn({ check: name, err: error }, 'not ready');
      return null;
    } finally {
      clear();
    }
  }

  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/readyz', async (_, reply) => {
    const results = await Promise.all(
      [...checks].map(async ([name, check]) => [name, await resultOf(name, check)] as const),
    );
    const ready = !draining && results.every(([, result]) => result !== null);
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    const told = Object.fromEntries(results.map(([name, result]) => [name, result ?? 'failed']));
    return { status: draining ? 'stopping' : ready ? 'ready' : 'not ready', checks: told };
  });

  // A connection that lives on would keep a stopping process waiting for its next request.
  app.addHook('onSend', (_, reply, __, done) => {
    if (draining) reply.header('connection', 'close');
    done();
  });
}
