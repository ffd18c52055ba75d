import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { POSTGRES_USER, placeNewCluster } from './new-cluster.ts';
import { unprivilegedUser } from './unprivileged-user.ts';

const NOT_FOUND =
  'There is no PostgreSQL: install the package postgresql, or name the folder of its programs with POSTGRES_BIN.';

/** A server that was killed may hold its memory for a moment. */
const START_ATTEMPTS = 40;
const START_PAUSE_MS = 100;

function program(name: string): string {
  const folder = process.env['POSTGRES_BIN'];
  return folder ? join(folder, name) : name;
}

/** Resolves with whether it began to serve; `false` where it ended before. */
async function serves(child: ChildProcess): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output = (output + chunk).slice(-10_000);
    if (output.includes('database system is ready to accept connections')) resolve(true);
  });
  child.once('error', (cause) => reject(new Error(NOT_FOUND, { cause })));
  child.once('exit', () => resolve(false));
  return promise;
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgresServer>>;

export interface PostgresServerOptions {
  readonly maxConnections?: number;
  /** Of the only user; whoever reaches the port is believed where absent. */
  readonly password?: string;
}

/** A PostgreSQL of one test file: on this machine only, in a folder of its own. */
export async function startPostgresServer({ maxConnections = 60, password }: PostgresServerOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'travesia-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const data = await placeNewCluster(program('initdb'), folder, password).catch((cause) => {
    throw new Error(NOT_FOUND, { cause });
  });
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `max_connections=${maxConnections}`,
    'deadlock_timeout=100ms',
  ];
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
      const child = spawn(program('postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      server = child;
      if (await serves(child)) return;
      await sleep(START_PAUSE_MS);
    }
    throw new Error('PostgreSQL does not start');
  }

  async function end(signals: (pid: number) => void): Promise<void> {
    const child = server;
    server = undefined;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    signals(child.pid);
    await ended;
  }

  const backendsOf = (pid: number) =>
    spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter(Boolean);

  await start();
  return {
    url: `postgres://${POSTGRES_USER}${password === undefined ? '' : `:${password}`}@127.0.0.1:${port}/postgres`,
    start,
    /**
     * `fast`: connections are ended, as at a planned restart. `immediate`: nothing is ended in order, and the next start
     * recovers from the log.
     */
    stop: (how: 'fast' | 'immediate' = 'fast') =>
      end((pid) => process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT')),
    /** The whole server at once, as when the machine runs out of memory. */
    kill: () =>
      end((pid) => {
        const backends = backendsOf(pid);
        process.kill(pid, 'SIGKILL');
        for (const backend of backends) spawnSync('kill', ['-9', backend.trim()]);
      }),
    async close() {
      await end((pid) => process.kill(pid, 'SIGINT'));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
