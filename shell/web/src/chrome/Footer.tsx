import type { ReactNode } from 'react';
import css from './Footer.module.css';

const LINKS = [
  { href: '/', label: 'Inicio' },
  { href: '/herramientas/calculadora-nem', label: 'Calculadora NEM' },
  { href: '/paes/nem/nem-a-puntaje', label: 'Tabla NEM a puntaje' },
  { href: '/herramientas/temarios', label: 'Temarios PAES' },
  { href: '/paes/carreras', label: 'Carreras' },
  { href: '/paes/puntajes-de-corte', label: 'Puntajes de corte' },
  { href: '/test', label: 'Test de muestra' },
  { href: '/suscribirse', label: 'Qué cuesta' },
] as const;

export function Footer(): ReactNode {
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <nav aria-label="Pie de página">
          <ul className={css.links}>
            {LINKS.map(({ href, label }) => (
              <li key={href}>
                <a className={css.link} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={css.note}>
          Travesía es un proyecto independiente. No pertenece al DEMRE ni a la Universidad de Chile. Los puntajes que
          calculamos son estimaciones a partir de tablas publicadas.
        </p>
      </div>
    </footer>
  );
}
