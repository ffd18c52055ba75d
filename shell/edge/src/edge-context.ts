import type { Session } from '@travesia/contracts';
import type { FastifyRequest } from 'fastify';
import type { DocumentSource } from './documents/document-source.ts';
import type { LiveState } from './live/live-state.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** What the edge's plugins share. */
export interface EdgeContext {
  readonly store: ReleaseStore;
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  /** What is live at this moment, with its documents; `null` while there is no shell. */
  live(): { readonly state: LiveState; readonly documents: DocumentSource } | null;
  /** The verdict on the visitor's cookie. */
  readSession(request: FastifyRequest): Promise<Session>;
}

/** For whoever asks while there is nothing, or something is broken. */
export const RETRY_AFTER_S = 30;
