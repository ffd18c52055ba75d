import type { RouteDeclaration, StudentDataPlace } from '@travesia/contracts/page';
import { OWN_DATA_PATH } from './api/paths.ts';
import { PURPOSES } from './purposes.ts';

export const studentData: StudentDataPlace = {
  area: 'Suscripción',
  path: OWN_DATA_PATH,
  purposes: PURPOSES,
};

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
