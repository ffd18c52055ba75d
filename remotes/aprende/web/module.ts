import { definePages } from '@travesia/kit-remote';

export default definePages({
  home: () => import('./pages/home/page.tsx'),
  lobby: () => import('./pages/lobby/page.tsx'),
  aprende: () => import('./pages/aprende/page.tsx'),
  tutor: () => import('./pages/tutor/page.tsx'),
  cifras: () => import('./pages/cifras/page.tsx'),
});
