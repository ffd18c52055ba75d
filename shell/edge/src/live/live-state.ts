import {
  type LayoutFile,
  type NavigationTemplates,
  type RegistryDocument,
  type ReleaseDocument,
  type ReleaseId,
  type ReleaseName,
  type ReleasePointer,
  type ResolvedFile,
  SHELL_NAME,
  type ShellParts,
} from '@travesia/contracts/release';
import { layoutFileSchema, navigationTemplatesSchema, prerenderedPageSchema } from '@travesia/contracts/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { endorsedDigest } from '../store/endorsement.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { StoreError } from '../store/store-error.ts';
import { StoreUnavailableError } from '../store/store-unavailable-error.ts';
import { buildId } from './build-meta.ts';
import type { DevelopedRemote } from './developed-remote.ts';
import { admitRoutes, createLiveRoutes, type LiveRelease, type LiveRoutes } from './live-routes.ts';
import { type Grounds, resolveFile, resolveRelease } from './resolve-release.ts';
import type { Choice, Selection } from './selection.ts';
import { readVerified, readVerifiedText } from './verified-file.ts';

/** The shell's icon, by its name in the release. */
const ICON_FILE = 'icon.svg';

type Prerendered = z.output<typeof prerenderedPageSchema>;

/** What every document takes from the shell, in memory. */
export interface LiveShell {
  readonly release: LiveRelease;
  readonly js: readonly ResolvedFile[];
  readonly css: readonly ResolvedFile[];
  readonly icon?: string;
  readonly layouts: Readonly<Record<keyof ShellParts['layouts'], LayoutFile>>;
  readonly errors: { readonly notFound: Prerendered; readonly internal: Prerendered };
  /** Absent in shells built before contract 1.4. */
  readonly starter?: string;
  /** Absent in shells built before contract 1.7, whose layouts name every link themselves. */
  readonly navigation?: NavigationTemplates;
}

/**
 * Everything that follows from one revision of the registry, and from what a visitor gets of it.
 * Never changes: a new revision is a new one.
 */
export interface LiveState {
  readonly registry: RegistryDocument;
  /** Names the revision, whatever was selected from it. */
  readonly build: string;
  readonly revision: number;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
  readonly shell: LiveShell;
  /** The shell first. */
  readonly releases: readonly LiveRelease[];
  readonly routes: LiveRoutes;
  /** What the teams own whose release could not be read: there is something there, we cannot tell what. */
  readonly unavailable: readonly string[];
  /** Whether everything that was selected is there: a release that cannot be read gave way to the stable one. */
  readonly isAsSelected: boolean;
}

/** Whether it holds all that its revision made live, and nothing else: every edge then makes the same of it. */
export function isAsPromoted({ registry, releases }: LiveState): boolean {
  const promoted = new Map(Object.entries(registry.remotes).map(([name, { stable }]) => [name, stable]));
  if (registry.shell) promoted.set(SHELL_NAME, registry.shell.stable);
  return (
    releases.length === promoted.size &&
    releases.every(({ resolved }) => resolved.channel === 'stable' && promoted.get(resolved.name) === resolved.id)
  );
}

export interface LiveSources {
  readonly store: ReleaseStore;
  /** Releases that run from a dev server, in place of those of the registry. */
  readonly overrides: readonly DevelopedRemote[];
  readonly log: FastifyBaseLogger;
  /** Another origin that serves the files of releases. */
  readonly assetsOrigin?: string | undefined;
}

interface Candidate {
  readonly id: ReleaseId;
  /** Of its `release.json`, as the registry has it; absent for what somebody pinned. */
  readonly digest?: string | undefined;
  readonly grounds: Grounds;
}

/** What a visitor gets of one name: the first of these that can be read. */
function candidatesOf(
  registry: RegistryDocument,
  name: ReleaseName,
  { stable, lastGood }: ReleasePointer,
  choice: Choice | undefined,
): readonly Candidate[] {
  const selected: Omit<Candidate, 'digest'> | undefined = choice && {
    id: choice.release,
    grounds: { channel: choice.channel, fallback: choice.release === stable ? lastGood : stable },
  };
  const candidates: readonly Omit<Candidate, 'digest'>[] = [
    ...(selected ? [selected] : []),
    { id: stable, grounds: { channel: 'stable', fallback: lastGood } },
    ...(lastGood === undefined ? [] : [{ id: lastGood, grounds: { channel: 'stable' } as const }]),
  ];
  return candidates.map((candidate) => ({ ...candidate, digest: endorsedDigest(registry, name, candidate.id) }));
}

