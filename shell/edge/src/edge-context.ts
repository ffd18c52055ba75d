import type { Session } from '@travesia/contracts/page';
import type { BootDocument, ReleaseDocument, ReleaseId, ReleaseName, Responsible } from '@travesia/contracts/release';
import type { Clock } from '@travesia/kit-service';
import type { FastifyRequest } from 'fastify';
import type { CanaryWatch } from './canary/canary-watch.ts';
import type { DocumentSource } from './documents/document-source.ts';
import type { LiveState } from './live/live-state.ts';
import type { Lookups } from './live/lookups.ts';
import type { Selection } from './live/selection.ts';
import type { OverrideCookies } from './override/override-cookie.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** What is live for somebody, with its documents. */
export interface Composition {
  readonly state: LiveState;
  readonly documents: DocumentSource;
}

/** What the edge's plugins share. */
export interface EdgeContext {
  readonly store: ReleaseStore;
  /**
   * A published release from memory, or from the store.
   * @param address of whoever named it.
   * @throws {ProblemError} 404 when there is none, 429 where the address asked for too many of those.
   */
  readRelease(name: ReleaseName, id: ReleaseId, address?: string): Promise<ReleaseDocument>;
  /** For whatever else is read from the store by a name that may be made up. */
  readonly lookups: Lookups;
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  /** Another origin that serves the files of releases; absent where this one does. */
  readonly assetsOrigin: string | undefined;
  /** Who answers for what is kept of students; `null` where nobody was named. */
  readonly responsible: Responsible | null;
  /** What is live at this moment for who is in no canary and pinned nothing; `null` while there is no shell. */
  live(): Composition | null;
  /** What `selection` makes of it. */
  compose(live: Composition, selection: Selection): Promise<Composition>;
  readonly canaries: CanaryWatch;
  readonly overrideCookies: OverrideCookies;
  /** The verdict on the visitor's cookie. */
  readSession(request: FastifyRequest): Promise<Session>;
  /** Which tools the visitor may use; none for students. */
  toolsOf(session: Session): BootDocument['tools'];
  readonly clock: Clock;
}

/** For whoever asks while there is nothing, or something is broken. */
export const RETRY_AFTER_S = 30;
