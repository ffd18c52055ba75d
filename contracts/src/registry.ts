import type { ReleaseId, ReleaseName } from './release.ts';
import type { PageId, RouteDeclaration } from './route.ts';
import type { Session } from './session.ts';
import type { IdentityConfig } from './session-endpoints.ts';

/** A release that a share of the visitors gets instead of the stable one. */
export interface CanaryPointer {
  readonly release: ReleaseId;
  /** Above 0, at most 100. A visitor who is in stays in while the share grows. */
  readonly percent: number;
}

export interface ReleasePointer {
  /** The release that everybody gets who is not in the canary. */
  readonly stable: ReleaseId;
  /** The release that was stable before, if any: what to fall back to. */
  readonly lastGood?: ReleaseId;
  readonly canary?: CanaryPointer;
}

export interface RemotePointer extends ReleasePointer {
  /**
   * Addresses this team owns: a path owns itself and everything below it (`/herramientas` owns
   * `/herramientas/temarios`). The remote's routes must lie inside.
   */
  readonly prefixes: readonly string[];
}

/** One line of the history: what a revision did to one name. */
export interface RegistryChange {
  /** `abort` ends a canary that failed; `withdraw` takes a remote off; `trust` changes teams or keys. */
  readonly action: 'promote' | 'rollback' | 'canary' | 'abort' | 'withdraw' | 'trust';
  /** Of `trust`: the shell's. */
  readonly name: ReleaseName;
  /** Absent for `withdraw` and `trust`. */
  readonly release?: ReleaseId;
  /** Of a canary. */
  readonly percent?: number;
  /** Why, in the words of whoever did it; of an abort, the figures. */
  readonly reason?: string;
}

/** Ed25519 (RFC 8032) over the canonical JSON (keys sorted) of the document without this field. */
export interface DocumentSignature {
  readonly algorithm: 'ed25519';
  /** First 16 hex digits of the SHA-256 of the public key (SPKI, DER). */
  readonly key: string;
  /** Base64. */
  readonly value: string;
}

/** `platform` signs for every name, `team` for its own, `edge` ends canaries and nothing else. */
export type KeyRole = 'platform' | 'team' | 'edge';

/** A key that may sign, and for what. */
export interface TrustedKey {
  readonly role: KeyRole;
  /** SPKI, DER, base64. */
  readonly publicKey: string;
  /** Of a team: the names it publishes and promotes. */
  readonly names?: readonly ReleaseName[];
  /** ISO 8601 instant since when it signs nothing new. What it had published by then still counts. */
  readonly retiredAt?: string;
}

/**
 * Who may change what. Signed by a root key: those are named by the settings of each edge, and by
 * nothing that is in the store.
 */
export interface TrustDocument {
  readonly schema: 1;
  /** Grows by one with every change; an edge never goes back to an older one. */
  readonly version: number;
  /** ISO 8601 instant. */
  readonly issuedAt: string;
  /** The addresses of each team, by the name of its remote. */
  readonly teams: Readonly<Record<ReleaseName, readonly string[]>>;
  /** By their ids, as {@link DocumentSignature.key} names them. A key that was revoked is not there. */
  readonly keys: Readonly<Record<string, TrustedKey>>;
  readonly signature: DocumentSignature;
}

/** The word of whoever owns a name that this is what they made live. */
export interface Endorsement {
  /** The revision that brought it. */
  readonly revision: number;
  /** SHA-256, in hex, of the `release.json` of each release that the pointer names. */
  readonly releases: Readonly<Record<ReleaseId, string>>;
  readonly signature: DocumentSignature;
}

/** What stands behind a pointer. The canary has its own, so that an edge can take it away. */
export interface PointerEndorsements {
  readonly stable: Endorsement;
  readonly canary?: Endorsement;
}

/** What the history of a name says of going back, as far as it is kept in every revision. */
export interface StableTimeline {
  /** What was stable, one after the other; the last is what is now. What was rolled back is gone from its end. */
  readonly stables: readonly ReleaseId[];
  /** What was rolled back, or ended as a canary, and was not promoted again since. */
  readonly failed: readonly ReleaseId[];
}

/**
 * `registry.json`: the one small document that says what is live. Every revision is kept, and each
 * names the digest of the one before: together they are the history, and nobody can rewrite it.
 * Fields that a reader does not know are signed and digested like all others, and ignored.
 */
