import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram, HAPROXY } from '@travesia/infra-checks/system-program';
import { PROJECT_ROOT } from '@travesia/infra-releases';
import { SHUTDOWN_DEADLINE_MS, StartError } from '@travesia/kit-service';
import { type Part, type Production, SESSION_PART } from './describe-production.ts';
import { haproxyConfig } from './haproxy-config.ts';
import { type KeptProcess, keepRunning } from './keep-running.ts';
import { knownValues } from './known-values.ts';
import { reservePort } from './reserve-port.ts';
import type { Backing } from './start-backing.ts';
import { startPgbouncer } from './start-pgbouncer.ts';
import { environmentOf } from './variables.ts';
import { watchHaproxy } from './watch-haproxy.ts';

/** One process of a part. */
export interface Instance {
  readonly part: Part;
  readonly port: number;
  readonly process: KeptProcess;
}

export interface RunningProduction {
  readonly instances: readonly Instance[];
  readonly poolers: readonly KeptProcess[];
  readonly balancer: KeptProcess;
  /** Ends the instance as a new version would, and resolves when another one has visitors in its place. */
  restart(instance: Instance): Promise<void>;
  /** Resolves when all instances have visitors. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

export interface ProductionOptions {
  readonly production: Production;
  readonly backing: Backing;
  /** Of the only address for visitors. */
  readonly port: number;
  /** For logs, and for what the parts keep. */
  readonly folder: string;
  /** Sentences for the person at the console. */
  readonly say: (sentence: string) => void;
}

const LOOPBACK = '127.0.0.1';

/** On a machine that does other work, many processes take a while to begin. */
const READY_DEADLINE_MS = 120_000;
const READY_POLL_MS = 200;

/** Between what a process is given to end and being killed. */
const STOP_MARGIN_MS = 5_000;

/** Node's own: where it keeps what it compiled. A start takes half the time where it is there already. */
const compiled = process.env['NODE_COMPILE_CACHE'];
const NODE: Readonly<Record<string, string>> = compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled };

async function runMigrations({ migrations }: Production, { postgres }: Backing): Promise<void> {
  const env = { ...NODE, ...environmentOf(migrations.needs, { DATABASE_URL: postgres.url }) };
  const main = join(PROJECT_ROOT, migrations.folder, migrations.main);
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new StartError('Las tablas no se pudieron preparar: el motivo está más arriba.');
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://${LOOPBACK}:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** Waits until `check` holds for everybody it is asked of. @throws {StartError} naming those of whom it does not. */
async function waitFor(names: readonly string[], check: (name: string) => Promise<boolean>): Promise<void> {
  const until = performance.now() + READY_DEADLINE_MS;
  let left = names;
  while (left.length > 0) {
    const held = await Promise.all(left.map(check));
    left = left.filter((_, index) => !held[index]);
    if (performance.now() > until) throw new StartError(`No llegaron a atender: ${left.join(', ')}.`);
    if (left.length > 0) await sleep(READY_POLL_MS);
  }
}

/** Every part as often as the description says, each process by itself, behind one balancer. */
export async function startProduction(options: ProductionOptions): Promise<RunningProduction> {
  const { production, backing, port, folder, say } = options;
  const { parts, drainSeconds } = production;
  const haproxy = await findProgram(HAPROXY);
  const logs = join(folder, 'logs');
  await mkdir(logs, { recursive: true });
  const gaveUp = (name: string) =>
    say(`error: ${name} no puede partir: el motivo está en ${join(logs, `${name}.log`)}`);
  const poolers = await startPgbouncer({ pooler: production.pooler, databaseUrl: backing.postgres.url, logs, gaveUp });

  // What a part is asked by others leads through the balancer too: any of its processes may be gone.
  const asked = parts.filter(({ name }) => name === SESSION_PART);
  const inside = Object.fromEntries(
    await Promise.all(asked.map(async ({ name }) => [name, await reservePort()] as const)),
  );
  const sessionService = `http://${LOOPBACK}:${inside[SESSION_PART]}`;

  async function createInstance(part: Part, number: number): Promise<Instance> {
    const name = `${part.name}-${number}`;
    const own = await reservePort();
    const command = {
      name,
      program: process.execPath,
      args: [join(PROJECT_ROOT, part.folder, part.main)],
      env: {
        ...NODE,
        ...environmentOf(part.needs, {
          ...backing.values,
          ...knownValues(production, { host: LOOPBACK, port: own, dataFolder: join(folder, name), sessionService }),
          DATABASE_URL: poolers.url,
        }),
        FIREBASE_AUTH_EMULATOR_HOST: backing.emulator.host,
      },
      stopSignal: 'SIGTERM' as const,
      stopDeadlineMs: drainSeconds * 1000 + SHUTDOWN_DEADLINE_MS + STOP_MARGIN_MS,
      logFile: join(logs, `${name}.log`),
    };
    return { part, port: own, process: keepRunning(command, gaveUp) };
  }
  const instances = await Promise.all(
    parts.flatMap((part) => Array.from({ length: part.count }, (_, index) => createInstance(part, index + 1))),
  );

  const [configFile, socket] = [join(folder, 'haproxy.cfg'), join(folder, 'haproxy.sock')];
  const servers = (part: Part) =>
    instances.filter((instance) => instance.part === part).map((one) => ({ name: one.process.name, port: one.port }));
  await writeFile(configFile, haproxyConfig(production, { port, inside, servers, socket }));
  const balancer = keepRunning(
    {
      name: 'haproxy',
      program: haproxy,
      // A master with a worker, which a reload replaces without closing the port.
      args: ['-W', '-f', configFile],
      env: {},
      stopSignal: 'SIGTERM',
      stopDeadlineMs: STOP_MARGIN_MS,
      logFile: join(logs, 'haproxy.log'),
    },
    gaveUp,
  );

  const byName = new Map(instances.map((instance) => [instance.process.name, instance]));
  const names = [...byName.keys()];
  const hasVisitors = async (name: string) => {
    const seen = await watchHaproxy(socket).catch(() => undefined);
    return seen?.get(name) === 'UP' && isReady(byName.get(name)?.port ?? 0);
  };

  async function close(): Promise<void> {
    await balancer.stop();
    // Nobody comes any more: nothing is waited for.
    await Promise.all(instances.map((instance) => instance.process.stop('SIGINT')));
    await poolers.close();
  }

  try {
    for (const instance of instances) instance.process.start();
    await runMigrations(production, backing);
    await waitFor(names, (name) => isReady(byName.get(name)?.port ?? 0));
    balancer.start();
    await waitFor(names, hasVisitors);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    instances,
    poolers: poolers.processes,
    balancer,
    async restart({ process: kept }) {
      await kept.stop();
      kept.start();
      await waitFor([kept.name], hasVisitors);
    },
    ready: () => waitFor(names, hasVisitors),
    close,
  };
}
