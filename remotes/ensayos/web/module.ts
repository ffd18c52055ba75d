import { definePages } from '@travesia/kit-remote';

export default definePages({
  ensayos: () => import('./ensayos/page.tsx'),
  tipo: () => import('./tipo/page.tsx'),
  contenidos: () => import('./contenidos/page.tsx'),
  generar: () => import('./generar/page.tsx'),
  resultado: () => import('./resultado/page.tsx'),
  test: () => import('./test/page.tsx'),
});
