import type { BootDocument, PrerenderedPage, RouteMatch } from '@travesia/contracts';
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

/** Memory for composed documents: some hundred pages with all their encodings. */
const DOCUMENT_CACHE_BYTES = 64 * 1024 * 1024;

/** Memory for the documents of signed-in visitors and of errors: one a route. */
const TEMPLATE_CACHE_BYTES = 16 * 1024 * 1024;

/** Page of the shell that shows errors. */
const ERROR_PAGE = 'error';

type LiveMatch = RouteMatch<LiveRoute>;

export interface PublicDocument {
  readonly prepared: PreparedTemplate;
  /** For every visitor without a session. */
  readonly shared: SharedDocument;
}

/** Makes the documents of one build, each once while the cache holds it. */
export interface DocumentSource {
  publicPage(match: LiveMatch, bot: boolean): Promise<PublicDocument>;
  /** A page for signed-in visitors: one template a route, unless it is prerendered. */
  signedInPage(match: LiveMatch, bot: boolean): Promise<PreparedTemplate>;
  errorPage(status: 404 | 500, bot: boolean): Promise<PreparedTemplate>;
}

function sizeOf({ prepared, shared: { br, gzip, identity } }: PublicDocument): number {
  return preparedBytes(prepared) + br.length + gzip.length + identity.length;
}

/** What is the same in every document of this edge. */
export interface SiteSettings extends Pick<BootDocument, 'identity' | 'apiBase'> {
  /** Public origin, without a trailing slash. */
  readonly origin: string;
}

export function createDocumentSource(state: LiveState, store: ReleaseStore, site: SiteSettings): DocumentSource {
  const { origin, ...settings } = site;
  const documents = new ByteCache<PublicDocument>(DOCUMENT_CACHE_BYTES, sizeOf);
  const templates = new ByteCache<PreparedTemplate>(TEMPLATE_CACHE_BYTES, preparedBytes);
  const { shell } = state;

  function prepare(page: DocumentPage, layout: 'default' | 'none', status: number, bot: boolean) {
    const { js, css, icon } = shell;
    const documentShell: DocumentShell = {
      release: shell.release.resolved,
      js,
      css,
      layout: shell.layouts[layout],
      ...(icon !== undefined && { icon }),
    };
    const { build, revision } = state;
    const releases = state.releases.map(({ resolved }) => resolved);
    const boot = { build, revision, status, bot, releases, ...settings };
    return prepareTemplate(composeDocument({ origin, shell: documentShell, page, boot }));
  }

  async function fragmentOf({ route, canonicalPath }: LiveMatch): Promise<PrerenderedPage | undefined> {
    const { document } = route.release;
    if (!document || !Object.hasOwn(document.prerendered, canonicalPath)) return undefined;
    return readVerified(store, document, document.prerendered[canonicalPath] ?? '', prerenderedPageSchema);
  }

  async function preparePage(match: LiveMatch, bot: boolean): Promise<PreparedTemplate> {
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
      bot,
    );
  }

  return {
    publicPage: (match, bot) =>
      documents.get(`${bot} ${match.canonicalPath}`, async () => {
        const prepared = await preparePage(match, bot);
        const { canonicalPath } = match;
        const shared = await shareTemplate(prepared, { session: { status: 'anonymous' }, path: canonicalPath });
        return { prepared, shared };
      }),

    signedInPage(match, bot) {
      const { prerender, path } = match.route;
      return templates.get(`${bot} ${prerender ? match.canonicalPath : path}`, () => preparePage(match, bot));
    },

    errorPage: (status, bot) =>
      templates.get(`${bot} ${status}`, () => {
        const fragment = status === 404 ? shell.errors.notFound : shell.errors.internal;
        const page = {
          release: shell.release.resolved,
          page: ERROR_PAGE,
          head: fragment.head,
          preload: true,
          fragment,
        };
        return prepare(page, 'default', status, bot);
      }),
  };
}
