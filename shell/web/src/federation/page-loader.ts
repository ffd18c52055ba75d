import { CONTRACT_MAJOR, mustBePrerendered, type PageModule, type RemoteModule } from '@travesia/contracts/page';
import {
  type LoadPhase,
  onOwnOrigin,
  payloadFile,
  type ReleaseId,
  type ReleaseName,
  type ResolvedRelease,
  SHELL_NAME,
} from '@travesia/contracts/release';
import type { AppMatch } from '../app-routes.ts';
import type { RunningRelease } from './federation.ts';
import { ATTEMPT_DEADLINE_MS, FILE_ATTEMPTS, FileError } from './file-loader.ts';
import { asLoadError, failureOf, kindOfCause, LoadError, type LoadOutcome } from './load-outcome.ts';

/** From the visit to the page or its failure, everything included. */
export const PAGE_DEADLINE_MS = 10_000;

/** What one release gets of it; the rest is for the last good one. */
export const RELEASE_DEADLINE_MS = ATTEMPT_DEADLINE_MS * FILE_ATTEMPTS;

/** What the loader does to the outside world, as arguments so that tests need no federation. */
export interface LoaderIo {
  run(release: ResolvedRelease): RunningRelease;
  /** The shell's own pages, which come with it. */
  readonly shellModule: RemoteModule;
  preload(release: ResolvedRelease, page: string): void;
  preloadEntry(release: ResolvedRelease): void;
  loadStyles(release: ResolvedRelease, page: string): Promise<void>;
  dropStyles(release: ResolvedRelease): void;
  /** Resolves with `undefined` when the file does not exist. */
  loadPayload(address: string): Promise<unknown>;
  resolveRelease(name: ReleaseName, id: ReleaseId): Promise<ResolvedRelease | undefined>;
  /** What a new tab would get. */
  liveRelease(name: ReleaseName): Promise<ReleaseId | undefined>;
  /** Milliseconds, as `performance.now`. */
  now(): number;
  /** A phase ended, or failed. */
  measure(phase: LoadPhase, release: ResolvedRelease, page: string, start: number): void;
}

/** Runs the parts of one load until the deadline at most, and says of a failure which part it was. */
type InPhase = <T>(phase: LoadPhase, work: Promise<T>) => Promise<T>;

/** Where several are late, the first of these is to blame: the others may have waited for it. */
const PHASES: readonly LoadPhase[] = ['entry', 'page', 'style', 'data'];

/** Whoever pinned a release wants to see that one fail; the shell runs already. */
const isPinned = ({ name, channel }: ResolvedRelease) =>
  channel === 'override' || channel === 'development' || name === SHELL_NAME;

const NO_PAYLOAD = Symbol('no payload');

type Loaded = Exclude<LoadOutcome, { status: 'failed' }>;

