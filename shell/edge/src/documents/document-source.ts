import {
  isPrerenderedValue,
  layoutOf,
  type NavAudience,
  type RouteMatch,
  type Session,
} from '@travesia/contracts/page';
import {
  type BootDocument,
  createNavigation,
  type NavPosition,
  PRERENDER_PARAM_SINCE_MINOR,
  payloadFile,
  positionOf,
  prerenderedValueFile,
} from '@travesia/contracts/release';
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
  type DocumentFragment,
  type DocumentPage,
  type DocumentShell,
  documentTail,
  type InteractionStart,
} from './compose-document.ts';
import { fillNavigation } from './fill-navigation.ts';
import { canStandInDocument } from './inline.ts';
import {
  digestOf,
  type PreparedTemplate,
  type PreparedText,
  preparedBytes,
  prepareTemplate,
  prepareText,
  type SharedText,
  sharedBytes,
  shareText,
  storedText,
} from './rendition.ts';
import { fillSlot, type Template } from './template.ts';

/** Memory for what everybody gets, with all encodings: the 800 pages that are public take 22 MiB. */
const SHARED_CACHE_BYTES = 64 * 1024 * 1024;

/** Memory for what is filled for one visitor: the same pages take 14 MiB. */
const TEMPLATE_CACHE_BYTES = 32 * 1024 * 1024;

/** Page of the shell that shows errors. */
const ERROR_PAGE = 'error';

type LiveMatch = RouteMatch<LiveRoute>;

/** For whom a document is: it decides what is around the page. */
export interface Visitor {
  readonly session: Session['status'];
  /** Of the address, with its `?` where there is any: it may ask for the screen without what is around the page. */
  readonly search: string;
  readonly bot: boolean;
  readonly tools?: BootDocument['tools'];
}

/** A public page for everybody who has no session. */
export interface SharedDocument {
  readonly text: SharedText;
  /** What is behind the text. */
  readonly tail: PreparedText;
  /** Of the whole content; each encoding's tag begins with it. */
  readonly digest: string;
  /** What its content policy has to allow. */
  readonly inline: InlineContent;
}

/** A document with gaps for one visitor. */
export interface PreparedDocument {
  readonly template: PreparedTemplate;
  /** What is behind the last gap. */
  readonly tail: PreparedText;
  /** What its content policy has to allow. */
  readonly inline: InlineContent;
}

/** Makes the documents of one build, of texts that are compressed once while the cache holds them. */
export interface DocumentSource {
  /** A public page, the same for every visitor like this one without a session. */
  sharedPage(match: LiveMatch, visitor: Visitor): Promise<SharedDocument>;
  /** To be filled for one visitor. */
  page(match: LiveMatch, visitor: Visitor): Promise<PreparedDocument>;
  /** To be filled for one visitor. */
  errorPage(status: 404 | 500, visitor: Visitor): Promise<PreparedDocument>;
}

/** What is the same in every document of this edge. */
export interface SiteSettings extends Pick<BootDocument, 'identity' | 'apiBase'> {
  /** Public origin, without a trailing slash. */
  readonly origin: string;
}

export interface DocumentSources {
  of(state: LiveState): DocumentSource;
  /** How many texts were composed and compressed since the start, and the memory of those that are kept. */
  figures(): { readonly made: number; readonly bytes: number };
}

interface SharedPage {
  readonly text: SharedText;
  readonly inline: InlineContent;
}

interface PreparedPage {
  readonly template: PreparedTemplate;
  readonly inline: InlineContent;
}

interface Kept {
  readonly shared: ByteCache<SharedPage>;
  readonly templates: ByteCache<PreparedPage>;
}

/**
 * The documents of each state. All states share one memory, by what a text follows from: the releases it names and the
 * page. A promote of another release changes no key, and what is no longer asked for gives way.
 */
export function createDocumentSources(store: ReleaseStore, site: SiteSettings): DocumentSources {
  const kept: Kept = {
    shared: new ByteCache(SHARED_CACHE_BYTES, ({ text }) => sharedBytes(text)),
    templates: new ByteCache(TEMPLATE_CACHE_BYTES, ({ template }) => preparedBytes(template)),
  };
  const sources = new WeakMap<LiveState, DocumentSource>();

  return {
    of(state) {
      const source = sources.get(state) ?? createDocumentSource(state, store, site, kept);
      sources.set(state, source);
      return source;
    },
    figures: () => ({
      made: kept.shared.made + kept.templates.made,
      bytes: kept.shared.bytes + kept.templates.bytes,
    }),
  };
}

/** What is behind the text of a page: of one build, and for one kind of visitor. */
interface Tail {
  readonly text: string;
  readonly prepared: PreparedText;
}

const ANONYMOUS = { status: 'anonymous' } as const;

const NOTHING = storedText('');

/** The text of a template that has no gap but the session's, for who has none. */
function anonymousText(template: Template): string {
  return template
    .map((part) => (typeof part === 'string' ? part : fillSlot(part.slot, { session: ANONYMOUS, path: '' })))
    .join('');
}

