import { definePages } from '@travesia/kit-remote';

export default definePages({
  celula: () => import('./pages/celula/page.tsx'),
  geosfera: () => import('./pages/geosfera/page.tsx'),
  simuladorOndas: () => import('./pages/simulador-ondas/page.tsx'),
  ruleta: () => import('./pages/ruleta/page.tsx'),
  flashcards: () => import('./pages/flashcards/page.tsx'),
  fuerzaRoce: () => import('./pages/fuerza-roce/page.tsx'),
});
