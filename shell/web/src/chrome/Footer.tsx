import type { ReactNode } from 'react';
import { NavList, type NavState } from '../places/NavList.tsx';
import css from './Footer.module.css';

export function Footer({ nav }: { readonly nav: NavState | null }): ReactNode {
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <NavList name="footer" state={nav} />
        <p className={css.note}>
          Travesía es un proyecto independiente. No pertenece al DEMRE ni a la Universidad de Chile. Los puntajes que
          calculamos son estimaciones a partir de tablas publicadas.
        </p>
      </div>
    </footer>
  );
}