export interface RegistryDocument {
  /** Another number is for what an older reader must not ignore. */
  readonly schema: 2;
  /** Grows when fields are added that older readers may ignore. */
  readonly minor: number;
  /** Grows by one with every change. */
  readonly revision: number;
  /** ISO 8601 instant. */
  readonly issuedAt: string;
  /** SHA-256, in hex, of the canonical JSON of the revision before; `null` for the first. */
  readonly previous: string | null;
  /** Who made it: a person at a machine, or a service. */
  readonly by: string;
  readonly changes: readonly RegistryChange[];
  readonly trust: TrustDocument;
  readonly shell: ReleasePointer | null;
  readonly remotes: Readonly<Record<ReleaseName, RemotePointer>>;
  /** Of every name that is live. */
  readonly endorsements: Readonly<Record<ReleaseName, PointerEndorsements>>;
  /** Of every name that was ever live. */
  readonly timelines: Readonly<Record<ReleaseName, StableTimeline>>;
  readonly signature: DocumentSignature;
}

/** The minor that this code writes. */
export const REGISTRY_MINOR = 0;

/** A file with its integrity, as the browser gets it. */
export type ResolvedFile = readonly [file: string, integrity: string];

/** Why a visitor got a release: `development` comes from a dev server. */
export type ReleaseChannel = 'stable' | 'canary' | 'override' | 'development';

/** A remote's release as the browser gets it: enough to match, preload, verify and mount. */
export interface ResolvedRelease {
  readonly name: ReleaseName;
  readonly version: string;
  readonly id: ReleaseId;
  readonly channel: ReleaseChannel;
  /** What is tried once where this one does not load; at {@link resolvedReleasePath}. */
  readonly fallback?: ReleaseId;
  /** Address of its folder, with a trailing slash. */
  readonly base: string;
  readonly contract: number;
  readonly entry: ResolvedFile;
  readonly container: string;
  /** Built before contract 1.2: it takes federation's runtime from the shell. */
  readonly needsRuntime?: true;
  readonly routes: readonly RouteDeclaration[];
  readonly pages: Readonly<
    Record<PageId, { readonly js: readonly ResolvedFile[]; readonly css: readonly ResolvedFile[] }>
  >;
  /** What of it can be found; absent where nothing can. */
  readonly search?: ResolvedFile;
}

/** Where the edge answers with the {@link ResolvedRelease} of any kept release of a remote. Immutable. */
export function resolvedReleasePath(name: ReleaseName, id: ReleaseId): string {
  return `/builds/releases/${name}/${id}.json`;
}

/** Id of the element that carries {@link BootDocument} as JSON. */
export const BOOT_ELEMENT_ID = 'travesia-boot';

/** Id of the element that holds the page containers. */
export const PAGES_ELEMENT_ID = 'contenido';

/** Id of the element that the shell's own root adopts. */
export const SHELL_ELEMENT_ID = 'travesia';

/**
 * Id of the `<template>` that holds the application's scripts, and what goes with them, in documents which start on
 * use.
 */
export const STARTER_ELEMENT_ID = 'travesia-start';

/** Names the file of a style sheet whose text a document carries in itself: its address. */
export const INLINE_SHEET_ATTRIBUTE = 'data-sheet';

/** What the shell has to know of a fragment that stands in the document. */
export interface BootFragment {
  readonly data?: unknown;
  /** Query for which it was rendered, with its `?`; absent where it was rendered without one. Since contract 1.8. */
  readonly search?: string;
}

/** What the shell starts from. */
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
  /** The release panel is for whoever looks; absent for students. */
  readonly tools?: 'staff' | 'development';
  /** The shell first: its own pages are declared like everybody's. */
  readonly releases: readonly ResolvedRelease[];
  /**
   * Present when the document holds a page's prerendered fragment. Its data, where the page has any, stays in the
   * release's payload file in documents that hydrate on interaction.
   */
  readonly fragment?: BootFragment;
}

/** What the edge writes into every document. Those that hydrate on interaction leave the releases to {@link buildReleasesPath}. */
export type WrittenBoot = Omit<BootDocument, 'releases'> & Partial<Pick<BootDocument, 'releases'>>;

/** Where the edge answers with the {@link BootDocument.releases} of a build, live now or before. */
export function buildReleasesPath(build: string): string {
  return `/builds/releases/${build}.json`;
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

/**
 * Where the edge answers with the {@link VisitorBuild} of whoever asks, by their cookies. Only tabs with a canary or
 * something pinned need to ask: for all others `/builds/latest.json` says it, and is the same for everybody.
 */
export const VISITOR_BUILD_PATH = '/builds/mine.json';

/** What a reload would bring this visitor. */
export interface VisitorBuild {
  readonly revision: number;
  readonly releases: Readonly<Record<ReleaseName, ReleaseId>>;
}
