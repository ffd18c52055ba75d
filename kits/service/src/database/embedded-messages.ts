import type { SqlResult } from './sql-pool.ts';

/** What the process and the embedded engine's thread say to each other. */
export type EmbeddedRequest =
  | { readonly id: number; readonly kind: 'query'; readonly text: string; readonly values: readonly unknown[] }
  | { readonly id: number; readonly kind: 'close' };

export type EmbeddedReply =
  | { readonly id: number; readonly result: SqlResult }
  /** Errors lose their own fields on the way between threads. */
  | { readonly id: number; readonly error: { readonly message: string; readonly code?: string } };

export interface EmbeddedWorkerData {
  readonly folder: string;
}
