import { Fragment, type ReactNode, useMemo, useRef } from 'react';
import type { Program } from '../../../admission/program.ts';
import { Pager } from '../../components/Pager.tsx';
import { useAfterPaint } from '../catalogue/use-after-paint.ts';
import css from './ProgramPages.module.css';
import { pageCount, rowsOfPage } from './search-state.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

interface ProgramPagesProps {
  readonly programs: readonly Program[];
  readonly page: number;
  /** Address of another page, without a hash. */
  readonly hrefOf: (page: number) => string;
  readonly children: (program: Program) => ReactNode;
}

/** Whoever goes to another page arrives at the list, by eye and by keyboard. */
const LIST_ID = 'encontrados';

/** Rows that are answered first where none is in sight, and on both sides of the list's end: as many as a screen shows. */
const FIRST_ROWS = 6;

/** About as high as the lowest of rows. */
const ROW_PX = 140;

/** A list that ends above the screen, beside filters that do not, goes on into it: so many rows come to the screen's end. */
const rowsToScreenEnd = (list: HTMLElement | null) =>
  list ? (window.innerHeight - list.getBoundingClientRect().top) / ROW_PX : 0;

/**
 * The rows of a page. Another answer is written into the rows that are there: first into those in sight, and into all
 * others once these have been painted. Another page comes whole: its student arrives at its first row.
 */
function useRows(programs: readonly Program[], page: number) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useMemo(() => ({ rows: rowsOfPage(programs, page), page }), [programs, page]);
  const painted = useAfterPaint(wanted);
  const inSight = useRowsInSight(list, painted.rows.length);
  if (painted === wanted || painted.page !== page) return { list, rows: wanted.rows };
  // Where the shorter of both ends in sight, what the longer goes on with is seen, or what stands before the end.
  const end = Math.min(painted.rows.length, wanted.rows.length);
  const isEndInSight = [...inSight].some((position) => position >= end - 1);
  const reach = inSight.size === 0 ? rowsToScreenEnd(list.current) : 0;
  const isFirst = (position: number) => {
    if (inSight.size === 0) return position < FIRST_ROWS || (position >= end && position < reach);
    // Lower rows than before let the next one into sight.
    return (
      inSight.has(position) || inSight.has(position - 1) || (isEndInSight && Math.abs(position - end) <= FIRST_ROWS)
    );
  };
  const rows = wanted.rows.flatMap((row, position) => (isFirst(position) ? row : (painted.rows[position] ?? [])));
  return { list, rows };
}

/** What was found, a page at a time. */
export function ProgramPages({ programs, page, hrefOf, children }: ProgramPagesProps) {
  const { list, rows } = useRows(programs, page);
  return (
    <div id={LIST_ID} data-area="carreras" data-density="work" className={css.pages}>
      <ul ref={list} aria-label="Programas" className={css.list}>
        {rows.map((program, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row stays, and what it shows changes
          <Fragment key={position}>{children(program)}</Fragment>
        ))}
      </ul>
      <Pager
        label="Páginas de programas"
        page={page}
        pages={pageCount(programs.length)}
        hrefOf={(to) => `${hrefOf(to)}#${LIST_ID}`}
      />
    </div>
  );
}
