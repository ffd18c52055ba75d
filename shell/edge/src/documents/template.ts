import type { Session } from '@travesia/contracts/page';
import { escapeHtml, scriptJson } from './escape.ts';

/** What is not known until somebody asks. */
export type Slot = 'session' | 'path';

/** A document with its gaps. */
export type Template = readonly [string, ...(string | { readonly slot: Slot })[]];

export interface Filling {
  readonly session: Session;
  /** Of the address that was asked for, as it came. */
  readonly path: string;
}

/** What goes into `slot`, safe for the place where it goes. */
export function fillSlot(slot: Slot, { session, path }: Filling): string {
  return slot === 'session' ? scriptJson(session) : escapeHtml(path);
}
