import type { RouteDeclaration } from '@travesia/contracts/page';

export const routes: readonly RouteDeclaration[] = [
  { path: '/suscribirse', page: 'suscribirse', title: 'Planes y suscripción', access: 'public', prerender: true },
  {
    path: '/suscribirse/exito',
    page: 'exito',
    title: 'Confirmación de tu suscripción',
    access: 'public',
    prerender: true,
  },
];
