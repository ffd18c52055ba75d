import process from 'node:process';
import {
  buildProjects,
  findContents,
  findProjects,
  isBucketAddress,
  type Project,
  readNewestRevision,
  type WritableStore,
} from '@travesia/infra-releases';
import { checkDataFolder } from './src/check-data-folder.ts';
import { checkPort } from './src/check-port.ts';
import { checkProduction } from './src/check-production.ts';
import { guarded } from './src/guarded.ts';
import { openLocalLog } from './src/local-log.ts';
import { openLocalDatabase } from './src/open-local-database.ts';
import { publishTree } from './src/publish-tree.ts';
import { openStoreOf, serve } from './src/serve.ts';
import { readSettings } from './src/settings.ts';
import { showBuilds } from './src/show-builds.ts';
import { createSteps, type Steps } from './src/steps.ts';

/** Builds what changed. */
async function build(steps: Steps): Promise<readonly Project[]> {
  const [projects, contents] = await Promise.all([findProjects(), findContents()]);
  await steps.run(
    `Construyendo el shell y ${projects.length - 1} remotos (lo que no cambió sale de la caché)`,
    (detail) => buildProjects([...projects, ...contents], showBuilds(detail)),
  );
  return projects;
}

/** Makes the tree live in the store of this machine, but for what somebody decided otherwise. */
async function publishAll(store: WritableStore, projects: readonly Project[], steps: Steps): Promise<void> {
  await steps.run('Publicando lo que cambió', async (detail) => {
    detail(`revisión ${await publishTree(store, projects, detail)}`);
  });
}

/** Others decide what is live in a bucket: it is served as it is. */
async function findLive(store: WritableStore, steps: Steps): Promise<void> {
  await steps.run(`Leyendo ${store.address}`, async (detail) => {
    const live = await readNewestRevision(store);
    detail(live ? `revisión ${live.revision}` : 'Nada está en vivo: npm run release -- publish shell --promote');
  });
}

/** `npm start`: builds and publishes what changed, and serves everything from this process. */
await guarded(async () => {
  const settings = readSettings(process.env);
  checkProduction(process.env);
  await checkPort(settings.host, settings.port);
  await checkDataFolder(settings.dataFolder);
  const log = await openLocalLog(settings.dataFolder);
  const store = await openStoreOf(settings, 'start');
  const isBucket = isBucketAddress(settings.store);
  const steps = createSteps(isBucket ? 3 : 4);
  const projects = isBucket ? [] : await build(steps);
  // Before anything is live that needs the new tables: what is live already works with them too.
  const database = await steps.run('Preparando la base de datos', (detail) =>
    openLocalDatabase(process.env, settings.dataFolder, detail),
  );
  await (isBucket ? findLive(store, steps) : publishAll(store, projects, steps));
  const address = await steps.run('Iniciando los servicios', () => serve({ settings, store, log, database }));
  console.log(`\nTravesía está en ${address}\n(Ctrl-C la detiene; el registro queda en ${log.file})`);
});
