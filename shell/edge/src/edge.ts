import { randomBytes } from 'node:crypto';
import type { Session } from '@travesia/contracts/page';
import {
  type BootDocument,
  type ReleaseId,
  type ReleaseName,
  type Responsible,
  SHELL_NAME,
} from '@travesia/contracts/release';
import type { IdentityConfig } from '@travesia/contracts/slices';
import { type Clock, isLoopbackOrigin, isServicePath, ProblemError } from '@travesia/kit-service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assets } from './assets.ts';
import { builds } from './builds.ts';
import { createCanaryWatch, type OnCanaryFailed } from './canary/canary-watch.ts';
import { keptCounts } from './canary/kept-counts.ts';
import { crawlers } from './crawlers.ts';
import { createDocumentSources } from './documents/document-source.ts';
import { type Composition, type EdgeContext, RETRY_AFTER_S } from './edge-context.ts';
import { countReads, edgeMetrics } from './edge-metrics.ts';
import { installable } from './installable/installable.ts';
import type { DevelopedRemote } from './live/developed-remote.ts';
import { createLive } from './live/live.ts';
import { createLookups, TooManyMisses } from './live/lookups.ts';
import { createReleaseCache } from './live/release-cache.ts';
import { createVariants } from './live/variants.ts';
import { offlineWorker } from './offline/offline-worker.ts';
import { createOverrideCookies } from './override/override-cookie.ts';
import { pages } from './pages.ts';
import { services } from './services.ts';
import { judgeStanding } from './store/registry-standing.ts';
import type { ReleaseStore } from './store/release-store.ts';
import type { RevisionMemory } from './store/revision-memory.ts';
import { StoreUnavailableError } from './store/store-unavailable-error.ts';

export { type CanaryFigures, describeFigures } from './canary/canary-figures.ts';
export type { DevelopedRelease, DevelopedRemote } from './live/developed-remote.ts';

export interface EdgeOptions {
  readonly store: ReleaseStore;
  /** Public origin, without a trailing slash: canonical addresses and the site map begin with it. */
  readonly origin: string;
  /** The verdict on the visitor's cookie; everybody is anonymous where it is absent. */
  readonly readSession?: (request: FastifyRequest) => Promise<Session>;
  /**
   * Releases that run from a dev server, each in place of the one of its name (or beside the
   * others). Only on this machine; the service needs their origins among its `devOrigins`.
   */
  readonly overrides?: readonly DevelopedRemote[];
  /** Base URL of the services, as browsers reach it; this origin where absent. */
  readonly apiBase?: string;
  /** Absent where accounts are not open. */
  readonly identity?: IdentityConfig;
  /** Who answers for what is kept of students; absent where nobody was named. */
  readonly responsible?: Responsible | undefined;
  /** Everybody may see and pin releases, as staff may anywhere. Only on this machine, and not in production. */
  readonly tools?: 'development';
  /** Signs what staff pinned: the same for all edges of an origin. Absent: made at the start, for one edge; not in production. */
  readonly overrideSecret?: string;
  /** Writes the end of a canary that failed into the registry; it ends at this edge alone where absent. */
  readonly onCanaryFailed?: OnCanaryFailed;
  /** Where this edge keeps over restarts what it heard of canaries; it begins anew where absent. */
  readonly canaryCountsFile?: string;
  /** Which revision was served last, from one start to the next; without it an older one is found out only while running. */
  readonly revisionMemory?: RevisionMemory;
  readonly clock?: Clock;
}

/** What a balancer asks about before it sends visitors of pages here. */
export const DOCUMENTS_CONCERN = 'documents';

const ANONYMOUS: Session = { status: 'anonymous' };

/** Whatever is not GET or HEAD, answered before a body is read. */
function refuseOtherMethods(app: FastifyInstance): void {
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    url: '/*',
    onRequest: async (request, reply) => {
      if (isServicePath(request.originalUrl)) return reply.callNotFound();
      reply.header('allow', 'GET, HEAD');
      throw new ProblemError(405, 'Only GET and HEAD.');
    },
    handler: async (_, reply) => reply.callNotFound(),
  });
}

