/**
 * What a student does in an attempt, as it is sent and stored: appended, never changed. `slot` counts from 0. An answer
 * is taken back by `clear`, said in so many words: a field that is missing can never undo one.
 */
export type AttemptAction =
  | { readonly kind: 'answer'; readonly slot: number; readonly option: number }
  | { readonly kind: 'clear'; readonly slot: number }
  | { readonly kind: 'flag'; readonly slot: number; readonly flagged: boolean }
  /** Options struck out, all of them each time. */
  | { readonly kind: 'eliminate'; readonly slot: number; readonly options: readonly number[] }
  /** The question was on screen for so long, since the last time that was said. */
  | { readonly kind: 'visit'; readonly slot: number; readonly activeMs: number }
  /**
   * The student was told whether `option` is right, which stood then, or `null` for none: it is final, whatever else
   * comes and in whatever order.
   */
  | { readonly kind: 'check'; readonly slot: number; readonly option: number | null };

/**
 * `epoch` counts the devices that held the attempt, `seq` what one of them did: together the order of events, whatever
 * order they arrive in. `option` indices are places as the student sees them.
 */
export type AttemptEvent = AttemptAction & { readonly epoch: number; readonly seq: number };
