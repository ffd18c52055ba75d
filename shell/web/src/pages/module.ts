import { definePages } from '@travesia/kit-remote';

export default definePages({
  inicio: () => import('./inicio/page.tsx'),
  acceder: () => import('./acceder/page.tsx'),
  callback: () => import('./callback/page.tsx'),
  ajustes: () => import('./ajustes/page.tsx'),
  privacidad: () => import('./privacidad/page.tsx'),
  error: () => import('./error/page.tsx'),
});
