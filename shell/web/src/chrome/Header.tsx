import type { Session } from '@travesia/contracts/page';
import { PAGES_ELEMENT_ID } from '@travesia/contracts/release';
import { SIGN_IN_PATH } from '@travesia/contracts/slices';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SearchButton } from '../search/SearchButton.tsx';
import css from './Header.module.css';

const LINKS = [
  { href: '/herramientas/calculadora-nem', label: 'Calculadora NEM' },
  { href: '/paes/nem/nem-a-puntaje', label: 'Tabla NEM' },
  { href: '/herramientas/temarios', label: 'Temarios' },
  { href: '/paes/puntajes-de-corte', label: 'Puntajes de corte' },
  { href: '/juegos/simulador-ondas', label: 'Juegos' },
] as const;

/** What only whoever has a session can open stands first for them. */
const LINKS_SIGNED_IN = [{ href: '/carreras', label: 'Explorador' }, ...LINKS] as const;

interface HeaderProps {
  readonly session: Session;
  /** The address is known: prerendered layouts mark no link as current. */
  readonly known: boolean;
}

export function Header({ session, known }: HeaderProps): ReactNode {
  const { pathname } = useLocation();
  const current = (href: string) => (known && pathname === href ? 'page' : undefined);
  const signedIn = session.status === 'signed-in';
  const account = signedIn ? { href: '/ajustes', label: 'Mi cuenta' } : { href: SIGN_IN_PATH, label: 'Entrar' };
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
          <nav className={css.nav} aria-label="Principal">
            <ul className={css.links}>
              {(signedIn ? LINKS_SIGNED_IN : LINKS).map(({ href, label }) => (
                <li key={href}>
                  <a className={css.link} href={href} aria-current={current(href)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <SearchButton />
          <a className={css.account} href={account.href} aria-current={current(account.href)}>
            {account.label}
          </a>
        </div>
      </header>
    </>
  );
}
