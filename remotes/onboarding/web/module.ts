import { definePages } from '@travesia/kit-remote';

export default definePages({
  onboarding: () => import('./onboarding/page.tsx'),
  planLoading: () => import('./plan-loading/page.tsx'),
  recommendations: () => import('./recommendations/page.tsx'),
  crearPerfil: () => import('./crear-perfil/page.tsx'),
});
