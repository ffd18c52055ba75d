import type { HeadData } from './head.ts';
import type { HostApi } from './host.ts';
import type { PageId } from './route.ts';

/**
 * The page contract this source speaks. A release of another major is refused at publish and at
 * run time; a minor adds optional things only. 1.1: `staff` of the signed-in user. 1.2: a remote's
 * entry brings all of the runtime that it needs. 1.3: `notFound` of the host. 1.4: `startsOnUse` of
 * a route, `keepOffline` of the host. 1.5: `retryAfterMs` of a failed request. 1.6: `studentData` of
 * a remote, `hydrateOn` of a route in place of `startsOnUse`. 1.7: `nav` and `fullScreenParam` of a route, `search`
 * of a release, `purposes` of `studentData`. 1.8: `prerenderParam` of a route, `prerenderedSearch` of a page's context.
 */
export const CONTRACT_MAJOR = 1;
export const CONTRACT_MINOR = 8;

/** Key under which a remote's federated container exposes its {@link RemoteModule}. */
export const REMOTE_MODULE_KEY = './module';

/**
 * Global variable in which the scripts of a container leave their modules. The shell gives every release
 * one of its own, so two releases of a remote can run in one document.
 */
export const chunkListName = (container: string) => `${container}_chunks`;

/** The federated module of a remote. Evaluating it has no effect beyond its own definitions. */
export interface RemoteModule {
  readonly contract: number;
  readonly pages: Readonly<Record<PageId, () => Promise<PageModule>>>;
}

/** One page, whatever it is written with. */
export interface PageModule {
  mount(container: HTMLElement, context: PageContext): MountedPage;
  /** Title and the rest of the head; where absent, the route's declared title. */
  head?(input: PageInput): HeadData;
}

/** Start of the ids in every prerendered fragment: a document holds at most one. */
export const PRERENDERED_ID_PREFIX = 'p0-';

export interface PageLocation {
  /** The canonical form of the path. */
  readonly pathname: string;
  /** With its leading `?`, or empty. */
  readonly search: string;
  /** With its leading `#`, or empty. */
  readonly hash: string;
}

/** What a page is a function of. */
export interface PageInput {
  readonly params: Readonly<Record<string, string>>;
  readonly location: PageLocation;
  /** What the page's prerendering read for this address, where it read something. */
  readonly data?: unknown;
}

export interface PageContext extends PageInput {
  readonly page: PageId;
  /** Unique in the document; starts the ids that the page generates. */
  readonly idPrefix: string;
  /** The container holds this page's prerendered fragment, to be adopted node by node. */
  readonly hydrate: boolean;
  /** Query with which that fragment was rendered; absent where without one. Since contract 1.8. */
  readonly prerenderedSearch?: string;
  readonly host: HostApi;
  /** To be called when the page can no longer show itself; the shell puts its error view there. */
  onError(error: unknown): void;
}

export interface MountedPage {
  /** Resolves when the page is on screen; rejects when it never will be. */
  readonly ready: Promise<void>;
  /** The address changed within the page (query, hash or parameters of a page not kept alive). */
  update(input: PageInput): void;
  /** The page left the screen but is kept: pause effects, timers and media. */
  hide(): void;
  show(): void;
  unmount(): void;
}
