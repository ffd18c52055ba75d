import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from '@travesia/kit-service';
import { startSecureFront } from '../federation/secure-front.ts';
import type { Variant } from '../federation/start-variant.ts';

const run = promisify(execFile);

/** A project of its own, outside the workspaces: it has its own lockfile, and its packages are installed on demand. */
const FOLDER = join(import.meta.dirname, '../../nuxt');
const SERVER = join(FOLDER, 'dist/output/server/index.mjs');
const INSTALLED_LOCKFILE = join(FOLDER, 'node_modules/.travesia-installed.json');

/** Nothing is reported to anybody. */
const ENV = { ...process.env, NUXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

async function install(): Promise<void> {
  const lockfile = await readFile(join(FOLDER, 'package-lock.json'), 'utf8');
  if (existsSync(INSTALLED_LOCKFILE) && (await readFile(INSTALLED_LOCKFILE, 'utf8')) === lockfile) return;
  await run('npm', ['install', '--no-save', '--ignore-scripts', '--include=optional'], { cwd: FOLDER });
  await writeFile(INSTALLED_LOCKFILE, lockfile);
}

/** @param content what the page shows, as the product's own page is given it. */
export async function buildNuxtPage(content: object): Promise<void> {
  await install();
  await mkdir(join(FOLDER, 'dist'), { recursive: true });
  await writeFile(join(FOLDER, 'dist/cutoffs.json'), JSON.stringify(content));
  await run(process.execPath, ['node_modules/nuxt/bin/nuxt.mjs', 'build'], { cwd: FOLDER, env: ENV });
}

/** Nitro takes no port 0. */
/** Serves what {@link buildNuxtPage} built by Nuxt's own server for Node, over HTTP/2 by the same front as the edge. */
export async function startNuxtPage(): Promise<Variant> {
  const port = await freePort();
  const server = spawn(process.execPath, [SERVER], {
    env: { ...ENV, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit').then(([code]: unknown[]) => {
    throw new Error(`the server of Nuxt ended with ${code}`);
  });
  ended.catch(() => {});
  await Promise.race([once(createInterface(server.stdout), 'line'), ended]);
  server.stdout.resume();
  const front = await startSecureFront();
  front.forwardTo(port);
  return {
    origin: front.origin,
    port,
    async stop() {
      front.close();
      server.kill();
      await ended.catch(() => {});
    },
  };
}
