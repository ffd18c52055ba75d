import { type RefObject, useEffect, useRef } from 'react';

/** Rows that may come into sight when what stands above them goes or comes: a hint, the filters that are set. */
const MARGIN = '20% 0px';

/** Positions of the rows of `list` that are in sight. Read while rendering, changed while scrolling: nothing is drawn anew by it. */
export function useRowsInSight(list: RefObject<HTMLElement | null>, count: number): ReadonlySet<number> {
  const { current: inSight } = useRef(new Set<number>());
  useEffect(() => {
    const rows = [...(list.current?.children ?? [])];
    for (const position of inSight) if (position >= count) inSight.delete(position);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const position = rows.indexOf(target);
          if (isIntersecting) inSight.add(position);
          else inSight.delete(position);
        }
      },
      { rootMargin: MARGIN },
    );
    for (const row of rows) observer.observe(row);
    return () => observer.disconnect();
  }, [list, count, inSight]);
  return inSight;
}
