import type { HeadData } from './head.ts';
import type { DocumentSignature } from './registry.ts';
import type { PageId, RouteDeclaration } from './route.ts';
import type { StudentDataPlace } from './student-data.ts';

/** `<version>-<first 8 hex digits of the content's SHA-256>`; names an immutable folder. */
export type ReleaseId = string;

/** Lower-case name of a remote, or `shell`. */
export type ReleaseName = string;

/** The name under which the shell itself is released. */
export const SHELL_NAME = 'shell';

/** Public path under which released files are served: `/releases/<name>/<id>/<file>`. */
export const RELEASES_PATH = '/releases';

/**
 * `address` of something released as it is on the page's own origin, wherever it is served from; any other as it is. What
 * has no digest that a browser could check is asked for there.
 */
export function onOwnOrigin(address: string): string {
  const [, path] = /^https?:\/\/[^/]+(\/releases\/.*)$/.exec(address) ?? [];
  return path ?? address;
}

/** Sizes in bytes. `brotli` and `gzip` are absent for files served as they are, and so are the digests of the copies. */
export interface ReleasedFile {
  /** Subresource-integrity string: `sha384-` and base64. */
  readonly integrity: string;
  readonly bytes: number;
  readonly brotli?: number;
  readonly gzip?: number;
  /** Of the compressed copy, in the form of {@link ReleasedFile.integrity}. */
  readonly brotliIntegrity?: string;
  readonly gzipIntegrity?: string;
}

/** Files (names inside the release) that a page needs, in loading order. */
export interface PageFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** A route as a release of any minor of the contract says it. */
export interface ReleasedRoute extends RouteDeclaration {
  /** What contract 1.4 and 1.5 call `hydrateOn: 'interaction'`. */
  readonly startsOnUse?: true;
}

/** The first minor in which it is {@link RouteDeclaration.hydrateOn} alone. */
export const HYDRATE_ON_SINCE_MINOR = 6;

/** `route` in the words of this contract. */
export function currentRoute({ startsOnUse, ...route }: ReleasedRoute): RouteDeclaration {
  return startsOnUse ? { ...route, hydrateOn: 'interaction' } : route;
}

/**
 * `release.json`: everything that is known of one release, with the digest of each of its files. Immutable, and signed by
 * the team that published it. Fields that a reader does not know are signed like all others, and ignored.
 */
export interface ReleaseDocument {
  readonly schema: 1;
  readonly name: ReleaseName;
  readonly kind: 'shell' | 'remote';
  readonly version: string;
  readonly id: ReleaseId;
  readonly contract: { readonly major: number; readonly minor: number };
  /** ISO 8601 instant. */
  readonly publishedAt: string;
  /** Version of React the release was built with. */
  readonly react: string;
  /** Script that defines the container (remote) or starts the application (shell). */
  readonly entry: string;
  /** Global variable that `entry` defines; empty for the shell. */
  readonly container: string;
  readonly routes: readonly ReleasedRoute[];
  /** Beyond `entry`. */
  readonly pages: Readonly<Record<PageId, PageFiles>>;
  /** Every served file, by name. */
  readonly files: Readonly<Record<string, ReleasedFile>>;
  /** Address to the file with its {@link PrerenderedPage}. */
  readonly prerendered: Readonly<Record<string, string>>;
  /** Address to the ISO 8601 instant since when a prerendered page is as it is, where an earlier release had it already. */
  readonly changed?: Readonly<Record<string, string>>;
  /** What the remote keeps of a student; absent where nothing. Since contract 1.6. */
  readonly studentData?: StudentDataPlace;
  /** File with the {@link SearchDocument}; absent where nothing of it is to be found. Since contract 1.7. */
  readonly search?: string;
  /** Present in releases of the shell only. */
  readonly shell?: ShellParts;
  /** Of whoever published it. */
  readonly signature: DocumentSignature;
}

/** What a release of the shell has beyond a remote's: files, by name. */
export interface ShellParts {
  /** Scripts of every document, in loading order; the release's `entry` is the last of them. */
  readonly js: readonly string[];
  /** Style sheets of every document. */
  readonly css: readonly string[];
  /** Each a {@link LayoutFile}; `default` is for visitors without a session. */
  readonly layouts: { readonly default: string; readonly signedIn: string; readonly none: string };
  /** Each a {@link PrerenderedPage}. */
  readonly errors: { readonly notFound: string; readonly internal: string };
  /** Script that documents that hydrate on interaction carry in themselves. Since contract 1.4. */
  readonly starter?: string;
  /** A {@link NavigationTemplates}. Since contract 1.7. */
  readonly navigation?: string;
  /** Absent in releases from before it was weighed. */
  readonly session?: SessionScripts;
}

