import type { PageId, RouteDeclaration, StudentDataPlace } from '@travesia/contracts/page';

/** What `routes.ts` of a remote exports. */
export interface RemoteDeclarations {
  readonly routes: readonly RouteDeclaration[];
  /** Absent where the remote keeps nothing of a student. */
  readonly studentData?: StudentDataPlace;
}

/** What a remote declares, as its sources say at the moment. */
export interface DeclaredPages extends RemoteDeclarations {
  readonly pageIds: readonly PageId[];
  /** Addresses that a build would prerender. */
  readonly addresses: readonly string[];
  /** Something of it can be found. */
  readonly isSearched: boolean;
}

export interface DeclarationsWorkerData {
  /** Absolute folder of the remote. */
  readonly root: string;
  /** The compiled pages, plans and routes. */
  readonly bundle: string;
}

/**
 * Asks the worker for what a page gets at `path`, for the page as a build would prerender it there, or for what can be
 * found, whatever the path.
 */
export interface AddressRequest {
  readonly id: number;
  readonly wanted: 'data' | 'fragment' | 'search';
  readonly path: string;
}

/** What the worker says: what is declared, then what is wrong with a page, and the answers to requests. */
export type DeclarationsReply =
  | { readonly kind: 'declared'; readonly pages: DeclaredPages }
  | { readonly kind: 'wrong'; readonly message: string }
  | { readonly kind: 'right' }
  /** `json`: `null` where a release would have no such file. */
  | { readonly kind: 'answer'; readonly id: number; readonly json: string | null }
  | { readonly kind: 'no-answer'; readonly id: number; readonly message: string };
