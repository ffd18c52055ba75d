/** Rows that come onto the page, and leave it, together. */
export const BLOCK_ROWS = 4;

/** A stretch of a list of blocks: one block that is shown, or the room of several that are not. */
export interface ListPart {
  readonly kind: 'block' | 'gap';
  /** Its first block. */
  readonly from: number;
  /** The block after its last. */
  readonly to: number;
}

export type HeightOf = (block: number) => number;

export const blockCount = (rows: number) => Math.ceil(rows / BLOCK_ROWS);

/** The list from its beginning to its end. */
export function listParts(blocks: number, shown: ReadonlySet<number>): readonly ListPart[] {
  const parts: ListPart[] = [];
  let from = 0;
  for (const block of [...shown].filter((one) => one < blocks).sort((a, b) => a - b)) {
    if (block > from) parts.push({ kind: 'gap', from, to: block });
    from = block + 1;
    parts.push({ kind: 'block', from: block, to: from });
  }
  if (from < blocks) parts.push({ kind: 'gap', from, to: blocks });
  return parts;
}

export function heightOfPart({ from, to }: ListPart, heightOf: HeightOf): number {
  let height = 0;
  for (let block = from; block < to; block += 1) height += heightOf(block);
  return height;
}

/**
 * The blocks of a gap that stand between two places of it, in pixels from its beginning; one at least, because a gap of
 * which only the edge is seen would not be looked at again.
 */
export function blocksBetween(
  { from, to }: ListPart,
  top: number,
  bottom: number,
  heightOf: HeightOf,
): readonly number[] {
  const found: number[] = [];
  let begin = 0;
  for (let block = from; block < to; block += 1) {
    const end = begin + heightOf(block);
    if (end > top && (begin < bottom || found.length === 0)) found.push(block);
    begin = end;
  }
  return found.length > 0 ? found : [to - 1];
}
