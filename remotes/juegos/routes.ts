import type { RouteDeclaration } from '@travesia/contracts/page';

export const routes: readonly RouteDeclaration[] = [
  { path: '/juegos/celula', page: 'celula', title: 'La célula por dentro', access: 'public', prerender: true },
  { path: '/juegos/geosfera', page: 'geosfera', title: 'Las capas de la geosfera', access: 'public', prerender: true },
  {
    path: '/juegos/simulador-ondas',
    page: 'simuladorOndas',
    title: 'Simulador de ondas',
    access: 'public',
    prerender: true,
  },
  {
    path: '/juegos/ruleta',
    page: 'ruleta',
    title: 'Ruleta de preguntas',
    access: 'public',
    keepAlive: true,
    prerender: true,
  },
  {
    path: '/juegos/flashcards',
    page: 'flashcards',
    title: 'Flashcards',
    access: 'public',
    layout: 'none',
    prerender: true,
  },
  { path: '/juegos/fuerza-roce', page: 'fuerzaRoce', title: 'Fuerza de roce', access: 'auth' },
];
