import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import css from './BlockList.module.css';
import { BLOCK_ROWS, blockCount, blocksBetween, type HeightOf, heightOfPart, listParts } from './row-blocks.ts';

interface BlockListProps<Row> {
  readonly label: string;
  /** Another array is another list: it begins at its top. */
  readonly rows: readonly Row[];
  readonly children: (row: Row, index: number) => ReactNode;
}

interface Shown<Row> {
  readonly rows: readonly Row[];
  readonly blocks: ReadonlySet<number>;
  /** Pixels of blocks that were shown and no longer are. */
  readonly heights: ReadonlyMap<number, number>;
}

/** How far outside of the window rows are there already: a flick of the thumb and a press of Tab find them. */
const MARGIN = '1200px 0px';

/** Until the first block has been measured. */
const ROW_HEIGHT_ESTIMATE_PX = 230;

/** A new list is answered with what fills the window; the rest comes when that has been painted. */
function beginningOf<Row>(rows: readonly Row[], rowHeight: number): Shown<Row> {
  const length = Math.max(1, Math.ceil(window.innerHeight / (rowHeight * BLOCK_ROWS)));
  return { rows, blocks: new Set(Array.from({ length }, (_, block) => block)), heights: new Map() };
}

const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  one.size === other.size && [...one].every((block) => other.has(block));

/**
 * A long list of which only what is near the window is in the document, in blocks, with gaps of their height between
 * them. Rows may be of any height. Says by `aria-setsize` of its rows how many there are: that is the rows' own affair.
 */
export function BlockList<Row>({ label, rows, children }: BlockListProps<Row>) {
  // Measured once: the list would move under the reader if all that is not there changed its height.
  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT_ESTIMATE_PX);
  const beginning = useMemo(() => beginningOf(rows, rowHeight), [rows, rowHeight]);
  const [kept, setKept] = useState(beginning);
  const shown = kept.rows === rows ? kept : beginning;
  const count = blockCount(rows.length);
  const last = Math.max(0, count - 1);
  const parts = useMemo(() => listParts(count, shown.blocks), [count, shown]);
  const rowsOf = (block: number) => rows.slice(block * BLOCK_ROWS, (block + 1) * BLOCK_ROWS);
  const heightIn =
    ({ heights }: Shown<Row>): HeightOf =>
    (block) =>
      heights.get(block) ?? rowHeight * Math.min(BLOCK_ROWS, rows.length - block * BLOCK_ROWS);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const first = list.current?.firstElementChild;
    if (first && first.childElementCount > 0) {
      setRowHeight(first.getBoundingClientRect().height / first.childElementCount);
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts say everything that is observed.
  useEffect(() => {
    const container = list.current;
    if (!container) return undefined;
    const partOf = new Map([...container.children].map((element, index) => [element, parts[index]]));
    const observer = new IntersectionObserver(
      (entries) => {
        // A page that is put away has no size: what it shows is what it will show again.
        if (container.offsetParent === null) return;
        setKept((kept) => {
          const before = kept.rows === rows ? kept : beginning;
          // Tab finds the list by its ends.
          const blocks = new Set(before.blocks).add(last);
          const heights = new Map(before.heights);
          for (const { target, isIntersecting, boundingClientRect, intersectionRect } of entries) {
            const part = partOf.get(target);
            if (part?.kind === 'gap' && isIntersecting) {
              const top = intersectionRect.top - boundingClientRect.top;
              const bottom = top + intersectionRect.height;
              for (const block of blocksBetween(part, top, bottom, heightIn(before))) blocks.add(block);
            } else if (part?.kind === 'block' && !isIntersecting && part.from > 0 && part.from < last) {
              // Whoever is in a block would lose their place.
              if (target.contains(document.activeElement)) continue;
              blocks.delete(part.from);
              heights.set(part.from, boundingClientRect.height);
            }
          }
          return isSame(blocks, before.blocks) ? kept : { rows, blocks, heights };
        });
      },
      { rootMargin: MARGIN },
    );
    for (const element of container.children) observer.observe(element);
    return () => observer.disconnect();
  }, [parts]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: blocks of rows stand between the list and its items.
    <div role="list" aria-label={label} ref={list} className={css.list}>
      {parts.map((part) => {
        const key = `${part.kind} ${part.from}`;
        return part.kind === 'gap' ? (
          <div key={key} role="presentation" style={{ height: `${heightOfPart(part, heightIn(shown))}px` }} />
        ) : (
          <div key={key} role="presentation" className={css.block}>
            {rowsOf(part.from).map((row, index) => children(row, part.from * BLOCK_ROWS + index))}
          </div>
        );
      })}
    </div>
  );
}
