import type { ReactNode } from 'react';
import { DrawnIcon } from '../places/NavIcon.tsx';
import { NavList, type NavState } from '../places/NavList.tsx';
import css from './Bar.module.css';
import { MENU_ID } from './Header.tsx';

const MORE_ICON =
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0';

/** At the bottom of a phone: five areas, and a sheet with all of them, which opens without any script of ours. */
export function Bar({ nav }: { readonly nav: NavState | null }): ReactNode {
  return (
    <nav className={css.bar} aria-label="Secciones">
      <NavList name="bar" state={nav} />
      <button type="button" className={css.more} popoverTarget={MENU_ID}>
        <DrawnIcon name="ellipsis" shape={MORE_ICON} />
        <span>Más</span>
      </button>
    </nav>
  );
}
