import type { ReleaseId, ReleaseName } from './release.ts';
import type { PageId, RouteDeclaration } from './route.ts';
import type { IdentityConfig, Session } from './session.ts';

export interface ReleasePointer {
  /** The release that everybody gets. */
  readonly stable: ReleaseId;
  /** The release that was stable before, if any: what to fall back to. */
  readonly lastGood?: ReleaseId;
}

export interface RemotePointer extends ReleasePointer {
  /**
   * Addresses this team owns: a path owns itself and everything below it (`/herramientas` owns
   * `/herramientas/temarios`). The remote's routes must lie inside.
   */
  readonly prefixes: readonly string[];
}

/** `registry.json`: the one small document that says what is live. */
export interface RegistryDocument {
  readonly schema: 1;
  /** Grows by one with every change. */
  readonly revision: number;
  /** ISO 8601 instant. */
  readonly issuedAt: string;
  readonly shell: ReleasePointer | null;
  readonly remotes: Readonly<Record<ReleaseName, RemotePointer>>;
}

/** A file with its integrity, as the browser gets it. */
export type ResolvedFile = readonly [file: string, integrity: string];

/** A remote's release as the browser gets it: enough to match, preload, verify and mount. */
export interface ResolvedRelease {
  readonly name: ReleaseName;
  readonly version: string;
  readonly id: ReleaseId;
  /** Address of its folder, with a trailing slash. */
  readonly base: string;
  readonly contract: number;
  readonly entry: ResolvedFile;
  readonly container: string;
  readonly routes: readonly RouteDeclaration[];
  readonly pages: Readonly<
    Record<PageId, { readonly js: readonly ResolvedFile[]; readonly css: readonly ResolvedFile[] }>
  >;
}

/** Id of the element that carries {@link BootDocument} as JSON. */
export const BOOT_ELEMENT_ID = 'travesia-boot';

/** Id of the element that holds the page containers. */
export const PAGES_ELEMENT_ID = 'contenido';

/** Id of the element that the shell's own root adopts. */
export const SHELL_ELEMENT_ID = 'travesia';

/** What the edge writes into every document, for the shell to start from. */
export interface BootDocument {
  /** Identifies what is live: changes with every promote. */
  readonly build: string;
  readonly revision: number;
  readonly session: Session;
  /** Absent where accounts are not open. */
  readonly identity?: IdentityConfig;
  /** Base URL of the services, for the HTTP client: `/` or another origin's. */
  readonly apiBase: string;
  /** Status the document was answered with. */
  readonly status: number;
  /** Bots keep the prerendered content whatever breaks. */
  readonly bot: boolean;
  /** The shell first: its own pages are declared like everybody's. */
  readonly releases: readonly ResolvedRelease[];
  /** Present when the document holds a page's prerendered fragment. */
  readonly fragment?: { readonly data?: unknown };
}

/** `/builds/latest.json`. */
export interface LatestBuild {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
}

/** `/builds/meta/{id}.json`. */
export interface BuildMeta extends LatestBuild {
  readonly revision: number;
  readonly releases: Readonly<Record<ReleaseName, ReleaseId>>;
  /** Addresses with a prerendered document. */
  readonly prerendered: readonly string[];
}
