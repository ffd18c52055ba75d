import {
  CONTRACT_MAJOR,
  mustBePrerendered,
  payloadFile,
  type RemoteModule,
  type ResolvedRelease,
  SHELL_NAME,
} from '@travesia/contracts';
import type { AppMatch } from '../app-routes.ts';
import type { LoadOutcome, LoadPhase } from './load-outcome.ts';

/** All attempts together; afterwards the page's failure is shown. */
export const PAGE_DEADLINE_MS = 10_000;

/** What the loader does to the outside world, as arguments so that tests need no federation. */
export interface LoaderIo {
  loadRemote(release: ResolvedRelease, attempt: number): Promise<RemoteModule>;
  /** The shell's own pages, which come with it. */
  readonly shellModule: RemoteModule;
  preload(release: ResolvedRelease, page: string): void;
  loadStyles(release: ResolvedRelease, page: string): Promise<void>;
  /** Resolves with `undefined` when the file does not exist. */
  fetchPayload(url: string): Promise<unknown>;
}

class PhaseError extends Error {
  readonly phase: LoadPhase;
  constructor(phase: LoadPhase, cause: unknown) {
    super(phase, { cause });
    this.phase = phase;
  }
}

/** Runs the parts of one load, each until `deadline` at most, and says of a failure which part it was. */
type InPhase = <T>(phase: LoadPhase, work: Promise<T>) => Promise<T>;

const until =
  (deadline: Promise<never>): InPhase =>
  async (phase, work) => {
    try {
      return await Promise.race([work, deadline]);
    } catch (cause) {
      throw new PhaseError(phase, cause);
    }
  };

const NO_PAYLOAD = Symbol('no payload');

/** Loads a page: code, style and data at the same time. Never rejects: the outcome says all. */
export function createPageLoader(io: LoaderIo) {
  async function loadModule({ release, page }: AppMatch['route'], attempt: number, inPhase: InPhase) {
    const own = release.name === SHELL_NAME;
    const remote = own ? io.shellModule : await inPhase('entry', io.loadRemote(release, attempt));
    const { contract, pages } = remote;
    if (contract !== CONTRACT_MAJOR) {
      throw new PhaseError('contract', new Error(`speaks contract ${contract}, the shell ${CONTRACT_MAJOR}`));
    }
    const load = pages[page];
    if (!load) throw new PhaseError('contract', new Error(`has no page "${page}"`));
    return inPhase('page', load());
  }

  async function loadData(
    { route, canonicalPath }: AppMatch,
    inlined: { data: unknown } | undefined,
    inPhase: InPhase,
  ) {
    if (inlined) return inlined.data;
    if (!route.data && !mustBePrerendered(route)) return undefined;
    const payload = await inPhase('data', io.fetchPayload(`${route.release.base}${payloadFile(canonicalPath)}`));
    if (payload === undefined) return NO_PAYLOAD;
    return route.data ? payload : undefined;
  }

  return {
    /** `inlined`: the data that came with the document, for the page it came with. */
    async load(match: AppMatch, attempt: number, inlined?: { data: unknown }): Promise<LoadOutcome> {
      const { route } = match;
      const { release, page } = route;
      io.preload(release, page);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const deadline = new Promise<never>((_, reject) => {
        const expire = () => reject(new Error(`no answer within ${PAGE_DEADLINE_MS} ms`));
        timer = setTimeout(expire, PAGE_DEADLINE_MS);
      });
      const inPhase = until(deadline);
      try {
        const [module, data] = await Promise.all([
          loadModule(route, attempt, inPhase),
          loadData(match, inlined, inPhase),
          inPhase('style', io.loadStyles(release, page)),
        ]);
        return data === NO_PAYLOAD ? { status: 'not-found' } : { status: 'loaded', module, data };
      } catch (error) {
        const known = error instanceof PhaseError;
        const failure = {
          remote: release.name,
          version: release.version,
          page,
          phase: known ? error.phase : ('page' as const),
          cause: known ? error.cause : error,
        };
        return { status: 'failed', failure };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

export type PageLoader = ReturnType<typeof createPageLoader>;