function createDocumentSource(state: LiveState, store: ReleaseStore, site: SiteSettings, kept: Kept): DocumentSource {
  const { origin, ...settings } = site;
  const { shell } = state;

  const { minor: shellMinor = PRERENDER_PARAM_SINCE_MINOR } = shell.release.document?.contract ?? {};
  const startsFromQuery = shellMinor >= PRERENDER_PARAM_SINCE_MINOR;

  const releases = state.releases.map(({ resolved }) => resolved);
  const navigationFor = (audience: NavAudience) => {
    const navigation = createNavigation(releases, audience);
    return { navigation, digest: digestOf(Buffer.from(JSON.stringify(navigation))) };
  };
  const navigations = { visitor: navigationFor('visitor'), student: navigationFor('student') };
  const audienceOf = ({ session }: Pick<Visitor, 'session'>) => (session === 'signed-in' ? 'student' : 'visitor');

  function layoutFor(declared: 'default' | 'none', visitor: Visitor) {
    return shell.layouts[declared === 'default' && audienceOf(visitor) === 'student' ? 'signedIn' : declared];
  }

  /** @param position where in the navigation the page is; absent for errors, which are nowhere. */
  function compose(
    { fragment, ...page }: DocumentPage,
    layout: 'default' | 'none',
    status: number,
    visitor: Visitor,
    position: NavPosition | undefined,
    onInteraction?: InteractionStart,
  ): ComposedDocument {
    const { js, css, icon, starter } = shell;
    const { navigation } = navigations[audienceOf(visitor)];
    const fill = (html: string) => fillNavigation(html, shell.navigation, navigation, position);
    const { before, after } = layoutFor(layout, visitor);
    const isOwn = page.release === shell.release.resolved;
    const documentShell: DocumentShell = {
      release: shell.release.resolved,
      js,
      css,
      layout: { before: fill(before), after: fill(after) },
      ...(icon !== undefined && { icon }),
      ...(starter !== undefined && { starter }),
    };
    const boot = { status, ...settings };
    return composeDocument({
      origin,
      shell: documentShell,
      page: { ...page, ...(fragment && { fragment: isOwn ? { ...fragment, html: fill(fragment.html) } : fragment }) },
      boot,
      ...(onInteraction && { onInteraction }),
    });
  }

  const tails = new Map<string, Promise<Tail>>();

  async function makeTail({ bot, tools }: Visitor, hydratesOnInteraction: boolean): Promise<Tail> {
    const { build, revision } = state;
    const text = documentTail({
      build,
      revision,
      bot,
      ...(tools && { tools }),
      ...(!hydratesOnInteraction && { releases }),
    });
    return { text, prepared: await (hydratesOnInteraction ? storedText(text) : prepareText(text)) };
  }

  function tailFor(visitor: Visitor, hydratesOnInteraction: boolean): Promise<Tail> {
    const key = `${visitor.bot} ${visitor.tools} ${hydratesOnInteraction}`;
    const tail = tails.get(key) ?? makeTail(visitor, hydratesOnInteraction);
    tails.set(key, tail);
    return tail;
  }

  async function fragmentOf(match: LiveMatch, visitor: Visitor): Promise<DocumentFragment | undefined> {
    const { route, canonicalPath } = match;
    const { document, developed } = route.release;
    const ofQuery = fragmentOfQuery(match, visitor);
    if (document && ofQuery) {
      const { html, head } = await readVerified(store, document, ofQuery.file, prerenderedPageSchema);
      return { html, head, search: ofQuery.search };
    }
    if (developed) return (route.prerender && (await developed.fragmentAt(canonicalPath))) || undefined;
    if (!document || !Object.hasOwn(document.prerendered, canonicalPath)) return undefined;
    return readVerified(store, document, document.prerendered[canonicalPath] ?? '', prerenderedPageSchema);
  }

  /** The fragment that the page has for its query: it is for all that the query says, or there is none. */
  function fragmentOfQuery({ route, canonicalPath }: LiveMatch, { session, search }: Visitor) {
    const { document } = route.release;
    if (route.prerenderParam === undefined || session !== 'signed-in' || !document || !startsFromQuery)
      return undefined;
    const [[name, value] = [], ...others] = new URLSearchParams(search);
    if (name !== route.prerenderParam || value === undefined || others.length > 0) return undefined;
    if (!isPrerenderedValue(value)) return undefined;
    const file = prerenderedValueFile(canonicalPath, value);
    return Object.hasOwn(document.files, file)
      ? { file, search: `?${new URLSearchParams({ [name]: value })}` }
      : undefined;
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

  const asPromoted = isAsPromoted(state);

  /** Where something is being tried out, or is not as everywhere, the application starts at once and tells of it. */
  function hydratesOnInteraction({ route, canonicalPath }: LiveMatch, { session, tools }: Visitor): boolean {
    const { document } = route.release;
    const isPrerendered = document !== undefined && Object.hasOwn(document.prerendered, canonicalPath);
    const waits = route.hydrateOn === 'interaction' && session === 'anonymous' && !tools && asPromoted;
    return waits && isPrerendered && shell.starter !== undefined;
  }

  async function startOf({ route, canonicalPath }: LiveMatch): Promise<InteractionStart> {
    const names = (files: readonly (readonly [string, string])[]) => files.map(([file]) => file);
    const own = route.release.resolved.pages[route.page]?.css ?? [];
    const sheets = await Promise.all([sheetsOf(shell.release, names(shell.css)), sheetsOf(route.release, names(own))]);
    return {
      sheets: new Map(sheets.flat()),
      ...(route.data && { payload: payloadFile(canonicalPath) }),
    };
  }

  function positionFor({ route: { path, release } }: LiveMatch, visitor: Visitor): NavPosition | undefined {
    const isRemote = release !== shell.release;
    const page = { pattern: path, release: release.resolved.name, isRemote };
    return positionOf(navigations[audienceOf(visitor)].navigation, page);
  }

  async function composePage(match: LiveMatch, visitor: Visitor): Promise<ComposedDocument> {
    const { route, canonicalPath } = match;
    const { release, page, title, access, nav } = route;
    const fragment = await fragmentOf(match, visitor);
    return compose(
      {
        release: release.resolved,
        page,
        head: fragment?.head ?? { title, ...(nav?.about !== undefined && { description: nav.about }) },
        preload: release.document !== undefined,
        ...(access === 'public' && { canonicalPath }),
        ...(fragment && { fragment }),
      },
      layoutOf(route, visitor.search),
      200,
      visitor,
      positionFor(match, visitor),
      hydratesOnInteraction(match, visitor) ? await startOf(match) : undefined,
    );
  }

  const nameOf = ({ resolved }: LiveRelease) => `${resolved.name}/${resolved.id}`;

  /** A release never changes. What runs from a dev server may be another thing each time. */
  const keptIn = <T extends object>(cache: ByteCache<T>, { route }: LiveMatch, key: string, make: () => Promise<T>) =>
    route.release.developed ? make() : cache.get(key, make);

  /** Names all that the text of a page follows from. Bots get what people get, but for the tail. */
  function keyOf(match: LiveMatch, visitor: Visitor, address: string): string {
    const { release, page, path } = match.route;
    const audience = audienceOf(visitor);
    const around = `${layoutOf(match.route, visitor.search)} ${audience} ${navigations[audience].digest}`;
    const use = hydratesOnInteraction(match, visitor) ? 'on interaction' : 'at once';
    const query = fragmentOfQuery(match, visitor)?.search ?? '';
    return [nameOf(shell.release), nameOf(release), page, around, use, path, address, query].join(' ');
  }

  async function preparePage(composed: Promise<ComposedDocument> | ComposedDocument): Promise<PreparedPage> {
    const { template, inline } = await composed;
    return { template: await prepareTemplate(template), inline };
  }

  return {
    async sharedPage(match, { session: _, ...rest }) {
      const visitor: Visitor = { ...rest, session: ANONYMOUS.status };
      const onInteraction = hydratesOnInteraction(match, visitor);
      const { text: tail, prepared } = await tailFor(visitor, onInteraction);
      // A long tail is worth compressing, and its releases are part of what the page is then.
      const [within, behind] = onInteraction ? ['', prepared] : [tail, NOTHING];
      const digest = digestOf(Buffer.from(tail));
      const key = keyOf(match, visitor, match.canonicalPath);
      const { text, inline } = await keptIn(kept.shared, match, onInteraction ? key : `${key} ${digest}`, async () => {
        const { template, inline } = await composePage(match, visitor);
        return { text: await shareText(Buffer.from(anonymousText(template) + within)), inline };
      });
      return { text, tail: behind, digest: onInteraction ? text.digest + digest : text.digest, inline };
    },

    async page(match, visitor) {
      const { access, prerender, path } = match.route;
      // Public documents name their own address; the others are one a route.
      const address = access === 'public' || prerender ? match.canonicalPath : path;
      const [page, tail] = await Promise.all([
        keptIn(kept.templates, match, keyOf(match, visitor, address), () => preparePage(composePage(match, visitor))),
        tailFor(visitor, hydratesOnInteraction(match, visitor)),
      ]);
      return { ...page, tail: tail.prepared };
    },

    async errorPage(status, visitor) {
      const fragment = status === 404 ? shell.errors.notFound : shell.errors.internal;
      const page = { release: shell.release.resolved, page: ERROR_PAGE, head: fragment.head, preload: true, fragment };
      const audience = audienceOf(visitor);
      const key = `${nameOf(shell.release)} ${audience} ${navigations[audience].digest} ${status}`;
      const [prepared, tail] = await Promise.all([
        kept.templates.get(key, () => preparePage(compose(page, 'default', status, visitor, undefined))),
        tailFor(visitor, false),
      ]);
      return { ...prepared, tail: tail.prepared };
    },
  };
}
