import type { RegistryDocument, ReleaseName } from '@travesia/contracts';
import { buildProjects } from '../build-projects.ts';
import { abortCanary, setCanary } from '../canary.ts';
import { runGates } from '../gates/run-gates.ts';
import { findProjects } from '../projects.ts';
import { promote } from '../promote.ts';
import { publish } from '../publish.ts';
import { ReleaseError } from '../release-error.ts';
import { pointerOf } from '../release-pointers.ts';
import { rollback } from '../rollback.ts';
import type { Command, Outcome } from './outcome.ts';

const PROGRESS_PERIOD_MS = 2_000;

/** In the history of what nobody opened before students did. */
const WITHOUT_BROWSER = 'sin abrir sus páginas (--skip-browser)';

export interface PublishRequest {
  readonly alsoPromote: boolean;
  /** Publishes without having opened its pages in a browser. */
  readonly skipBrowser: boolean;
}

export async function publishProject(
  command: Command,
  name: string,
  { alsoPromote, skipBrowser }: PublishRequest,
): Promise<Outcome> {
  const { store, why, say } = command;
  const projects = await findProjects();
  const project = projects.find((candidate) => candidate.name === name);
  if (!project) {
    const known = projects.map((candidate) => candidate.name).join(', ');
    throw new ReleaseError('unknown-name', `No hay un proyecto ${name} que publicar. Hay: ${known}.`);
  }
  say(`Construyendo ${name}…`);
  await buildProjects([project]);
  const { shells } = await runGates(store, project.dist, { withBrowser: !skipBrowser, say });
  say(`Publicando ${name}…`);
  const { release, isNew } = await publish(store, project.dist, { onProgress: countFiles(say) });
  const opened = shells.map(({ shell, pages }) => `${pages.length} páginas abiertas bajo el shell ${shell}.`);
  const published = isNew ? `Publicada ${name} ${release.id}.` : `${name} ${release.id} ya estaba publicada.`;
  const text = [...opened, published].join('\n');
  const data = { name, id: release.id, isNew, shells };
  if (!alsoPromote) return { text, data };
  const reason = skipBrowser ? { reason: [why.reason, WITHOUT_BROWSER].filter((part) => part).join('; ') } : why;
  const { revision } = await promote(store, release, reason);
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

export async function promoteRelease({ store, why }: Command, name: string, id: string | undefined): Promise<Outcome> {
  const chosen = id ?? (await store.releases.listReleases())[name]?.[0]?.id;
  if (!chosen) {
    throw new ReleaseError('unknown-release', `${name} no tiene publicaciones: npm run release -- publish ${name}`);
  }
  const { revision } = await promote(store, { name, id: chosen }, why);
  return { text: `${name} ${chosen} en vivo con la revisión ${revision}.`, data: { name, id: chosen, revision } };
}

export async function startCanary(
  { store, why }: Command,
  name: ReleaseName,
  id: string,
  percent: number,
): Promise<Outcome> {
  const { revision } = await setCanary(store, { name, id, percent }, why);
  const share = String(percent).replace('.', ',');
  return {
    text: `${name} ${id} para el ${share} % de los visitantes con la revisión ${revision}.`,
    data: { name, id, percent, revision },
  };
}

export async function endCanary({ store, why }: Command, name: ReleaseName): Promise<Outcome> {
  return liveAgain(await abortCanary(store, name, why), name);
}

export async function rollBack({ store, why }: Command, name: ReleaseName, to: string | undefined): Promise<Outcome> {
  return liveAgain(await rollback(store, name, { ...why, ...(to !== undefined && { to }) }), name);
}

function liveAgain(registry: RegistryDocument | null, name: ReleaseName): Outcome {
  const id = pointerOf(registry, name)?.stable;
  const revision = registry?.revision;
  return { text: `Todos reciben ${name} ${id} con la revisión ${revision}.`, data: { name, id, revision } };
}
