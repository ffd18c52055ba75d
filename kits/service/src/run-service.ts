import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { SHUTDOWN_DEADLINE_MS } from './limits.ts';

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /**
   * For how long after SIGTERM new connections are taken, while readiness says that the process stops: longer than
   * balancers need to see that. None where absent.
   */
  readonly drainMs?: number;
}

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * One Ctrl-C arrives more than once: from the terminal and again from npm. Signals this close
 * to the first are the same wish; a later one means "now".
 */
const REPEATED_SIGNAL_MS = 1_000;

function isPortInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** Says one sentence to whoever started the process and ends it, after the plugins closed what they opened. */
async function refuseToStart(app: FastifyInstance, sentence: string): Promise<never> {
  process.stderr.write(`${sentence}\n`);
  await app.close();
  process.exit(1);
}

/**
 * Stops once, in order: not ready and every answer ends its connection, for `drainMs`; then no new connections, requests
 * in flight finish, plugins close, exit. Gives up {@link SHUTDOWN_DEADLINE_MS} after draining with exit code 1.
 */
function stopOnSignals(app: FastifyInstance, drainMs: number): void {
  let stoppingSince: number | null = null;

  async function stop(reason: string, exitCode: number, waitMs = 0): Promise<void> {
    stoppingSince = performance.now();
    app.readiness.drain();
    app.log.info({ reason, drainMs: waitMs }, 'stopping');
    if (waitMs > 0) await sleep(waitMs);
    setTimeout(() => {
      app.log.error({ deadlineMs: SHUTDOWN_DEADLINE_MS }, 'stopped with requests unfinished');
      process.exit(1);
    }, SHUTDOWN_DEADLINE_MS).unref();
    try {
      await app.close();
      app.log.info('stopped');
      process.exit(exitCode);
    } catch (error) {
      app.log.error({ err: error }, 'failed to stop');
      process.exit(1);
    }
  }

  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      // Who presses Ctrl-C waits for it, and no balancer looks.
      if (stoppingSince === null) void stop(signal, 0, signal === 'SIGTERM' ? drainMs : 0);
      else if (performance.now() - stoppingSince > REPEATED_SIGNAL_MS) process.exit(1);
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      app.log.error({ err: error }, event);
      if (stoppingSince === null) void stop(event, 1);
    });
  }
}

/**
 * Listens, and from then on owns the process: signals end it gracefully.
 * @returns the address it listens on.
 */
export async function runService(app: FastifyInstance, { host, port, drainMs = 0 }: ListenOptions): Promise<string> {
  try {
    const address = await app.listen({ host, port });
    stopOnSignals(app, drainMs);
    return address;
  } catch (error) {
    if (!isPortInUse(error)) throw error;
    return refuseToStart(app, `El puerto ${port} ya está en uso: elige otro, por ejemplo con PORT=${port + 1}.`);
  }
}
