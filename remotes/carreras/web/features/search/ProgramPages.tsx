import type { ReactNode } from 'react';
import type { Program } from '../../../admission/program.ts';
import { Pager } from '../../components/Pager.tsx';
import css from './ProgramPages.module.css';
import { pageCount, rowsOfPage } from './search-state.ts';

interface ProgramPagesProps {
  readonly programs: readonly Program[];
  readonly page: number;
  /** Address of another page, without a hash. */
  readonly hrefOf: (page: number) => string;
  readonly children: (program: Program) => ReactNode;
}

/** Whoever goes to another page arrives at the list, by eye and by keyboard. */
const LIST_ID = 'encontrados';

/** What was found, a page at a time. */
export function ProgramPages({ programs, page, hrefOf, children }: ProgramPagesProps) {
  return (
    <div id={LIST_ID} data-area="carreras" data-density="work" className={css.pages}>
      <ul aria-label="Programas" className={css.list}>
        {rowsOfPage(programs, page).map(children)}
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
