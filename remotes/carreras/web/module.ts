import { definePages } from '@travesia/kit-remote';

export default definePages({
  explorador: () => import('./pages/explorador/page.tsx'),
  programa: () => import('./pages/programa/page.tsx'),
  universidad: () => import('./pages/universidad/page.tsx'),
  carreras: () => import('./pages/carreras/page.tsx'),
  carrera: () => import('./pages/carrera/page.tsx'),
  universidadPublica: () => import('./pages/universidad-publica/page.tsx'),
  estudiar: () => import('./pages/estudiar/page.tsx'),
  cortes: () => import('./pages/cortes/page.tsx'),
  corteCarrera: () => import('./pages/corte-carrera/page.tsx'),
  corteMedicina: () => import('./pages/corte-medicina/page.tsx'),
  puntaje: () => import('./pages/puntaje/page.tsx'),
});
