import type { ReactNode } from 'react';
import { DrawnIcon } from '../places/NavIcon.tsx';
import css from './SearchButton.module.css';

const SEARCH_ICON = 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 21l-4.3-4.3';

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
      <DrawnIcon name="search" shape={SEARCH_ICON} />
      <span className="visually-hidden">Buscar</span>
    </button>
  );
}
