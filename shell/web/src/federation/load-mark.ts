import type { LoadRecord } from '@travesia/contracts/release';

/** Each has a {@link LoadRecord} attached. */
export const LOAD_MARK = 'travesia:load';

/** Leaves what came of a load where the browser's own tools, and ours, look for it. */
export function markLoad(record: LoadRecord): void {
  performance.mark(LOAD_MARK, { detail: record });
}
