import type { RouteDeclaration, StudentDataPlace } from '@travesia/contracts/page';
import { OWN_DATA_PATH } from './api/paths.ts';
import { PURPOSES } from './purposes.ts';

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
  },
  { path: '/ensayos/generar/tipo', page: 'tipo', title: 'Elige el tipo de ensayo', access: 'auth' },
  { path: '/ensayos/generar/contenidos', page: 'contenidos', title: 'Elige los contenidos', access: 'auth' },
  { path: '/ensayos/generar', page: 'generar', title: 'Genera tu ensayo', access: 'auth' },
  { path: '/ensayos/resultado/:id', page: 'resultado', title: 'Resultado del ensayo', access: 'auth' },
  { path: '/test', page: 'test', title: 'Prueba de muestra de la PAES', access: 'public', prerender: true },
];
