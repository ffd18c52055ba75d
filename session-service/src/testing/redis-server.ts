import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@travesia/kit-service';

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
export async function startRedisServer() {
  const folder = await mkdtemp(join(tmpdir(), 'travesia-redis-'));
  const port = await freePort();
  const options = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no', daemonize: 'no' };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn(process.env['REDIS_SERVER_PATH'] || 'redis-server', args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await ready(child);
  return {
    url: `redis://127.0.0.1:${port}`,
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