function checkOptions({ origin, overrides = [], tools, overrideSecret, store }: EdgeOptions): void {
  const isProduction = process.env['NODE_ENV'] === 'production';
  if (isProduction && overrideSecret === undefined) {
    throw new Error('production needs the secret of overrides (overrideSecret): edges of an origin share it');
  }
  if (isProduction && !store.trust.hasRoots) {
    throw new Error('production needs trusted keys: the store of releases trusts none');
  }
  if (overrides.length > 0 && !isLoopbackOrigin(origin)) throw new Error(`dev servers are not allowed on ${origin}`);
  if (overrides.some((override) => override.current().resolved.name === SHELL_NAME))
    throw new Error('the shell cannot come from a dev server');
  if (tools && (!isLoopbackOrigin(origin) || isProduction)) {
    throw new Error(`tools for everybody are not allowed on ${origin}, nor in production`);
  }
}

/**
 * Everything that a browser gets from us outside `/api`: documents, released files, the site
 * map and the build files; and below it what is about releases. Register it on a service of
 * kits/service.
 */
export async function edge(app: FastifyInstance, options: EdgeOptions): Promise<void> {
  checkOptions(options);
  const { origin, readSession = async () => ANONYMOUS, overrides = [], apiBase = '/', identity } = options;
  const { overrideSecret = randomBytes(32).toString('base64url'), clock = Date.now } = options;
  const store = countReads(app, options.store);
  const site = { origin, apiBase, ...(identity && { identity }) };

  const { assetsOrigin } = app;
  const live = createLive({ store, overrides, assetsOrigin, log: app.log }, { memory: options.revisionMemory });
  const lookups = createLookups(clock);
  const readKept = createReleaseCache(store, lookups);
  /** What is live is at hand, also while the store is not. */
  const liveDocument = (name: ReleaseName, id: ReleaseId) =>
    live.state()?.releases.find(({ resolved }) => resolved.name === name && resolved.id === id)?.document;
  const readRelease: typeof readKept = async (name, id, address) =>
    liveDocument(name, id) ?? readKept(name, id, address);
  // What the registry names is nobody's guess: it is read as it is named there, and counts for no address.
  const readNamed: ReleaseStore['readRelease'] = async (...named) =>
    liveDocument(named[0], named[1]) ?? store.readRelease(...named);
  const variants = createVariants({
    store: { ...store, readRelease: readNamed },
    overrides,
    assetsOrigin,
    log: app.log,
  });
  const documents = createDocumentSources(store, site);
  const canaries = createCanaryWatch({
    registry: () => live.state()?.registry ?? null,
    onCanaryFailed: options.onCanaryFailed,
    counts: options.canaryCountsFile === undefined ? undefined : keptCounts(options.canaryCountsFile, app.log),
    clock,
    log: app.log,
  });
  const context: EdgeContext = {
    store,
    readRelease,
    lookups,
    origin,
    assetsOrigin,
    responsible: options.responsible ?? null,
    readSession,
    canaries,
    clock,
    overrideCookies: createOverrideCookies(overrideSecret, clock),
    toolsOf(session): BootDocument['tools'] {
      return session.status === 'signed-in' && session.user.staff ? 'staff' : options.tools;
    },
    live() {
      const state = live.state();
      return state && { state, documents: documents.of(state) };
    },
    async compose(base, selection): Promise<Composition> {
      if (selection.size === 0) return base;
      const state = await variants(base.state, selection);
      return { state, documents: documents.of(state) };
    },
  };

  app.readiness.add('release', () => {
    if (!live.state()) throw new Error('no release of the shell is live');
  }, [DOCUMENTS_CONCERN]);
  app.readiness.add('registry', () => {
    const { state, detail } = judgeStanding(live.standing());
    if (state === 'failed') throw new Error(detail);
    return state === 'degraded' ? detail : undefined;
  }, [DOCUMENTS_CONCERN]);
  edgeMetrics(app, {
    standing: () => live.standing(),
    documents: () => documents.figures(),
    canaries: () => canaries.figures(),
  });
  app.addHook('onError', async (_, reply, error) => {
    if (error instanceof StoreUnavailableError) reply.header('retry-after', RETRY_AFTER_S);
    if (error instanceof TooManyMisses) reply.header('retry-after', error.retryAfterS);
  });
  app.addHook('onClose', async () => {
    live.stop();
    canaries.close();
  });
  assets(app, context);
  builds(app, context);
  crawlers(app, context);
  offlineWorker(app);
  installable(app);
  pages(app, context);
  await app.register(services, context);
  refuseOtherMethods(app);
  await live.start();
}
