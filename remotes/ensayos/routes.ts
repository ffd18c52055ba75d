import type { RouteDeclaration, StudentDataPlace } from '@travesia/contracts/page';
import { OWN_DATA_PATH } from './api/paths.ts';
import { PURPOSES } from './purposes.ts';
import { ATTEMPT_PARAM } from './structure/addresses.ts';

export const studentData: StudentDataPlace = {
  area: 'Ensayos',
  path: OWN_DATA_PATH,
  database: 'travesia-ensayos',
  purposes: PURPOSES,
};

export const routes: readonly RouteDeclaration[] = [
  {
    path: '/ensayos',
    page: 'ensayos',
    title: 'Ensayos PAES',
    access: 'auth',
    keepAlive: true,
    activity: 'in_practice_test',
    fullScreenParam: ATTEMPT_PARAM,
    nav: {
      label: 'Tus ensayos',
      short: 'Ensayos',
      icon: 'clipboard',
      group: 'practice',
      order: 0,
      audience: 'student',
      about: 'Simulacros completos y prácticas de lo que elijas, con tus errores nombrados.',
    },
  },
  { path: '/ensayos/generar/tipo', page: 'tipo', title: 'Elige el tipo de ensayo', access: 'auth' },
  { path: '/ensayos/generar/contenidos', page: 'contenidos', title: 'Elige los contenidos', access: 'auth' },
  { path: '/ensayos/generar', page: 'generar', title: 'Genera tu ensayo', access: 'auth' },
  { path: '/ensayos/resultado/:id', page: 'resultado', title: 'Resultado del ensayo', access: 'auth' },
  {
    path: '/test',
    page: 'test',
    title: 'Ensayo de muestra de la PAES',
    access: 'public',
    prerender: true,
    fullScreenParam: ATTEMPT_PARAM,
    nav: {
      label: 'Ensayo de muestra',
      short: 'Ensayo',
      icon: 'file-check',
      group: 'practice',
      order: 10,
      audience: 'both',
      about: 'Diez preguntas de las cinco pruebas, corregidas y explicadas. Sin cuenta.',
    },
  },
];
