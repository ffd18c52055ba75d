import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@travesia/kit-service';
import { copyStore } from './copy-store.ts';

/** What has not answered by then never will: accounts wait for their emulator and a new database, on a busy machine too. */
const START_DEADLINE_MS = 120_000;

export interface PlatformOptions {
  readonly withFixtures: boolean;
  /** Opens accounts: sessions, an emulator of the identity provider with its demo student, and a database of its own. */
  readonly withIdentity?: boolean;
  /** Shows everybody the tools of the team; not together with accounts. */
  readonly withTools?: boolean;
  /** Folder of a remote that runs from its dev server; not together with accounts. */
  readonly developed?: string;
  /** Another origin that browsers are to take released files from. */
  readonly assetsOrigin?: string;
}

/** The whole product, served by a real edge from a store of its own that a test may break. */
export interface Platform {
  /** Origin, without a trailing slash. */
  readonly url: string;
  /** Folder of the release store. */
  readonly store: string;
  /** Moves the deadline of a practice test that runs; with accounts only. Nobody waits two hours for it. */
  endTime(attempt: string, inMs: number): Promise<void>;
  /** Ends all of it at once, as when the machine runs out of memory: services and database too. */
  kill(): Promise<void>;
  /** Again, where it was and with what it kept. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the product as built; `withFixtures` adds the remotes made for tests. */
export async function startPlatform({
  withFixtures,
  withIdentity = false,
  withTools = false,
  developed,
  assetsOrigin,
}: PlatformOptions): Promise<Platform> {
  const folder = await mkdtemp(join(tmpdir(), 'travesia-e2e-'));
  const store = join(folder, 'store');
  await copyStore(withFixtures ? 'fixtures' : 'product', store);
  const port = await freePort();
  const programArguments = [
    store,
    String(port),
    ...(withIdentity ? [join(folder, 'data')] : []),
    ...(withTools ? ['--tools'] : []),
    ...(developed === undefined ? [] : ['--develop', developed]),
    ...(assetsOrigin === undefined ? [] : ['--assets', assetsOrigin]),
  ];
  let child: ChildProcess;
  let exited: Promise<unknown>;

  async function start(): Promise<void> {
    child = fork(join(import.meta.dirname, 'edge-process.ts'), programArguments, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    });
    exited = once(child, 'exit');
    const timer = setTimeout(() => child.kill('SIGKILL'), START_DEADLINE_MS);
    const started = await Promise.race([once(child, 'message').then(() => true), exited.then(() => false)]);
    clearTimeout(timer);
    if (!started) throw new Error('the edge of the tests did not start; its message is above');
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    child.kill(signal);
    await exited;
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    store,
    async endTime(attempt, inMs) {
      const ended = once(child, 'message');
      child.send({ attempt, inMs });
      await ended;
    },
    kill: () => end('SIGKILL'),
    start,
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