/** Scripts that come by themselves after the first paint where a student is signed in: what keeps their session. */
export interface SessionScripts {
  /** In documents that begin at a page without accounts. */
  readonly kept: readonly string[];
  /** In those of the provider's pages, where accounts are opened and changed. */
  readonly withAccounts: readonly string[];
}

/** One address, rendered when the release was built. */
export interface PrerenderedPage {
  readonly html: string;
  readonly head: HeadData;
  /** What the page needs to hydrate; absent where its code and parameters say it all. */
  readonly data?: unknown;
}

const PRERENDERED = 'prerendered/';

/** Name, inside a release, of the file with the {@link PrerenderedPage} of `path`. */
export function prerenderedFile(path: string): string {
  return `${PRERENDERED}${path === '/' ? 'index' : path.slice(1)}.json`;
}

/** Such a file goes out as part of documents, and never by itself. */
export const isPrerenderedFile = (file: string) => file.startsWith(PRERENDERED);

/**
 * Name, inside a release, of the file with the {@link PrerenderedPage} of `path` for a value of its `prerenderParam`. It
 * exists where the release has a file of this name.
 */
export function prerenderedValueFile(path: string, value: string): string {
  return `${PRERENDERED}${path.slice(1)}@${value}.json`;
}

/** The first minor in which the shell starts from the fragment of a query. */
export const PRERENDER_PARAM_SINCE_MINOR = 8;

/**
 * Name, inside a release, of the file with the `data` of `path`, for routes that declare `data`.
 * Routes whose addresses must be prerendered have one for each, `null` where they declare none:
 * its absence tells the browser that the address does not exist.
 */
export function payloadFile(path: string): string {
  return `payload${path === '/' ? '/index' : path}.json`;
}

/** `dist/build.json`: what a build says of itself; publishing makes a {@link ReleaseDocument} of it. */
export interface BuildDocument extends Omit<ReleaseDocument, 'id' | 'publishedAt' | 'changed' | 'signature'> {}

/** HTML of a layout around the page container: `before` + container + `after`. */
export interface LayoutFile {
  readonly before: string;
  readonly after: string;
}

/** HTML of one entry of a list: of a place where the page is not, of the page itself, and of what the page is within. */
export interface EntryTemplate {
  readonly idle: string;
  readonly page: string;
  readonly within: string;
}

/** What a list of the navigation is of: `listOf` makes it. */
export type NavListKind = 'areas' | 'bar' | 'section' | 'places';

/** How a list of the navigation looks. Its text stands where {@link navMark} of its name does. */
export interface NavListTemplate {
  readonly of: NavListKind;
  /** Around the entries, with the gap {@link NAV_GAPS.entries}. Nothing of it is drawn where there is no entry. */
  readonly wrap: string;
  readonly entry: EntryTemplate;
  /** Of an area with several places, with the gap {@link NAV_GAPS.entries} for them; they are left out without it. */
  readonly group?: EntryTemplate;
  /** Of a place inside such an area. */
  readonly place?: EntryTemplate;
}

/**
 * How the shell draws the navigation, as data: the edge fills it from what is live and runs nobody's code. It does so in
 * the layouts and in the shell's own fragments.
 */
export interface NavigationTemplates {
  readonly lists: Readonly<Record<string, NavListTemplate>>;
  /** HTML of the icons by name. */
  readonly icons: Readonly<Record<string, string>>;
  /** HTML in place of an icon that is not among them. */
  readonly otherIcon: string;
}

/** What stands in templates in place of what is known when a document is made. */
export const NAV_GAPS = {
  path: '%NAV-PATH%',
  label: '%NAV-LABEL%',
  short: '%NAV-SHORT%',
  about: '%NAV-ABOUT%',
  icon: '%NAV-ICON%',
  entries: '%NAV-ENTRIES%',
} as const;

/** Stands in layouts and fragments where the list of this name goes. */
export const navMark = (list: string) => `%NAV:${list}%`;

/** Stands in a prerendered error page where the escaped path of the failed request goes. */
export const ERROR_PATH_PLACEHOLDER = '%PATH%';
