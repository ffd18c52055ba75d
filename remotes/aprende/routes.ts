import type { RouteDeclaration } from '@travesia/contracts/page';

export const routes: readonly RouteDeclaration[] = [
  { path: '/home', page: 'home', title: 'Tu próximo paso', access: 'auth', keepAlive: true },
  { path: '/lobby', page: 'lobby', title: 'Sala de estudio', access: 'auth', activity: 'idle' },
  { path: '/aprende', page: 'aprende', title: 'Aprende', access: 'auth', keepAlive: true, activity: 'studying' },
  { path: '/tutor', page: 'tutor', title: 'Tutor', access: 'auth', activity: 'in_tutor' },
];
