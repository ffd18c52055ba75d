import { definePages } from '@travesia/kit-remote';

export default definePages({
  ensayos: () => import('./pages/ensayos/page.tsx'),
  tipo: () => import('./pages/tipo/page.tsx'),
  contenidos: () => import('./pages/contenidos/page.tsx'),
  generar: () => import('./pages/generar/page.tsx'),
  resultado: () => import('./pages/resultado/page.tsx'),
  test: () => import('./pages/test/page.tsx'),
});
