import { definePages } from '@travesia/kit-remote';

export default definePages({
  suscribirse: () => import('./suscribirse/page.tsx'),
  exito: () => import('./exito/page.tsx'),
});
