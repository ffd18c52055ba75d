import type { RouteDeclaration, StudentDataPlace } from '@travesia/contracts/page';
import { GUARDIAN_PAGE_PATH } from '@travesia/contracts/slices';
import { OWN_DATA_PATH } from './api/paths.ts';
import { PURPOSES } from './purposes.ts';
import { LOADING_PATH, RECOMMENDATIONS_PATH, START_PATH } from './start/start-steps.ts';

export const studentData: StudentDataPlace = { area: 'Perfil', path: OWN_DATA_PATH, purposes: PURPOSES };

/** Where a guardian decides, by the link of a mail: what it carries stands behind `#`, which no server is told. */
export const GUARDIAN_ANSWER_PATH = '/perfil/permiso';

/** Where whoever follows the link of a weekly mail hears that no other one comes. */
export const NO_MAIL_PATH = '/perfil/sin-correos';

export const routes: readonly RouteDeclaration[] = [
  {
    path: START_PATH,
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
      audience: 'both',
      about: 'Por dónde empezar, según lo que ya sabes.',
    },
  },
  // What these show is of one person: no document of theirs is prepared.
  {
    path: LOADING_PATH,
    page: 'planLoading',
    title: 'Preparando tu plan',
    access: 'public',
    layout: 'none',
  },
  {
    path: RECOMMENDATIONS_PATH,
    page: 'recommendations',
    title: 'Tus recomendaciones',
    access: 'public',
    layout: 'none',
  },
  { path: '/perfil/crear', page: 'crearPerfil', title: 'Crea tu perfil', access: 'auth', guard: 'profile' },
  { path: GUARDIAN_PAGE_PATH, page: 'tutor', title: 'El permiso de tu tutor', access: 'auth' },
  {
    path: GUARDIAN_ANSWER_PATH,
    page: 'permiso',
    title: 'Permiso para una cuenta',
    access: 'public',
    layout: 'none',
  },
  {
    path: NO_MAIL_PATH,
    page: 'sinCorreos',
    title: 'Sin correos semanales',
    access: 'public',
    layout: 'none',
  },
];
