import { type IdentityConfig, type ResolvedRelease, type Session, SHELL_NAME } from '@travesia/contracts';
import { isLoopbackOrigin, ProblemError } from '@travesia/kit-service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assets } from './assets.ts';
import { builds } from './builds.ts';
import { crawlers } from './crawlers.ts';
import { createDocumentSource, type DocumentSource } from './documents/document-source.ts';
import type { EdgeContext } from './edge-context.ts';
import { isServicePath, splitAddress } from './http/address.ts';
import { createLive } from './live/live.ts';
import type { LiveState } from './live/live-state.ts';
import { pages } from './pages.ts';
import type { ReleaseStore } from './store/release-store.ts';

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
  readonly overrides?: readonly ResolvedRelease[];
  /** Base URL of the services, as browsers reach it; this origin where absent. */
  readonly apiBase?: string;
  /** Absent where accounts are not open. */
  readonly identity?: IdentityConfig;
}

const ANONYMOUS: Session = { status: 'anonymous' };

/** Whatever is not GET or HEAD, answered before a body is read. */
function refuseOtherMethods(app: FastifyInstance): void {
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    url: '/*',
    onRequest: async (request, reply) => {
      if (isServicePath(splitAddress(request.originalUrl).path)) return reply.callNotFound();
      reply.header('allow', 'GET, HEAD');
      throw new ProblemError(405, 'Only GET and HEAD.');
    },
    handler: async (_, reply) => reply.callNotFound(),
  });
}

/**
 * Everything that a browser gets from us outside `/api`: documents, released files, the site
 * map and the build files. Register it on a service of kits/service.
 */
export async function edge(app: FastifyInstance, options: EdgeOptions): Promise<void> {
  const { store, origin, readSession = async () => ANONYMOUS, overrides = [], apiBase = '/', identity } = options;
  const site = { origin, apiBase, ...(identity && { identity }) };
  if (overrides.length > 0 && !isLoopbackOrigin(origin)) throw new Error(`dev servers are not allowed on ${origin}`);
  if (overrides.some(({ name }) => name === SHELL_NAME)) throw new Error('the shell cannot come from a dev server');

  const live = createLive({ store, overrides, log: app.log });
  const sources = new WeakMap<LiveState, DocumentSource>();
  const context: EdgeContext = {
    store,
    origin,
    readSession,
    live() {
      const state = live.state();
      if (!state) return null;
      const documents = sources.get(state) ?? createDocumentSource(state, store, site);
      sources.set(state, documents);
      return { state, documents };
    },
  };

  app.readiness.add('release', () => {
    if (!live.state()) throw new Error('no release of the shell is live');
  });
  app.addHook('onClose', async () => live.stop());
  assets(app, context);
  builds(app, context);
  crawlers(app, context);
  pages(app, context);
  refuseOtherMethods(app);
  await live.start();
}
