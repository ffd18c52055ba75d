import { definePages } from '@travesia/kit-remote';

export default definePages({
  calculadora: () => import('./pages/calculadora/page.tsx'),
  promedio: () => import('./pages/promedio/page.tsx'),
  tabla: () => import('./pages/tabla/page.tsx'),
  temarios: () => import('./pages/temarios/page.tsx'),
});
