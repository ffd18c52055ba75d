// What Nx runs for `stores` and `fixture-stores`: `node prepare-stores.ts product|fixtures`.
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  findProjects,
  openStore,
  type Promotion,
  promoteAll,
  publish,
  readTeams,
  type Teams,
} from '@travesia/infra-releases';
import { buildRemote } from '@travesia/kit-remote/build';
import { reactOf } from './other-react.ts';
import { preparedKeys, preparedStore } from './stores-folder.ts';

const FIXTURES = resolve(import.meta.dirname, '../fixtures/remotes');

/** What an older kit built, kept as it came out. */
const BUILT = resolve(import.meta.dirname, '../fixtures/built');

/** The remotes made for tests, with their addresses. */
const FIXTURE_TEAMS: Teams = {
  viva: ['/prueba-viva'],
  rota: ['/prueba-rota'],
  'rota-entera': ['/prueba-rota-entera'],
  'sin-entrada': ['/prueba-sin-entrada'],
  'react-parche': ['/prueba-react-parche'],
  'react-menor': ['/prueba-react-menor'],
  'react-mayor': ['/prueba-react-mayor'],
};

const BUILT_TEAMS: Teams = { 'contrato-anterior': ['/prueba-contrato-anterior'] };

/** Publishes builds into `store` and makes them live together. */
async function release(folder: string, builds: readonly string[], teams: Teams): Promise<void> {
  const store = await openStore(folder, { keys: await preparedKeys() });
  const promotions: Promotion[] = [];
  for (const dist of builds) {
    const published = await publish(store, dist, { teams, compareWithLive: false, quickData: true });
    promotions.push({ name: published.release.name, id: published.release.id });
  }
  await promoteAll(store, promotions, { teams });
}

async function prepareProduct(): Promise<void> {
  const projects = await findProjects();
  await rm(preparedStore('product'), { recursive: true, force: true });
  await release(
    preparedStore('product'),
    projects.map(({ dist }) => dist),
    await readTeams(),
  );
}

async function prepareFixtures(): Promise<void> {
  await rm(preparedStore('fixtures'), { recursive: true, force: true });
  await cp(preparedStore('product'), preparedStore('fixtures'), { recursive: true });
  const builds = Object.keys(BUILT_TEAMS).map((name) => join(BUILT, name));
  for (const name of Object.keys(FIXTURE_TEAMS)) {
    const react = reactOf(name);
    await buildRemote(join(FIXTURES, name), react && { react });
    builds.push(join(FIXTURES, name, 'dist'));
  }
  await release(preparedStore('fixtures'), builds, { ...(await readTeams()), ...FIXTURE_TEAMS, ...BUILT_TEAMS });
}

await (process.argv[2] === 'fixtures' ? prepareFixtures() : prepareProduct());
