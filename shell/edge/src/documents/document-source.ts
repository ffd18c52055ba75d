import {
  type BootDocument,
  type PrerenderedPage,
  payloadFile,
  type RouteMatch,
  type Session,
} from '@travesia/contracts';
import { prerenderedPageSchema } from '@travesia/contracts/schemas';
import type { InlineContent } from '@travesia/kit-service';
import { ByteCache } from '../http/byte-cache.ts';
import type { LiveRelease, LiveRoute } from '../live/live-routes.ts';
import { isAsPromoted, type LiveState } from '../live/live-state.ts';
import { readVerified, readVerifiedText } from '../live/verified-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import {
  type ComposedDocument,
  composeDocument,
  type DocumentPage,
  type DocumentShell,
  type UseStart,
} from './compose-document.ts';
import { canStandInDocument } from './inline.ts';
import {
  type PreparedTemplate,
  preparedBytes,
  prepareTemplate,
  type SharedText,
  sharedBytes,
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

/** A public page for everybody who has no session. */
export interface SharedDocument extends SharedText {
  /** What its content policy has to allow. */
  readonly inline: InlineContent;
}

/** A document with gaps for one visitor. */
export interface PreparedDocument {
  readonly template: PreparedTemplate;
  /** What its content policy has to allow. */
  readonly inline: InlineContent;
}

/** Makes the documents of one build, each once while the cache holds it. */
export interface DocumentSource {
  /** A public page, the same for every visitor like this one without a session. */
  sharedPage(match: LiveMatch, visitor: Visitor): Promise<SharedDocument>;
  /** To be filled for one visitor. */
  page(match: LiveMatch, visitor: Visitor): Promise<PreparedDocument>;
  /** To be filled for one visitor. */
  errorPage(status: 404 | 500, visitor: Visitor): Promise<PreparedDocument>;
}

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
  const templates = new ByteCache<PreparedDocument>(TEMPLATE_CACHE_BYTES, ({ template }) => preparedBytes(template));
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

const prepareDocument = async ({ template, inline }: ComposedDocument): Promise<PreparedDocument> => ({
  template: await prepareTemplate(template),
  inline,
});

interface Kept {
  shared(key: string, make: () => Promise<SharedDocument>): Promise<SharedDocument>;
  template(key: string, make: () => Promise<PreparedDocument>): Promise<PreparedDocument>;
}

function createDocumentSource(state: LiveState, store: ReleaseStore, site: SiteSettings, kept: Kept): DocumentSource {
  const { origin, ...settings } = site;
  const { shell } = state;

  function layoutFor(declared: 'default' | 'none', { session }: Visitor) {
    return shell.layouts[declared === 'default' && session === 'signed-in' ? 'signedIn' : declared];
  }

  function compose(
    page: DocumentPage,
    layout: 'default' | 'none',
    status: number,
    visitor: Visitor,
    onUse?: UseStart,
  ): ComposedDocument {
    const { js, css, icon, starter } = shell;
    const documentShell: DocumentShell = {
      release: shell.release.resolved,
      js,
      css,
      layout: layoutFor(layout, visitor),
      ...(icon !== undefined && { icon }),
      ...(starter !== undefined && { starter }),
    };
    const { build, revision } = state;
    const releases = state.releases.map(({ resolved }) => resolved);
    const { bot, tools } = visitor;
    const boot = { build, revision, status, bot, releases, ...settings, ...(tools && { tools }) };
    return composeDocument({ origin, shell: documentShell, page, boot, ...(onUse && { onUse }) });
  }

  async function fragmentOf({ route, canonicalPath }: LiveMatch): Promise<PrerenderedPage | undefined> {
    const { document } = route.release;
    if (!document || !Object.hasOwn(document.prerendered, canonicalPath)) return undefined;
    return readVerified(store, document, document.prerendered[canonicalPath] ?? '', prerenderedPageSchema);
  }

  /** The sheets that can stand in a document, by their address. */
  async function sheetsOf({ resolved: { base }, document }: LiveRelease, files: readonly string[]) {
    if (!document) return [];
    const sheets = await Promise.all(files.map((file) => readVerifiedText(store, document, file)));
    return files.flatMap((file, at): [string, string][] => {
      const sheet = sheets[at] ?? '';
      return canStandInDocument(sheet) ? [[base + file, sheet]] : [];
    });
  }

  /** Where something is being tried out, or is not as everywhere, the application starts at once and tells of it. */
  async function startOf({ route, canonicalPath }: LiveMatch, visitor: Visitor): Promise<UseStart | undefined> {
    const waits = route.startsOnUse && visitor.session === 'anonymous' && !visitor.tools && isAsPromoted(state);
    if (!waits || shell.starter === undefined) return undefined;
    const names = (files: readonly (readonly [string, string])[]) => files.map(([file]) => file);
    const own = route.release.resolved.pages[route.page]?.css ?? [];
    const sheets = await Promise.all([sheetsOf(shell.release, names(shell.css)), sheetsOf(route.release, names(own))]);
    return {
      sheets: new Map(sheets.flat()),
      ...(route.data && { payload: payloadFile(canonicalPath) }),
    };
  }

  async function composePage(match: LiveMatch, visitor: Visitor): Promise<ComposedDocument> {
    const { route, canonicalPath } = match;
    const { release, page, title, access, layout = 'default' } = route;
    const fragment = await fragmentOf(match);
    return compose(
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
      fragment && (await startOf(match, visitor)),
    );
  }

  return {
    sharedPage: (match, visitor) =>
      kept.shared(`${keyOf(visitor)} ${match.canonicalPath}`, async () => {
        const session = { status: 'anonymous' } as const;
        const document = await composePage(match, { ...visitor, session: session.status });
        const { template, inline } = await prepareDocument(document);
        return { ...(await shareTemplate(template, { session, path: match.canonicalPath })), inline };
      }),

    page(match, visitor) {
      const { access, prerender, path } = match.route;
      // Public documents name their own address; the others are one a route.
      const address = access === 'public' || prerender ? match.canonicalPath : path;
      return kept.template(`${keyOf(visitor)} ${address}`, async () =>
        prepareDocument(await composePage(match, visitor)),
      );
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
        return prepareDocument(compose(page, 'default', status, visitor));
      }),
  };
}
