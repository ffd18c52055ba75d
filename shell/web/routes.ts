import type { RouteDeclaration } from '@travesia/contracts/page';

/** The shell's own pages, declared like everybody's. */
export const routes: readonly RouteDeclaration[] = [
  {
    path: '/',
    page: 'inicio',
    title: 'Prepara la PAES con tus números claros',
    access: 'public',
    prerender: true,
    hydrateOn: 'interaction',
    nav: {
      label: 'Inicio',
      short: 'Inicio',
      icon: 'home',
      group: 'home',
      order: 0,
      audience: 'visitor',
      about: 'Las cinco pruebas, las fechas y los números que deciden.',
    },
  },
  // Public, although it belongs to signing in: it is where visitors without a session are sent.
  { path: '/acceder', page: 'acceder', title: 'Entrar', access: 'public', prerender: true },
  { path: '/acceder/callback', page: 'callback', title: 'Abriendo tu sesión', access: 'public', prerender: true },
  { path: '/ajustes', page: 'ajustes', title: 'Ajustes de tu cuenta', access: 'auth' },
  {
    path: '/privacidad',
    page: 'privacidad',
    title: 'Privacidad',
    access: 'public',
    prerender: true,
    nav: {
      label: 'Privacidad',
      short: 'Privacidad',
      icon: 'shield',
      group: 'account',
      order: 1,
      audience: 'both',
      about: 'Qué guardamos, para qué y cómo borrarlo.',
    },
  },
];