/**
 * The selected release, the stable or the last good one; `null` and a line for the operator otherwise.
 * @throws {StoreUnavailableError} where the store says nothing of them: no reason to do without one.
 */
async function readPointed<T>(
  { store, log, assetsOrigin }: LiveSources,
  name: string,
  candidates: readonly Candidate[],
  use: (document: ReleaseDocument, grounds: Grounds) => Promise<T>,
): Promise<T | null> {
  for (const { id, digest, grounds } of candidates) {
    try {
      const document = await store.readRelease(name, id, digest);
      if (!document) throw new StoreError(`${name}/${id}`, 'is not in the store');
      return await use(document, { ...grounds, assetsOrigin });
    } catch (err) {
      if (err instanceof StoreUnavailableError) throw err;
      log.error({ remote: name, version: id, phase: 'resolve', err }, 'release refused');
    }
  }
  return null;
}

async function loadShell(store: ReleaseStore, document: ReleaseDocument): Promise<Omit<LiveShell, 'release'>> {
  const parts = document.shell;
  if (!parts) throw new StoreError(`${document.name}/${document.id}`, 'is not a shell');
  const [layout, signedIn, none, notFound, internal] = await Promise.all([
    readVerified(store, document, parts.layouts.default, layoutFileSchema),
    readVerified(store, document, parts.layouts.signedIn, layoutFileSchema),
    readVerified(store, document, parts.layouts.none, layoutFileSchema),
    readVerified(store, document, parts.errors.notFound, prerenderedPageSchema),
    readVerified(store, document, parts.errors.internal, prerenderedPageSchema),
  ]);
  return {
    js: parts.js.map((file) => resolveFile(document, file)),
    css: parts.css.map((file) => resolveFile(document, file)),
    ...(Object.hasOwn(document.files, ICON_FILE) && { icon: ICON_FILE }),
    layouts: { default: layout, signedIn, none },
    errors: { notFound, internal },
    ...(parts.starter !== undefined && { starter: await readVerifiedText(store, document, parts.starter) }),
    ...(parts.navigation !== undefined && {
      navigation: await readVerified(store, document, parts.navigation, navigationTemplatesSchema),
    }),
  };
}

async function loadRemotes(sources: LiveSources, registry: RegistryDocument, selection: Selection) {
  const developed = sources.overrides.map((override) => override.current());
  const overridden = new Set(developed.map(({ resolved }) => resolved.name));
  const pointers = Object.entries(registry.remotes).sort(([a], [b]) => (a < b ? -1 : 1));
  const unavailable: string[] = [];
  const found = await Promise.all(
    pointers.map(async ([name, pointer]) => {
      if (overridden.has(name)) return [];
      const { prefixes } = pointer;
      const candidates = candidatesOf(registry, name, pointer, selection.get(name));
      const release = await readPointed(sources, name, candidates, async (document, grounds) => ({
        resolved: resolveRelease(document, grounds),
        document,
        prefixes,
      }));
      if (!release) unavailable.push(...prefixes);
      return release ? [release] : [];
    }),
  );
  const remotes = [...developed.map((one) => ({ resolved: one.resolved, developed: one })), ...found.flat()];
  return { remotes, unavailable };
}

/**
 * What `registry` makes live for `selection`; `null` where it has no shell that can be read.
 * @throws {StoreUnavailableError} where the store does not say.
 */
export async function loadState(
  sources: LiveSources,
  registry: RegistryDocument,
  selection: Selection = new Map(),
): Promise<LiveState | null> {
  if (!registry.shell) return null;
  const shellCandidates = candidatesOf(registry, SHELL_NAME, registry.shell, selection.get(SHELL_NAME));
  const shell = await readPointed(
    sources,
    SHELL_NAME,
    shellCandidates,
    async (document, { channel, assetsOrigin }) => ({
      parts: await loadShell(sources.store, document),
      // The document loads its shell by itself: there is nobody yet who could fall back.
      release: { resolved: resolveRelease(document, { channel, assetsOrigin }), document },
    }),
  );
  if (!shell) return null;
  const { remotes, unavailable } = await loadRemotes(sources, registry, selection);
  const releases = admitRoutes([shell.release, ...remotes], (refused) => sources.log.error(refused, 'route refused'));
  const [shellRelease = shell.release] = releases;
  const ids = new Map(releases.map(({ resolved }) => [resolved.name, resolved.id]));
  return {
    registry,
    build: buildId(registry),
    revision: registry.revision,
    timestamp: Date.parse(registry.issuedAt),
    shell: { ...shell.parts, release: shellRelease },
    releases,
    routes: createLiveRoutes(releases),
    unavailable,
    isAsSelected: [...selection].every(([name, { release }]) => ids.get(name) === release),
  };
}
