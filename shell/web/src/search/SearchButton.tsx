import type { ReactNode } from 'react';
import css from './SearchButton.module.css';

/** Opens the sheet without any code of its own: see search-sheet.ts. */
export function SearchButton(): ReactNode {
  return (
    <button
      type="button"
      className={`${css.button} needs-scripts`}
      data-opens-search=""
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title="Buscar (Ctrl+K)"
    >
      <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="11" cy="11" r="8" />
        <path d="m21 21-4.3-4.3" />
      </svg>
      <span className="visually-hidden">Buscar</span>
    </button>
  );
}
