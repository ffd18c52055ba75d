import type { RouteDeclaration, StudentDataPlace } from '@travesia/contracts/page';
import { OWN_DATA_PATH } from './api/paths.ts';

/** What the service keeps, for the settings of its student and for the end of their account. */
export const studentData: StudentDataPlace = {
  area: 'Juegos',
  path: OWN_DATA_PATH,
  purposes: [
    {
      what: 'Los desafíos que hiciste en los juegos: cuál, cuándo, y si lo explicaste bien a la primera.',
      why: 'Para que veas lo que ya hiciste en cualquier dispositivo, y para que cuente, un poco, en lo que sabes.',
      howLong: 'Mientras exista tu cuenta, o hasta que lo borres.',
    },
  ],
};

export const routes: readonly RouteDeclaration[] = [
  {
    path: '/juegos/celula',
    page: 'celula',
    title: 'La célula por dentro',
    access: 'public',
    prerender: true,
    nav: {
      label: 'La célula por dentro',
      short: 'Célula',
      icon: 'atom',
      group: 'games',
      order: 20,
      audience: 'both',
      about: 'Recorre una célula y nombra sus partes.',
    },
  },
  {
    path: '/juegos/geosfera',
    page: 'geosfera',
    title: 'La Tierra por dentro',
    access: 'public',
    prerender: true,
    nav: {
      label: 'Capas de la geosfera',
      short: 'Geosfera',
      icon: 'map',
      group: 'games',
      order: 30,
      audience: 'both',
      about: 'Capas, ondas sísmicas, placas y epicentros, con un modelo real.',
    },
  },
  {
    path: '/juegos/simulador-ondas',
    page: 'simuladorOndas',
    title: 'Simulador de ondas',
    access: 'public',
    prerender: true,
    nav: {
      label: 'Simulador de ondas',
      short: 'Ondas',
      icon: 'chart-line',
      group: 'games',
      order: 40,
      audience: 'both',
      about: 'Ondas que se mueven y se explican.',
    },
  },
  {
    path: '/juegos/ruleta',
    page: 'ruleta',
    title: 'Ruleta de preguntas',
    access: 'public',
    keepAlive: true,
    prerender: true,
    data: true,
    nav: {
      label: 'Ruleta de preguntas',
      short: 'Ruleta',
      icon: 'gamepad',
      group: 'games',
      order: 0,
      audience: 'both',
      about: 'Sale un contenido y respondes tres preguntas.',
    },
  },
  {
    path: '/juegos/flashcards',
    page: 'flashcards',
    title: 'Flashcards',
    access: 'public',
    layout: 'none',
    prerender: true,
    data: true,
    nav: {
      label: 'Flashcards',
      short: 'Tarjetas',
      icon: 'layers',
      group: 'games',
      order: 10,
      audience: 'both',
      about: 'Tarjetas para recordar lo que ya entendiste.',
    },
  },
  {
    path: '/juegos/fuerza-roce',
    page: 'fuerzaRoce',
    title: 'Fuerza de roce',
    access: 'auth',
    nav: {
      label: 'Fuerza de roce',
      short: 'Roce',
      icon: 'scale',
      group: 'games',
      order: 50,
      audience: 'student',
      about: 'Empuja, mide y mira cuándo algo empieza a moverse.',
    },
  },
];
