import type { FastifyInstance, FastifyReply } from 'fastify';
import { READINESS_DEADLINE_MS } from './limits.ts';
import { ProblemError } from './problem-error.ts';

export interface Readiness {
  /**
   * `check` throws or rejects while `concerns` cannot be served, as documents or the API of a slice; nothing can be where
   * they are absent. A text that it gives is told in place of `ok`: visitors may come, and an operator should look.
   */
  add(name: string, check: () => unknown, concerns?: readonly string[]): void;
  /** From now on the service is not ready: it is about to stop. */
  drain(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly readiness: Readiness;
  }
}

export interface ReadinessOptions {
  /** The concern that `/readyz` answers for; all of them where absent. */
  readonly readyFor?: string | undefined;
}

interface Check {
  readonly check: () => unknown;
  readonly concerns: readonly string[] | undefined;
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
 * `/healthz`: the process lives. `/readyz`: it can serve what it is there for; `/readyz/<concern>`: it can serve that.
 * Named checks, which plugins add. For whoever restarts and routes; a check's reason goes to the log only.
 */
export function readiness(app: FastifyInstance, { readyFor }: ReadinessOptions = {}): void {
  const checks = new Map<string, Check>();
  let draining = false;

  app.decorate('readiness', {
    add(name, check, concerns) {
      if (checks.has(name)) throw new Error(`readiness check "${name}" is already there`);
      checks.set(name, { check, concerns });
    },
    drain() {
      draining = true;
    },
  });

  const concerns = () => [...new Set([...checks.values()].flatMap((check) => check.concerns ?? []))].sort();

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

  async function answer(reply: FastifyReply, concern: string | undefined) {
    const counting = [...checks].filter(
      ([, { concerns }]) => concern === undefined || concerns === undefined || concerns.includes(concern),
    );
    const results = await Promise.all(
      counting.map(async ([name, { check }]) => [name, await resultOf(name, check)] as const),
    );
    const ready = !draining && results.every(([, result]) => result !== null);
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    const told = Object.fromEntries(results.map(([name, result]) => [name, result ?? 'failed']));
    return { status: draining ? 'stopping' : ready ? 'ready' : 'not ready', checks: told };
  }

  app.get('/readyz', async (_, reply) => ({ ...(await answer(reply, readyFor)), concerns: concerns() }));

  app.get<{ Params: { concern: string } }>('/readyz/:concern', async ({ params: { concern } }, reply) => {
    if (!concerns().includes(concern)) throw new ProblemError(404, 'There is no such concern.');
    return answer(reply, concern);
  });

  // A connection that lives on would keep a stopping process waiting for its next request.
  app.addHook('onSend', (_, reply, __, done) => {
    if (draining) reply.header('connection', 'close');
    done();
  });
}
