import type { ActivityState } from './activity.ts';
import type { EventBus } from './events.ts';
import type { HttpClient } from './http.ts';
import type { PageLocation } from './page.ts';
import type { Session } from './session.ts';
import type { StateStream } from './state-stream.ts';

export interface Notice {
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  /** A sentence in Spanish. */
  readonly text: string;
}

/** What the shell lends to a page. Everything a page subscribes to ends when it is unmounted. */
export interface HostApi {
  readonly session$: StateStream<Session>;
  readonly activity$: StateStream<ActivityState>;
  /** The page's own location: it stands still while the page is hidden. */
  readonly location$: StateStream<PageLocation>;
  /** `to`: a path of our own origin, with query and hash. */
  navigate(to: string, options?: { readonly replace?: boolean }): void;
  /**
   * Asks the student before they leave; `question` is a sentence in Spanish.
   * Returns the function that lifts the block.
   */
  blockLeave(question: string): () => void;
  /**
   * Since 1.3. What the page's address names does not exist: the shell shows what it shows for every such address. To be
   * called by a page on the screen.
   */
  notFound?(): void;
  /**
   * Since 1.4. The page's address opens again without a connection, as it is now, until the student signs out: for what
   * must not end with the network. The page keeps its own data itself.
   */
  keepOffline?(): void;
  readonly http: HttpClient;
  notify(notice: Notice): void;
  readonly events: EventBus;
}

/** A view that arrives sooner shows no loading state: a flash of one reads as slowness. */
export const LOADING_DELAY_MS = 200;
