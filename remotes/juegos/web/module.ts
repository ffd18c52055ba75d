import { definePages } from '@travesia/kit-remote';

export default definePages({
  celula: () => import('./celula/page.tsx'),
  geosfera: () => import('./geosfera/page.tsx'),
  simuladorOndas: () => import('./simulador-ondas/page.tsx'),
  ruleta: () => import('./ruleta/page.tsx'),
  flashcards: () => import('./flashcards/page.tsx'),
  fuerzaRoce: () => import('./fuerza-roce/page.tsx'),
});
