import { definePages } from '@travesia/kit-remote';

export default definePages({
  suscribirse: () => import('./pages/suscribirse/page.tsx'),
  exito: () => import('./pages/exito/page.tsx'),
});
