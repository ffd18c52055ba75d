import { definePages } from '@travesia/kit-remote';

export default definePages({
  home: () => import('./home/page.tsx'),
  lobby: () => import('./lobby/page.tsx'),
  aprende: () => import('./aprende/page.tsx'),
  tutor: () => import('./tutor/page.tsx'),
});
