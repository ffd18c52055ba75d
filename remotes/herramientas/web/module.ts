import { definePages } from '@travesia/kit-remote';

export default definePages({
  calculadora: () => import('./calculadora/page.tsx'),
  promedio: () => import('./promedio/page.tsx'),
  tabla: () => import('./tabla/page.tsx'),
  temarios: () => import('./temarios/page.tsx'),
});
