import type { RegistryDocument, ReleaseId, ReleaseName } from '@travesia/contracts/release';
import { releaseIdSchema } from '@travesia/contracts/schemas';
import { pointerOf } from '@travesia/shell-edge/store';
import { buildProjects } from '../build-projects.ts';
import { abortCanary, type Canary, setCanary } from '../canary.ts';
import { readNewestRevision } from '../change-registry.ts';
import { checkPublished } from '../check-published.ts';
import { checkTypes } from '../check-types.ts';
import { recordGates, wasOpened } from '../gate-record.ts';
import { findProjects } from '../projects.ts';
import { promote } from '../promote.ts';
import { publish } from '../publish.ts';
import { ReleaseError } from '../release-error.ts';
import { rollback } from '../rollback.ts';
import { withdraw } from '../withdraw.ts';
import type { Command, Outcome } from './outcome.ts';

const PROGRESS_PERIOD_MS = 2_000;

/** In the history of what nobody opened before students did. */
const WITHOUT_BROWSER = 'sin abrir sus páginas (--skip-browser)';

export interface PublishRequest {
  readonly alsoPromote: boolean;
  /** Publishes without having opened its pages in a browser. */
  readonly skipBrowser: boolean;
}

/**
 * What nobody has opened goes live only where whoever does it says so: then the history tells.
 * @throws {ReleaseError} with both ways out.
 */
async function approve(
  { store, why }: Command,
  name: ReleaseName,
  id: ReleaseId,
  skipBrowser: boolean,
): Promise<Command['why']> {
  await checkPublished(store, name, id);
  if (await wasOpened(store, name, id)) return why;
  if (skipBrowser) return { reason: [why.reason, WITHOUT_BROWSER].filter((part) => part).join('; ') };
  throw new ReleaseError(
    'unopened',
    `Ningún navegador ha abierto las páginas de ${name} ${id}: publícala sin --skip-browser o, si no puede esperar, ` +
      'usa promote o canary con --skip-browser.',
  );
}

export async function publishProject(
  command: Command,
  name: string,
  { alsoPromote, skipBrowser }: PublishRequest,
): Promise<Outcome> {
  const { store, say } = command;
  const projects = await findProjects();
  const project = projects.find((candidate) => candidate.name === name);
  if (!project) {
    const known = projects.map((candidate) => candidate.name).join(', ');
    throw new ReleaseError('unknown-name', `No hay un proyecto ${name} que publicar. Hay: ${known}.`);
  }
  say(`Construyendo ${name}…`);
  await Promise.all([buildProjects([project]), checkTypes(project)]);
  // Brings a browser's driver and a server: three quarters of the time that any order takes to start.
  const { runGates } = await import('../gates/run-gates.ts');
  const { shells } = await runGates(store, project.dist, { withBrowser: !skipBrowser, say });
  say(`Publicando ${name}…`);
  const { release, isNew } = await publish(store, project.dist, { onProgress: countFiles(say) });
  if (!skipBrowser) await recordGates(store, release, shells);
  const opened = shells.map(({ shell, pages }) => `${pages.length} páginas abiertas bajo el shell ${shell}.`);
  const published = isNew ? `Publicada ${name} ${release.id}.` : `${name} ${release.id} ya estaba publicada.`;
  const text = [...opened, published].join('\n');
  const data = { name, id: release.id, isNew, shells };
  if (!alsoPromote) return { text, data };
  const { revision } = await promote(store, release, await approve(command, name, release.id, skipBrowser));
  return { text: `${text}\nEn vivo con la revisión ${revision}.`, data: { ...data, revision } };
}

/** One line now and then. */
function countFiles(say: Command['say']): (done: number, total: number) => void {
  let saidAt = performance.now();
  return (done, total) => {
    if (performance.now() - saidAt < PROGRESS_PERIOD_MS) return;
    saidAt = performance.now();
    say(`  ${done} de ${total} archivos…`);
  };
}

export async function promoteRelease(
  command: Command,
  name: string,
  id: string | undefined,
  skipBrowser: boolean,
): Promise<Outcome> {
  const { store } = command;
  const chosen = id ?? (await store.releases.listReleases())[name]?.[0]?.id;
  if (!chosen) {
    throw new ReleaseError('unknown-release', `${name} no tiene publicaciones: npm run release -- publish ${name}`);
  }
  const { revision } = await promote(store, { name, id: chosen }, await approve(command, name, chosen, skipBrowser));
  return { text: `${name} ${chosen} en vivo con la revisión ${revision}.`, data: { name, id: chosen, revision } };
}

export async function startCanary(
  command: Command,
  { name, id, percent }: Canary,
  skipBrowser: boolean,
): Promise<Outcome> {
  const why = await approve(command, name, id, skipBrowser);
  const { revision } = await setCanary(command.store, { name, id, percent }, why);
  const share = String(percent).replace('.', ',');
  return {
    text: `${name} ${id} para el ${share} % de los visitantes con la revisión ${revision}.`,
    data: { name, id, percent, revision },
  };
}

export async function endCanary({ store, why }: Command, name: ReleaseName): Promise<Outcome> {
  return liveAgain(await abortCanary(store, name, why), name);
}

export async function rollBack(command: Command, name: ReleaseName, to: string | undefined): Promise<Outcome> {
  const { store, why } = command;
  // Whatever everybody had before may come back at once; anything else is put there for the first time.
  const had = to === undefined || !isReleaseId(to) || (await wasLive(store, name, to));
  if (!had) await approve(command, name, to, false);
  return liveAgain(await rollback(store, name, { ...why, ...(to !== undefined && { to }) }), name);
}

export async function withdrawRemote({ store, why }: Command, name: ReleaseName): Promise<Outcome> {
  const { revision } = await withdraw(store, name, why);
  return { text: `${name} ya no está en vivo, desde la revisión ${revision}.`, data: { name, revision } };
}

const isReleaseId = (to: string) => releaseIdSchema.safeParse(to).success;

/** What was stable or a canary, as far as every revision says. */
async function wasLive(store: Command['store'], name: ReleaseName, id: ReleaseId): Promise<boolean> {
  const { stables = [], failed = [] } = (await readNewestRevision(store))?.timelines[name] ?? {};
  return stables.includes(id) || failed.includes(id);
}

function liveAgain(registry: RegistryDocument | null, name: ReleaseName): Outcome {
  const id = pointerOf(registry, name)?.stable;
  const revision = registry?.revision;
  return { text: `Todos reciben ${name} ${id} con la revisión ${revision}.`, data: { name, id, revision } };
}
