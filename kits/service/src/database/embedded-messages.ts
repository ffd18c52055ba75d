import type { SqlResult } from './sql-pool.ts';

/** What the process and the embedded engine's thread say to each other. */
export type EmbeddedRequest =
  /** The first: the engine's code. `null` where the thread has to read it itself. */
  | { readonly id: number; readonly kind: 'start'; readonly code: WebAssembly.Module | null }
  | { readonly id: number; readonly kind: 'query'; readonly text: string; readonly values: readonly unknown[] }
  | { readonly id: number; readonly kind: 'close' };

export type EmbeddedReply =
  | { readonly id: number; readonly result: SqlResult }
  /** Errors lose their own fields on the way between threads. */
  | { readonly id: number; readonly error: { readonly message: string; readonly code?: string } };

export interface EmbeddedWorkerData {
  readonly folder: string;
}
