import { parseArgs } from 'node:util';
import { SHELL_NAME } from '@travesia/contracts';
import { buildProjects } from './build-projects.ts';
import { findProjects } from './projects.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { ReleaseError } from './release-error.ts';
import { rollback } from './rollback.ts';
import { type StoreStatus, status } from './status.ts';
import { openLocalKeys, readReleaseKeys } from './store/release-keys.ts';
import { openStore, type WritableStore } from './store/writable-store.ts';
import { keysFolder, storeFolder } from './store-folder.ts';

const USAGE = `Uso:
  npm run release -- publish <remoto|shell> [--promote]   construye y publica; con --promote, además en vivo
  npm run release -- promote <remoto|shell> [id]          pone en vivo una publicación (la última, si no se dice)
  npm run release -- rollback <remoto|shell>              vuelve a la que estaba en vivo antes
  npm run release -- status                               qué está en vivo y qué está publicado
Con --json, el resultado en JSON. Se trabaja sobre DATA_DIR/store.`;

/** What a command did: for people, and for programs with `--json`. */
interface Outcome {
  readonly text: string;
  readonly data: unknown;
}

async function publishProject(store: WritableStore, name: string, alsoPromote: boolean, say: (line: string) => void) {
  const projects = await findProjects();
  const project = projects.find((candidate) => candidate.name === name);
  if (!project) {
    const known = projects.map((candidate) => candidate.name).join(', ');
    throw new ReleaseError('unknown-name', `No hay un proyecto ${name} que publicar. Hay: ${known}.`);
  }
  say(`Construyendo ${name}…`);
  await buildProjects([project]);
  say(`Publicando ${name}…`);
  const { release, isNew } = await publish(store, project.dist);
  const text = isNew ? `Publicada ${name} ${release.id}.` : `${name} ${release.id} ya estaba publicada.`;
  if (!alsoPromote) return { text, data: { name, id: release.id, isNew } };
  const { revision } = await promote(store, release);
  return { text: `${text}\nEn vivo con la revisión ${revision}.`, data: { name, id: release.id, isNew, revision } };
}

async function promoteRelease(store: WritableStore, name: string, id: string | undefined): Promise<Outcome> {
  const chosen = id ?? (await store.releases.listReleases())[name]?.[0]?.id;
  if (!chosen)
    throw new ReleaseError('unknown-release', `${name} no tiene publicaciones: npm run release -- publish ${name}`);
  const { revision } = await promote(store, { name, id: chosen });
  return { text: `${name} ${chosen} en vivo con la revisión ${revision}.`, data: { name, id: chosen, revision } };
}

async function rollBack(store: WritableStore, name: string): Promise<Outcome> {
  const { revision, shell, remotes } = await rollback(store, name);
  const id = (name === SHELL_NAME ? shell : remotes[name])?.stable;
  return { text: `${name} vuelve a ${id} con la revisión ${revision}.`, data: { name, id, revision } };
}

function describeStatus({ revision, issuedAt, names }: StoreStatus): string {
  if (revision === 0) return 'Nada está en vivo todavía.';
  const lines = names.map(({ name, stable, lastGood, published }) => {
    const before = lastGood ? `, antes ${lastGood}` : '';
    return `  ${name.padEnd(16)} ${stable ?? '(no está en vivo)'}${before}; ${published.length} guardadas`;
  });
  return [`Revisión ${revision}, del ${issuedAt}:`, ...lines].join('\n');
}

async function execute(args: readonly string[], say: (line: string) => void): Promise<Outcome> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { promote: { type: 'boolean' }, json: { type: 'boolean' } },
  });
  const [command, name, id, ...more] = positionals;
  const keys = (await readReleaseKeys(process.env)) ?? (await openLocalKeys(keysFolder()));
  const store = await openStore(storeFolder(), { keys });
  if (more.length === 0) {
    if (command === 'status' && !name) {
      const data = await status(store);
      return { text: describeStatus(data), data };
    }
    if (command === 'publish' && name && !id) return publishProject(store, name, values.promote ?? false, say);
    if (command === 'promote' && name) return promoteRelease(store, name, id);
    if (command === 'rollback' && name && !id) return rollBack(store, name);
  }
  throw new ReleaseError('usage', USAGE);
}

const args = process.argv.slice(2);
const asJson = args.includes('--json');
try {
  const { text, data } = await execute(args, (line) => (asJson ? undefined : console.log(line)));
  console.log(asJson ? JSON.stringify(data) : text);
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!(error instanceof ReleaseError) && !isUsage) throw error;
  const code = error instanceof ReleaseError ? error.code : 'usage';
  const message = error instanceof ReleaseError ? error.message : `${error.message}\n${USAGE}`;
  console.error(asJson ? JSON.stringify({ error: { code, message } }) : message);
  process.exitCode = code === 'usage' ? 2 : 1;
}
