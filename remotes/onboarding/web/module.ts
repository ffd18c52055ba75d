import { definePages } from '@travesia/kit-remote';

export default definePages({
  onboarding: () => import('./pages/onboarding/page.tsx'),
  planLoading: () => import('./pages/plan-loading/page.tsx'),
  recommendations: () => import('./pages/recommendations/page.tsx'),
  tutor: () => import('./pages/tutor/page.tsx'),
  permiso: () => import('./pages/permiso/page.tsx'),
  sinCorreos: () => import('./pages/sin-correos/page.tsx'),
  crearPerfil: () => import('./pages/crear-perfil/page.tsx'),
});
