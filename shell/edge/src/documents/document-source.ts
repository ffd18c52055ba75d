import type { BootDocument, PrerenderedPage, RouteMatch, Session } from '@travesia/contracts';
import { prerenderedPageSchema } from '@travesia/contracts/schemas';
import { ByteCache } from '../http/byte-cache.ts';
import type { LiveRoute } from '../live/live-routes.ts';
import type { LiveState } from '../live/live-state.ts';
import { readVerified } from '../live/verified-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { composeDocument, type DocumentPage, type DocumentShell } from './compose-document.ts';
import {
  type PreparedTemplate,
  preparedBytes,
  prepareTemplate,
  type SharedDocument,
  shareTemplate,
} from './rendition.ts';

/** Memory for what everybody gets: some hundred pages with all their encodings. */
const SHARED_CACHE_BYTES = 64 * 1024 * 1024;

/** Memory for what is filled for one visitor: one template a route, or an address where it is prerendered. */
const TEMPLATE_CACHE_BYTES = 32 * 1024 * 1024;

/** Page of the shell that shows errors. */
const ERROR_PAGE = 'error';

type LiveMatch = RouteMatch<LiveRoute>;

/** For whom a document is: it decides what is around the page. */
export interface Visitor {
  readonly session: Session['status'];
  readonly bot: boolean;
  readonly tools?: BootDocument['tools'];
}

/** Makes the documents of one build, each once while the cache holds it. */
export interface DocumentSource {
  /** A public page, the same for every visitor like this one without a session. */
  sharedPage(match: LiveMatch, visitor: Visitor): Promise<SharedDocument>;
  /** To be filled for one visitor. */
  page(match: LiveMatch, visitor: Visitor): Promise<PreparedTemplate>;
  /** To be filled for one visitor. */
  errorPage(status: 404 | 500, visitor: Visitor): Promise<PreparedTemplate>;
}

const sharedBytes = ({ br, gzip, identity }: SharedDocument) => br.length + gzip.length + identity.length;

/** Visitors with equal keys get the same template. */
const keyOf = ({ session, bot, tools }: Visitor) => `${session === 'signed-in'} ${bot} ${tools}`;

/** What is the same in every document of this edge. */
export interface SiteSettings extends Pick<BootDocument, 'identity' | 'apiBase'> {
  /** Public origin, without a trailing slash. */
  readonly origin: string;
}

/** The documents of each state; all of them share one memory, in which those of old builds give way. */
export function createDocumentSources(store: ReleaseStore, site: SiteSettings): (state: LiveState) => DocumentSource {
  const shared = new ByteCache<SharedDocument>(SHARED_CACHE_BYTES, sharedBytes);
  const templates = new ByteCache<PreparedTemplate>(TEMPLATE_CACHE_BYTES, preparedBytes);
  const sources = new WeakMap<LiveState, DocumentSource>();
  let made = 0;

  return (state) => {
    const known = sources.get(state);
    if (known) return known;
    made += 1;
    const prefix = `${made} `;
    const source = createDocumentSource(state, store, site, {
      shared: (key, make) => shared.get(prefix + key, make),
      template: (key, make) => templates.get(prefix + key, make),
    });
    sources.set(state, source);
    return source;
  };
}

interface Kept {
  shared(key: string, make: () => Promise<SharedDocument>): Promise<SharedDocument>;
  template(key: string, make: () => Promise<PreparedTemplate>): Promise<PreparedTemplate>;
}

function createDocumentSource(state: LiveState, store: ReleaseStore, site: SiteSettings, kept: Kept): DocumentSource {
  const { origin, ...settings } = site;
  const { shell } = state;

  function layoutFor(declared: 'default' | 'none', { session }: Visitor) {
    return shell.layouts[declared === 'default' && session === 'signed-in' ? 'signedIn' : declared];
  }

  function prepare(page: DocumentPage, layout: 'default' | 'none', status: number, visitor: Visitor) {
    const { js, css, icon } = shell;
    const documentShell: DocumentShell = {
      release: shell.release.resolved,
      js,
      css,
      layout: layoutFor(layout, visitor),
      ...(icon !== undefined && { icon }),
    };
    const { build, revision } = state;
    const releases = state.releases.map(({ resolved }) => resolved);
    const { bot, tools } = visitor;
    const boot = { build, revision, status, bot, releases, ...settings, ...(tools && { tools }) };
    return prepareTemplate(composeDocument({ origin, shell: documentShell, page, boot }));
  }

  async function fragmentOf({ route, canonicalPath }: LiveMatch): Promise<PrerenderedPage | undefined> {
    const { document } = route.release;
    if (!document || !Object.hasOwn(document.prerendered, canonicalPath)) return undefined;
    return readVerified(store, document, document.prerendered[canonicalPath] ?? '', prerenderedPageSchema);
  }

  async function preparePage(match: LiveMatch, visitor: Visitor): Promise<PreparedTemplate> {
    const { route, canonicalPath } = match;
    const { release, page, title, access, layout = 'default' } = route;
    const fragment = await fragmentOf(match);
    return prepare(
      {
        release: release.resolved,
        page,
        head: fragment?.head ?? { title },
        preload: release.document !== undefined,
        ...(access === 'public' && { canonicalPath }),
        ...(fragment && { fragment }),
      },
      layout,
      200,
      visitor,
    );
  }

  return {
    sharedPage: (match, visitor) =>
      kept.shared(`${keyOf(visitor)} ${match.canonicalPath}`, async () => {
        const session = { status: 'anonymous' } as const;
        const prepared = await preparePage(match, { ...visitor, session: session.status });
        return shareTemplate(prepared, { session, path: match.canonicalPath });
      }),

    page(match, visitor) {
      const { access, prerender, path } = match.route;
      // Public documents name their own address; the others are one a route.
      const address = access === 'public' || prerender ? match.canonicalPath : path;
      return kept.template(`${keyOf(visitor)} ${address}`, () => preparePage(match, visitor));
    },

    errorPage: (status, visitor) =>
      kept.template(`${keyOf(visitor)} ${status}`, () => {
        const fragment = status === 404 ? shell.errors.notFound : shell.errors.internal;
        const page = {
          release: shell.release.resolved,
          page: ERROR_PAGE,
          head: fragment.head,
          preload: true,
          fragment,
        };
        return prepare(page, 'default', status, visitor);
      }),
  };
}
