import type { DeployedBank } from '@travesia/content-item-model';

/** What is compiled: a variant of an item, its entered steps, a text, or a ladder of hints, whose id is its request. */
export interface CompileRequest {
  readonly kind: 'item' | 'steps' | 'text' | 'ladder';
  readonly id: string;
}

/** Requests are answered in their order. */
export type CompileReply = { readonly json: string } | { readonly error: string };

/** What the thread says first, once it can compile. */
export type CompileReady = Pick<DeployedBank, 'digest' | 'entries'>;
