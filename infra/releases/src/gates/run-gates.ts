import { type RegistryDocument, type ReleaseDocument, type ReleaseId, SHELL_NAME } from '@travesia/contracts/release';
import { endorsedDigest } from '@travesia/shell-edge/store';
import { type Browser, chromium } from 'playwright-core';
import { readNewestRevision } from '../change-registry.ts';
import { checkBuild } from '../publish.ts';
import { ReleaseError } from '../release-error.ts';
import type { WritableStore } from '../store/writable-store.ts';
import { readTeams, type Teams, withoutTeam } from '../teams.ts';
import { type Candidate, openCandidate } from './candidate.ts';
import { BROWSER_ARGS, installedBrowser } from './installed-browser.ts';
import { type OpenedPage, openPages } from './open-pages.ts';
import { checkBudgets, type PageWeight, type WeighedRelease, weighPages } from './page-weights.ts';
import { ADDRESSES_PER_LIVE_ROUTE, pagesToOpen } from './pages-to-open.ts';
import { stageCandidate } from './staged-store.ts';

export interface GateOptions {
  /** `infra/releases/teams.json` where absent. */
  readonly teams?: Teams;
  /** False where whoever publishes said so: then only what can be weighed is looked at. */
  readonly withBrowser: boolean;
  /** A line about work that takes long. */
  readonly say: (line: string) => void;
}

/** The pages under one shell. */
export interface ShellReport {
  readonly shell: ReleaseId;
  readonly pages: readonly OpenedPage[];
}

export interface GateReport {
  readonly weights: readonly PageWeight[];
  /** Empty where no browser was to be started. */
  readonly shells: readonly ShellReport[];
}

const WITHOUT_BROWSER = 'o publica con --skip-browser';

/** Opened pages between two lines of progress. */
const PROGRESS_STEP = 10;

/**
 * Whether the build in `dist` is good for students: it may be published at all, no page is too
 * heavy, and a real browser opens every declared page, under the shell that is live and under the
 * newest one that is published. A shell is tried with every page of every remote that is live, at one
 * address of each route.
 * Writes nothing into the store.
 * @throws {ReleaseError} naming each page and its cause.
 */
export async function runGates(store: WritableStore, dist: string, options: GateOptions): Promise<GateReport> {
  const teams = options.teams ?? (await readTeams());
  await checkBuild(store, dist, { teams });
  const candidate = await openCandidate(dist);
  const { release } = candidate;
  const prefixes = release.kind === 'shell' ? [] : teams[release.name];
  if (!prefixes) throw withoutTeam(release.name);
  const live = await readNewestRevision(store);
  const shells = await shellsFor(store, live, candidate);
  const subjects = release.kind === 'shell' ? [release, ...(await liveRemotes(store, live))] : [release];

  const weights: PageWeight[] = [];
  for (const shell of shells) {
    for (const subject of subjects) {
      weights.push(...(await weighPages(weighable(store, candidate, shell), weighable(store, candidate, subject))));
    }
  }
  checkBudgets(weights);
  if (!options.withBrowser) return { weights, shells: [] };

  if (shells.length === 0) {
    throw new ReleaseError(
      'pages',
      `No hay un shell con que abrir las páginas de ${release.name}: publica y promueve antes el shell, ${WITHOUT_BROWSER}.`,
    );
  }
  const browser = await startBrowser();
  try {
    const reports: ShellReport[] = [];
    for (const { id } of shells) {
      const wanted = [
        ...pagesToOpen(release),
        ...subjects.filter((one) => one !== release).flatMap((one) => pagesToOpen(one, ADDRESSES_PER_LIVE_ROUTE)),
      ];
      options.say(`Abriendo ${wanted.length} páginas bajo el shell ${id}…`);
      const staged = stageCandidate({ store: store.releases, live, candidate, prefixes, shell: id });
      const pages = await openPages(browser, staged, wanted, (done, total) => {
        if (done % PROGRESS_STEP === 0 && done < total) options.say(`  ${done} de ${total} páginas…`);
      });
      reports.push({ shell: id, pages });
    }
    checkPages(release.name, reports);
    return { weights, shells: reports };
  } finally {
    await browser.close();
  }
}

/** The live shell and the newest published one; of another contract, it is not what this release is for. */
async function shellsFor(
  { releases }: WritableStore,
  live: RegistryDocument | null,
  { release }: Candidate,
): Promise<readonly ReleaseDocument[]> {
  if (release.kind === 'shell') return [release];
  const newest = (await releases.listReleases())[SHELL_NAME]?.[0]?.id;
  const ids = new Set([live?.shell?.stable, newest].filter((id) => id !== undefined));
  const documents = await Promise.all(
    [...ids].map((id) => releases.readRelease(SHELL_NAME, id, live ? endorsedDigest(live, SHELL_NAME, id) : undefined)),
  );
  return documents
    .filter((document) => document?.contract.major === release.contract.major)
    .filter((one) => one !== null);
}

async function liveRemotes({ releases }: WritableStore, live: RegistryDocument | null) {
  const documents = await Promise.all(
    Object.entries(live?.remotes ?? {}).map(([name, { stable }]) =>
      releases.readRelease(name, stable, live ? endorsedDigest(live, name, stable) : undefined),
    ),
  );
  return documents.filter((document) => document !== null);
}

function weighable({ releases }: WritableStore, candidate: Candidate, release: ReleaseDocument): WeighedRelease {
  const readFile = (file: string) =>
    release === candidate.release ? candidate.readFile(file) : releases.readFile(release, file);
  return { release, readFile };
}

async function startBrowser(): Promise<Browser> {
  const remedy = `instala uno con npm test -- --steps programs, di cuál es con CHROMIUM_PATH, ${WITHOUT_BROWSER}`;
  try {
    const executablePath = installedBrowser();
    if (!executablePath) throw new Error('No hay un Chromium con que abrir las páginas');
    return await chromium.launch({ executablePath, args: [...BROWSER_ARGS] });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    throw new ReleaseError('browser', `${message?.replace(/\.$/, '')}: ${remedy}.`, { cause });
  }
}

function checkPages(name: string, reports: readonly ShellReport[]): void {
  const failures = reports.flatMap(({ shell, pages }) =>
    pages.flatMap(({ remote, page, address, cause }) =>
      cause === null ? [] : [`  ${address} (${remote}:${page}) bajo el shell ${shell}: ${cause}`],
    ),
  );
  if (failures.length === 0) return;
  throw new ReleaseError(
    'pages',
    `${name} no se publica, porque hay páginas que no se abren bien en un navegador:\n${failures.join('\n')}\n` +
      'Corrígelas y vuelve a publicar.',
  );
}
