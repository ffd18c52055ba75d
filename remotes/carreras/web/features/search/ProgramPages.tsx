import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Program } from '../../../admission/program.ts';
import { Pager } from '../../components/Pager.tsx';
import css from './ProgramPages.module.css';
import { pageCount, rowsOfPage } from './search-state.ts';

interface ProgramPagesProps {
  readonly programs: readonly Program[];
  readonly page: number;
  readonly hrefOf: (page: number) => string;
  readonly children: (program: Program) => ReactNode;
}

/** What was found, a page at a time. Whoever goes to another page goes on from its first row. */
export function ProgramPages({ programs, page, hrefOf, children }: ProgramPagesProps) {
  const list = useRef<HTMLUListElement>(null);
  const left = useRef(page);
  useLayoutEffect(() => {
    if (left.current === page) return;
    left.current = page;
    // Another search begins at its first page, and leaves the focus where it is written.
    if (!list.current?.parentElement?.contains(document.activeElement) && document.activeElement !== document.body)
      return;
    list.current?.scrollIntoView();
    list.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [page]);
  return (
    <div data-area="carreras" data-density="work">
      <ul aria-label="Programas" ref={list} className={css.list}>
        {rowsOfPage(programs, page).map(children)}
      </ul>
      <Pager label="Páginas de programas" page={page} pages={pageCount(programs.length)} hrefOf={hrefOf} />
    </div>
  );
}
