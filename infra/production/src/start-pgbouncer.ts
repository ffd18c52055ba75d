import { chownSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, PGBOUNCER } from '@travesia/infra-checks/system-program';
import { unprivilegedUser } from '@travesia/kit-service/testing';
import type { Pooler } from './describe-production.ts';
import { type KeptProcess, keepRunning } from './keep-running.ts';
import { pgbouncerConfig } from './pgbouncer-config.ts';
import { reservePort } from './reserve-port.ts';

export interface RunningPoolers {
  readonly processes: readonly KeptProcess[];
  /** That of the server, through whichever of them. */
  readonly url: string;
  close(): Promise<void>;
}

export interface PoolersOptions {
  readonly pooler: Pooler;
  /** Of the server. */
  readonly databaseUrl: string;
  /** Folder. */
  readonly logs: string;
  readonly gaveUp: (name: string) => void;
}

const LOOPBACK = '127.0.0.1';
const STOP_DEADLINE_MS = 5_000;

/** PgBouncers on one port of this machine, in a folder of their own, because they run as a user who may not read ours. */
export async function startPgbouncer({ pooler, databaseUrl, logs, gaveUp }: PoolersOptions): Promise<RunningPoolers> {
  const program = await findProgram(PGBOUNCER);
  const user = unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'travesia-pgbouncer-'));
  const port = await reservePort();
  const { hostname: host, port: serverPort, username, password, pathname } = new URL(databaseUrl);
  const [configFile, userFile] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  const server = { host, port: Number(serverPort), database: pathname.slice(1), user: username };
  const text = pgbouncerConfig(pooler, { listen: { host: LOOPBACK, port }, userFile, server });
  await writeFile(configFile, text, { mode: 0o600 });
  await writeFile(userFile, `"${username}" "${password}"\n`, { mode: 0o600 });
  if (user) for (const path of [folder, configFile, userFile]) chownSync(path, user.uid, user.gid);
  const processes = Array.from({ length: pooler.count }, (_, index) => {
    const name = `pgbouncer-${index + 1}`;
    return keepRunning(
      {
        name,
        program,
        args: [configFile],
        env: {},
        user,
        // What runs in a transaction ends in it first.
        stopSignal: 'SIGINT',
        stopDeadlineMs: STOP_DEADLINE_MS,
        logFile: join(logs, `${name}.log`),
      },
      gaveUp,
    );
  });
  for (const one of processes) one.start();
  return {
    processes,
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    async close() {
      await Promise.all(processes.map((one) => one.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
