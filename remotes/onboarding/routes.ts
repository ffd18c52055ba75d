import type { RouteDeclaration, StudentDataPlace } from '@travesia/contracts/page';
import { OWN_DATA_PATH } from './api/paths.ts';

export const studentData: StudentDataPlace = { area: 'Perfil', path: OWN_DATA_PATH };

export const routes: readonly RouteDeclaration[] = [
  {
    path: '/onboarding',
    page: 'onboarding',
    title: 'Arma tu plan de estudio',
    access: 'public',
    layout: 'none',
    prerender: true,
    nav: {
      label: 'Diagnóstico y plan',
      short: 'Plan',
      icon: 'route',
      group: 'learn',
      order: 30,
      audience: 'visitor',
      about: 'Por dónde empezar, según lo que ya sabes.',
    },
  },
  {
    path: '/onboarding/plan-loading',
    page: 'planLoading',
    title: 'Preparando tu plan',
    access: 'public',
    layout: 'none',
    prerender: true,
  },
  {
    path: '/onboarding/recommendations',
    page: 'recommendations',
    title: 'Tus recomendaciones',
    access: 'public',
    layout: 'none',
    prerender: true,
  },
  { path: '/perfil/crear', page: 'crearPerfil', title: 'Crea tu perfil', access: 'auth', guard: 'profile' },
];
