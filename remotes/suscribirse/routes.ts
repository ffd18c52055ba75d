import type { RouteDeclaration } from '@travesia/contracts/page';

export const routes: readonly RouteDeclaration[] = [
  {
    path: '/suscribirse',
    page: 'suscribirse',
    title: 'Planes y suscripción',
    access: 'public',
    prerender: true,
    nav: {
      label: 'Planes',
      short: 'Planes',
      icon: 'credit-card',
      group: 'account',
      order: 0,
      audience: 'both',
      about: 'Qué es gratis y qué no.',
    },
  },
  {
    path: '/suscribirse/exito',
    page: 'exito',
    title: 'Confirmación de tu suscripción',
    access: 'public',
    prerender: true,
  },
];
