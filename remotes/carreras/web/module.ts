import { definePages } from '@travesia/kit-remote';

export default definePages({
  explorador: () => import('./explorador/page.tsx'),
  programa: () => import('./programa/page.tsx'),
  universidad: () => import('./universidad/page.tsx'),
  carreras: () => import('./carreras/page.tsx'),
  carrera: () => import('./carrera/page.tsx'),
  universidadPublica: () => import('./universidad-publica/page.tsx'),
  estudiar: () => import('./estudiar/page.tsx'),
  cortes: () => import('./cortes/page.tsx'),
  corteCarrera: () => import('./corte-carrera/page.tsx'),
  corteMedicina: () => import('./corte-medicina/page.tsx'),
  puntaje: () => import('./puntaje/page.tsx'),
});
