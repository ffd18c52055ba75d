import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';

const NOT_FOUND =
  'There is no redis-server: install the package redis-server, or say where yours is with REDIS_SERVER_PATH.';

async function ready(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
    if (output.includes('Ready to accept connections')) resolve();
  });
  child.once('error', (cause) => reject(new Error(NOT_FOUND, { cause })));
  child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}: ${output}`)));
  await promise;
}

export type RedisServer = Awaited<ReturnType<typeof startRedisServer>>;

/** A Redis of one test: on this machine only, in a folder of its own, and nothing is saved. */
export async function startRedisServer({ password = '' }: { readonly password?: string } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'travesia-redis-'));
  const port = await freePort();
  // In a file, because whoever lists processes reads their arguments.
  const config = join(folder, 'redis.conf');
  const settings = [`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`, 'save ""', 'appendonly no', 'daemonize no'];
  const lines = password === '' ? settings : [...settings, `requirepass ${password}`];
  await writeFile(config, lines.join('\n'), { mode: 0o600 });
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    server = spawn(process.env['REDIS_SERVER_PATH'] || 'redis-server', [config], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await ready(server);
  }

  async function stop(): Promise<void> {
    const child = server;
    server = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }

  await start();
  return {
    url: `redis://${password === '' ? '' : `:${password}@`}127.0.0.1:${port}`,
    /** Again, at the same address and with nothing in it. */
    start,
    stop,
    async close() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