/** Loads a page: code, style and data at the same time. Never rejects: the outcome says all. */
export function createPageLoader(io: LoaderIo) {
  const running = new Map<ReleaseId, RunningRelease>();
  /** Remotes of which a page was given out: their code runs. */
  const used = new Set<ReleaseName>();
  /** What stands in for the release of the document, from then on. */
  const substitutes = new Map<ReleaseName, ResolvedRelease>();
  const failed = new Set<ReleaseId>();
  const keyOf = ({ name, id }: ResolvedRelease) => `${name}/${id}`;

  /** Nothing of the shell's: it runs already. */
  function run(release: ResolvedRelease): RunningRelease | undefined {
    if (release.name === SHELL_NAME) return undefined;
    const known = running.get(keyOf(release)) ?? io.run(release);
    running.set(keyOf(release), known);
    return known;
  }

  /** Where no page of it runs yet, the next attempt begins with nothing of the one that failed. */
  function forget(release: ResolvedRelease, failed: RunningRelease | undefined): void {
    if (!used.has(release.name) && running.get(keyOf(release)) === failed) running.delete(keyOf(release));
  }

  /** Once its files came: code must not find out by itself, and in its own way, that one is missing. */
  async function loadRemote(
    { entry, scripts, module }: RunningRelease,
    page: string,
    style: Promise<void>,
    inPhase: InPhase,
  ): Promise<RemoteModule> {
    const fetched = inPhase('page', scripts(page));
    fetched.catch(() => undefined);
    await inPhase('entry', entry());
    await fetched;
    await style;
    return inPhase('entry', module());
  }

  function loadStyle(release: ResolvedRelease, page: string, inPhase: InPhase): Promise<void> {
    const style = inPhase('style', io.loadStyles(release, page));
    style.catch(() => undefined);
    return style;
  }

  async function loadModule(
    release: ResolvedRelease,
    runs: RunningRelease | undefined,
    page: string,
    inPhase: InPhase,
  ): Promise<PageModule> {
    const style = loadStyle(release, page, inPhase);
    const { contract, pages } = runs ? await loadRemote(runs, page, style, inPhase) : io.shellModule;
    if (contract !== CONTRACT_MAJOR) {
      throw new LoadError('contract', 'contract', new Error(`speaks contract ${contract}, not ${CONTRACT_MAJOR}`));
    }
    const load = pages[page];
    if (!load) throw new LoadError('contract', 'contract', new Error(`has no page "${page}"`));
    const evaluated = Promise.resolve()
      .then(load)
      .catch((cause) => {
        throw new LoadError(kindOfCause(cause, 'evaluation'), 'page', cause);
      });
    evaluated.catch(() => undefined);
    await style;
    return inPhase('page', evaluated);
  }

  const needsPayload = ({ route }: AppMatch) => route.data === true || mustBePrerendered(route);

  const loadPayload = ({ canonicalPath }: AppMatch, { base }: ResolvedRelease) =>
    io.loadPayload(`${onOwnOrigin(base)}${payloadFile(canonicalPath)}`);

  async function loadData(
    match: AppMatch,
    release: ResolvedRelease,
    inlined: { data: unknown } | undefined,
    inPhase: InPhase,
  ) {
    const { route } = match;
    // What came with the document is of its release alone.
    if (inlined && release === route.release) return inlined.data;
    if (!needsPayload(match)) return undefined;
    const payload = await inPhase('data', loadPayload(match, release));
    if (payload === undefined) return NO_PAYLOAD;
    return route.data ? payload : undefined;
  }

  /** @throws LoadError */
  async function loadFrom(
    release: ResolvedRelease,
    match: AppMatch,
    inlined: { data: unknown } | undefined,
    deadlineMs: number,
  ): Promise<Loaded> {
    const { page } = match.route;
    const open = new Set<LoadPhase>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expired = new Promise<never>((_, reject) => {
      const expire = () => {
        const phase = PHASES.find((each) => open.has(each)) ?? 'page';
        reject(new LoadError('timeout', phase, new Error(`not complete within ${deadlineMs} ms`)));
      };
      timer = setTimeout(expire, deadlineMs);
    });
    expired.catch(() => undefined);
    const inPhase: InPhase = async (phase, work) => {
      const start = io.now();
      open.add(phase);
      try {
        return await Promise.race([work, expired]);
      } catch (cause) {
        throw asLoadError(cause, cause instanceof FileError ? cause.kind : 'evaluation', phase);
      } finally {
        open.delete(phase);
        io.measure(phase, release, page, start);
      }
    };
    io.preload(release, page);
    const runs = run(release);
    try {
      const payload = loadData(match, release, inlined, inPhase);
      payload.catch(() => undefined);
      // In the order in which they are to blame when all is lost.
      const module = await loadModule(release, runs, page, inPhase);
      const data = await payload;
      if (data === NO_PAYLOAD) return { status: 'not-found' };
      used.add(release.name);
      return { status: 'loaded', module, data, release };
    } catch (error) {
      failed.add(keyOf(release));
      forget(release, runs);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** On request the remote's live release is asked for: what failed may have been rolled back. */
  async function currentRelease(current: ResolvedRelease, retry: boolean): Promise<ResolvedRelease> {
    const { name } = current;
    if (!retry || isPinned(current)) return current;
    const live = await io.liveRelease(name);
    if (live === undefined || live === current.id || failed.has(`${name}/${live}`)) return current;
    return (await io.resolveRelease(name, live)) ?? current;
  }

  /** The last good release, once, and only where no page of this remote runs: one release a document. */
  async function fallbackFor(release: ResolvedRelease, { kind }: LoadError): Promise<ResolvedRelease | undefined> {
    if (release.fallback === undefined || isPinned(release)) return undefined;
    if (kind === 'offline' || used.has(release.name)) return undefined;
    return io.resolveRelease(release.name, release.fallback);
  }

  /** From now on this document takes `name` from `release`. */
  function substitute(before: ResolvedRelease, release: ResolvedRelease, beforeRuns: boolean): void {
    if (release === before) return;
    substitutes.set(release.name, release);
    if (!beforeRuns) io.dropStyles(before);
  }

  /** As far as this document knows. */
  const releaseOf = ({ route }: AppMatch) => substitutes.get(route.release.name) ?? route.release;

  return {
    /**
     * Fetches and runs the entry, which all pages of a remote need, while it is not known yet whether the student
     * wants one of them. A failure is forgotten.
     */
    async approach(match: AppMatch): Promise<void> {
      const release = releaseOf(match);
      io.preloadEntry(release);
      const runs = run(release);
      await runs?.entry().catch(() => forget(release, runs));
    },

    /**
     * Fetches what a page needs before the student has decided to go there, and makes its remote ready. The page's
     * own code waits for the visit: whatever it does, it does to nobody who did not open it. A failure is forgotten,
     * for the visit to begin anew.
     */
    async prepare(match: AppMatch): Promise<void> {
      const { page } = match.route;
      const release = releaseOf(match);
      io.preload(release, page);
      const runs = run(release);
      const unmeasured: InPhase = (_, work) => work;
      const code = runs
        ? loadRemote(runs, page, loadStyle(release, page, unmeasured), unmeasured)
        : loadModule(release, runs, page, unmeasured);
      const data = needsPayload(match) ? loadPayload(match, release) : undefined;
      await Promise.all([code.catch(() => forget(release, runs)), data?.catch(() => undefined)]);
    },

    /**
     * `retry`: the student asked again after a failure. `inlined`: the data that came with the
     * document, for the page it came with.
     */
    async load(match: AppMatch, retry: boolean, inlined?: { data: unknown }): Promise<LoadOutcome> {
      const { page, release: declared } = match.route;
      const begin = io.now();
      const left = () => Math.max(0, begin + PAGE_DEADLINE_MS - io.now());
      const before = releaseOf(match);
      const beforeRuns = used.has(declared.name);
      const release = await currentRelease(before, retry);
      try {
        const outcome = await loadFrom(release, match, inlined, Math.min(RELEASE_DEADLINE_MS, left()));
        substitute(before, release, beforeRuns);
        return outcome;
      } catch (error) {
        const cause = asLoadError(error, 'evaluation', 'page');
        const failure = failureOf(release, page, cause);
        const fallback = await fallbackFor(release, cause);
        if (fallback && left() > 0) {
          try {
            const outcome = await loadFrom(fallback, match, inlined, left());
            substitute(before, fallback, beforeRuns);
            return outcome.status === 'loaded' ? { ...outcome, insteadOf: failure } : outcome;
          } catch {
            // What is said and reported is the failure of the release that should have come.
          }
        }
        return { status: 'failed', failure };
      }
    },
  };
}

export type PageLoader = ReturnType<typeof createPageLoader>;
