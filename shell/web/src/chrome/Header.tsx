import type { NavAudience } from '@travesia/contracts/page';
import { PAGES_ELEMENT_ID } from '@travesia/contracts/release';
import { SIGN_IN_PATH } from '@travesia/contracts/slices';
import type { ReactNode } from 'react';
import { modeAddress, SETTINGS_PATH } from '../pages/acceder/sign-in-addresses.ts';
import { DrawnIcon } from '../places/NavIcon.tsx';
import { NavList, type NavState } from '../places/NavList.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import css from './Header.module.css';
import { useSheet } from './use-sheet.ts';

/** Of the sheet, which "Más" opens. */
export const MENU_ID = 'menu-principal';

const USER_ICON = 'M20 21v-2a4 4 0 0 0-4-4H8a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0';

interface HeaderProps {
  readonly audience: NavAudience;
  /** `null` while the layouts are prerendered. */
  readonly nav: NavState | null;
  /** `null` while it is not known: prerendered layouts mark no link of the shell's own as current. */
  readonly pathname: string | null;
}

/** Brand, places and account: a row on top, and a student's rail at the side of a desktop. */
export function Header({ audience, nav, pathname }: HeaderProps): ReactNode {
  const menu = useSheet(pathname);
  const current = (href: string) => (pathname === href ? 'page' : undefined);
  return (
    <>
      <a className="skip-link" href={`#${PAGES_ELEMENT_ID}`}>
        Saltar al contenido
      </a>
      <header className={css.header}>
        <div className={css.inner}>
          <a className={css.brand} href="/" aria-current={current('/')}>
            <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
              <path className={css.peak} d="M2 21 11 7l5 7 3-4 11 11Z" />
              <path className={css.wave} d="M3 26c3-3 6-3 9 0s6 3 9 0 5-3 8-1" />
            </svg>
            Travesía
          </a>
          <nav ref={menu} id={MENU_ID} className={css.menu} aria-label="Principal" popover="auto">
            <NavList name="menu" state={nav} />
          </nav>
          <div className={css.account}>
            <SearchButton />
            {audience === 'student' ? (
              <a className={css.link} href={SETTINGS_PATH} aria-current={current(SETTINGS_PATH)}>
                <DrawnIcon name="user" shape={USER_ICON} />
                Mi cuenta
              </a>
            ) : (
              <>
                <a className={css.link} href={SIGN_IN_PATH} aria-current={current(SIGN_IN_PATH)}>
                  Entrar
                </a>
                <a className={css.start} href={modeAddress('crear', null)}>
                  Crear cuenta
                </a>
              </>
            )}
          </div>
        </div>
      </header>
    </>
  );
}
