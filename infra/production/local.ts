import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { checkPort, createSteps, guarded, publishTree, START_NAME, showBuilds } from '@travesia/infra-local';
import { buildProjects, findProjects, openLocalKeys, openStore } from '@travesia/infra-releases';
import { StartError } from '@travesia/kit-service';
import { z } from 'zod';
import { describeProduction } from './src/describe-production.ts';
import { findPrograms } from './src/find-programs.ts';
import { type Backing, startBacking } from './src/start-backing.ts';
import { type RunningProduction, startProduction } from './src/start-production.ts';

const PORT_DEFAULT = 4000;
const PORT_MAX = 65_535;

/** On one machine the balancer sees within two looks that a process ends. */
const DRAIN_SECONDS = 2;

const portSchema = z.coerce.number().int().min(1).max(PORT_MAX).default(PORT_DEFAULT);

function readPort(): number {
  const read = portSchema.safeParse(process.env['PORT'] || undefined);
  if (read.success) return read.data;
  throw new StartError(`PORT no es un puerto: usa un número entre 1 y ${PORT_MAX}.`);
}

const count = ({ instances }: RunningProduction) =>
  [...Map.groupBy(instances, ({ part }) => part.name)].map(([name, all]) => `${all.length} ${name}`).join(', ');

/** `npm run production:local`: what a production runs, each process by itself, on this machine and for as long as it runs. */
await guarded(async () => {
  const port = readPort();
  await checkPort('127.0.0.1', port);
  await findPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'travesia-production-'));
  const steps = createSteps(4);
  const origin = `http://localhost:${port}`;
  let backing: Backing | undefined;
  let running: RunningProduction | undefined;
  let isEnding = false;

  async function end(code: number): Promise<never> {
    isEnding = true;
    await running?.close();
    await backing?.close();
    await rm(folder, { recursive: true, force: true });
    process.exit(code);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // What is still being started is of our group, and ends with it.
      if (!isEnding) void end(running ? 0 : 1);
    });
  }

  const projects = await findProjects();
  const keys = await openLocalKeys(join(folder, 'release-keys'));
  const { signer } = keys;
  if (!signer) throw new Error('a key that was just made signs');
  try {
    await steps.run('Construyendo el shell y los remotos (lo que no cambió sale de la caché)', (detail) =>
      buildProjects(projects, showBuilds(detail)),
    );
    backing = await steps.run('Iniciando PostgreSQL, Redis, el bucket y el emulador de cuentas', () =>
      startBacking({ folder, origin, trustedKeys: signer.publicKey, say: console.log }),
    );
    const stood = backing;
    await steps.run('Publicando todo en el bucket', async (detail) => {
      const store = await openStore(stood.releases, { keys, by: START_NAME });
      detail(`revisión ${await publishTree(store, projects, detail)}`);
    });
    running = await steps.run('Iniciando cada proceso', async (detail) => {
      const production = { ...(await describeProduction()), drainSeconds: DRAIN_SECONDS };
      const started = await startProduction({ production, backing: stood, port, folder, say: console.log });
      detail(`${count(started)}, ${started.poolers.length} pgbouncer, 1 haproxy`);
      return started;
    });
  } catch (error) {
    await backing?.close();
    if (!isEnding) console.error(`\nLos registros quedaron en ${join(folder, 'logs')}.`);
    throw error;
  }
  console.log(
    `\nTravesía está en ${origin}\n(Ctrl-C la detiene y borra sus datos; los registros están en ${join(folder, 'logs')})`,
  );
});
