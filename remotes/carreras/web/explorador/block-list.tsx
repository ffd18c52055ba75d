import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import css from './block-list.module.css';
import { BLOCK_ROWS, rowBlocks } from './row-blocks.ts';

interface BlockListProps<Row> {
  readonly label: string;
  /** Another array is another list: it begins at its top. */
  readonly rows: readonly Row[];
  readonly children: (row: Row, index: number) => ReactNode;
}

/** How far outside of the window rows are there already: a flick of the thumb and a press of Tab find them. */
const MARGIN = '1200px 0px';

/** Until the first block has been measured. */
const ROW_HEIGHT_ESTIMATE_PX = 230;

const FIRST: ReadonlySet<number> = new Set([0]);

/**
 * A long list of which only what is near the window is in the document, in blocks that keep their height while they are
 * empty. Rows may be of any height. Says by `aria-setsize` of its rows how many there are: that is the rows' own affair.
 */
export function BlockList<Row>({ label, rows, children }: BlockListProps<Row>) {
  const blocks = useMemo(() => rowBlocks(rows), [rows]);
  const [shown, setShown] = useState<{ readonly rows: readonly Row[]; readonly blocks: ReadonlySet<number> }>({
    rows,
    blocks: FIRST,
  });
  // A new list is answered with its beginning; the places of the rest are made when that has been painted.
  const [placed, setPlaced] = useState<readonly Row[] | null>(null);
  const isPlaced = placed === rows;
  useEffect(() => setPlaced(rows), [rows]);
  const visible = shown.rows === rows ? shown.blocks : FIRST;
  const list = useRef<HTMLDivElement>(null);
  const heights = useRef(new Map<number, number>());
  const measured = useRef(rows);
  // Measured once: the list would move under the reader if all that is not there changed its height.
  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT_ESTIMATE_PX);
  useLayoutEffect(() => {
    const first = list.current?.firstElementChild;
    if (first && first.childElementCount > 0) {
      setRowHeight(first.getBoundingClientRect().height / first.childElementCount);
    }
  }, []);

  useEffect(() => {
    const container = list.current;
    if (!container || !isPlaced) return undefined;
    const last = container.children.length - 1;
    if (measured.current !== rows) heights.current.clear();
    measured.current = rows;
    const observer = new IntersectionObserver(
      (entries) => {
        // A page that is put away has no size: what it shows is what it will show again.
        if (container.offsetParent === null) return;
        setShown((before) => {
          const next = new Set(before.rows === rows ? before.blocks : FIRST).add(last);
          for (const { target, isIntersecting, boundingClientRect } of entries) {
            const index = Number(target instanceof HTMLElement ? target.dataset['block'] : -1);
            if (isIntersecting) {
              next.add(index);
              // Tab finds the list by its ends; whoever is in a block would lose their place.
            } else if (next.has(index) && index > 0 && index < last && !target.contains(document.activeElement)) {
              next.delete(index);
              heights.current.set(index, boundingClientRect.height);
            }
          }
          return { rows, blocks: next };
        });
      },
      { rootMargin: MARGIN },
    );
    for (const block of container.children) observer.observe(block);
    return () => observer.disconnect();
  }, [rows, isPlaced]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: blocks of rows stand between the list and its items.
    <div role="list" aria-label={label} ref={list} className={css.list}>
      {(isPlaced ? blocks : blocks.slice(0, 1)).map(({ start, rows: inBlock }, block) => {
        const isShown = visible.has(block);
        const height = heights.current.get(block) ?? rowHeight * inBlock.length;
        return (
          <div
            key={start}
            role="presentation"
            className={css.block}
            data-block={block}
            {...(!isShown && { style: { height: `${Math.round(height)}px` } })}
          >
            {isShown ? inBlock.map((row, index) => children(row, block * BLOCK_ROWS + index)) : null}
          </div>
        );
      })}
      {isPlaced ? null : (
        <div
          role="presentation"
          style={{ height: `${Math.round(rowHeight * Math.max(0, rows.length - BLOCK_ROWS))}px` }}
        />
      )}
    </div>
  );
}
