import { type ReactNode, useId, useRef } from 'react';
import css from './GroupFilter.module.css';

/** Rows of a page, and the most pages that the style sheet has rules for. */
export const PAGE_ROWS = 20;
export const PAGES_MAX = 10;

/** What the value of a button and a rule of the style sheet have in common. */
const pageKey = (page: number) => `p${page}`;

interface PagedRowsProps {
  /** How many the table has, each marked as of a group. */
  readonly rows: number;
  /** Another one begins at its first page. */
  readonly list: string;
  readonly children: ReactNode;
}

/**
 * A table of which twenty rows are seen at a time. The style sheet does it, by the button that is pressed: the document
 * holds them all, for search engines and who has no script. Put it behind the filter by group, of which it shows all.
 */
export function PagedRows({ rows, list, children }: PagedRowsProps) {
  const name = useId();
  const frame = useRef<HTMLDivElement>(null);
  const pages = Math.min(PAGES_MAX, Math.ceil(rows / PAGE_ROWS));
  if (pages < 2) return children;
  return (
    <div className={css.paged} ref={frame}>
      {children}
      <fieldset key={list} className={css.pages}>
        <legend className="visually-hidden">Páginas de la lista</legend>
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <label key={page} className={css.page}>
            <input
              type="radio"
              name={name}
              value={pageKey(page)}
              defaultChecked={page === 1}
              autoComplete="off"
              onChange={() => frame.current?.scrollIntoView()}
            />
            <span className="visually-hidden">Página </span>
            {page}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
