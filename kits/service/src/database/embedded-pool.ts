import { Worker } from 'node:worker_threads';
import { traceStatement } from '../tracing/trace-statement.ts';
import { asDatabaseError, DatabaseUnavailable } from './database-unavailable.ts';
import type { EmbeddedReply, EmbeddedRequest, EmbeddedWorkerData } from './embedded-messages.ts';
import { engineCode } from './engine-code.ts';
import type { SqlPool, SqlResult } from './sql-pool.ts';

/** Requests that wait longer than this for their turn are told to come back, as a busy server's would be. */
const TURN_DEADLINE_MS = 2_000;

/** As the engine's own errors come, with the SQLSTATE where there is one. */
class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: string | undefined;

  constructor({ message, code }: { readonly message: string; readonly code?: string }) {
    super(message);
    this.code = code;
  }
}

type Waiting = PromiseWithResolvers<SqlResult>;
type Question = { readonly kind: 'query'; readonly text: string; readonly values: readonly unknown[] };

/** The engine's thread; one that ended is started again by the next question. */
function createEngine(folder: string) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: { folder } satisfies EmbeddedWorkerData,
    });
    started.on('message', (reply: EmbeddedReply) => {
      const asked = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('error' in reply) asked?.reject(asDatabaseError(new EngineError(reply.error)));
      else asked?.resolve(reply.result);
    });
    let cause: unknown;
    started.on('error', (error) => {
      cause = error;
    });
    started.on('exit', (code) => {
      worker = undefined;
      const refusal = new DatabaseUnavailable(cause ?? new Error(`the embedded database ended with ${code}`));
      for (const asked of waiting.values()) asked.reject(refusal);
      waiting.clear();
    });
    engineCode().then((code) => started.postMessage({ id: 0, kind: 'start', code } satisfies EmbeddedRequest));
    return started;
  }

  function ask(request: Question | { readonly kind: 'close' }): Promise<SqlResult> {
    worker ??= start();
    lastId += 1;
    const answer = Promise.withResolvers<SqlResult>();
    waiting.set(lastId, answer);
    worker.postMessage({ id: lastId, ...request } satisfies EmbeddedRequest);
    return answer.promise;
  }

  return {
    query: (text: string, values: readonly unknown[]) => ask({ kind: 'query', text, values }),
    async close() {
      if (!worker) return;
      const ended = new Promise((resolve) => worker?.once('exit', resolve));
      await ask({ kind: 'close' });
      await ended;
    },
  };
}

/**
 * The embedded engine as a pool of one connection. Whoever has it has it alone: the engine has a single session, and a
 * statement of somebody else would become part of an open transaction, and be undone with it.
 */
export function createEmbeddedPool(folder: string): SqlPool {
  const engine = createEngine(folder);
  let turn: Promise<void> = Promise.resolve();

  return {
    async connect() {
      const before = turn;
      const { promise, resolve: release } = Promise.withResolvers<void>();
      turn = before.then(() => promise);
      const { promise: late, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        release();
        reject(new DatabaseUnavailable(new Error(`no turn within ${TURN_DEADLINE_MS} ms`)));
      }, TURN_DEADLINE_MS);
      await Promise.race([before, late]).finally(() => clearTimeout(timer));
      return {
        query: (text, values = []) => traceStatement(text, () => engine.query(text, values)),
        release: () => release(),
      };
    },
    async end() {
      await turn;
      await engine.close();
    },
  };
}
