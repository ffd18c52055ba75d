import { LESSON_PARAM, LESSONS_PAGE, type RouteDeclaration, type StudentDataPlace } from '@travesia/contracts/page';
import { OWN_DATA_PATH } from './api/paths.ts';
import { PURPOSES } from './purposes.ts';

/** What the tutor is worth, for anybody. */
export const TUTOR_FIGURES_PAGE = '/tutor/cifras';

export const studentData: StudentDataPlace = {
  area: 'Aprende',
  path: OWN_DATA_PATH,
  database: 'travesia-aprende',
  purposes: PURPOSES,
};

export const routes: readonly RouteDeclaration[] = [
  {
    path: '/home',
    page: 'home',
    title: 'Tu próximo paso',
    access: 'auth',
    keepAlive: true,
    nav: {
      label: 'Tu próximo paso',
      short: 'Inicio',
      icon: 'home',
      group: 'home',
      order: 0,
      audience: 'student',
      about: 'Tu próximo paso, según lo que llevas hecho.',
    },
  },
  {
    path: '/lobby',
    page: 'lobby',
    title: 'Sala de estudio',
    access: 'auth',
    activity: 'idle',
    nav: {
      label: 'Sala de estudio',
      short: 'Sala',
      icon: 'clock',
      group: 'home',
      order: 10,
      audience: 'student',
      about: 'Un lugar para estudiar con tiempo y sin ruido.',
    },
  },
  {
    path: LESSONS_PAGE,
    page: 'aprende',
    title: 'Aprende',
    access: 'auth',
    keepAlive: true,
    activity: 'studying',
    fullScreenParam: LESSON_PARAM,
    prerenderParam: LESSON_PARAM,
    nav: {
      label: 'Lecciones',
      short: 'Aprende',
      icon: 'book-open',
      group: 'learn',
      order: 0,
      audience: 'student',
      about: 'Los contenidos de cada prueba, uno por uno.',
    },
  },
  {
    path: '/tutor',
    page: 'tutor',
    title: 'Tutor',
    access: 'auth',
    activity: 'in_tutor',
    nav: {
      label: 'Tutor',
      short: 'Tutor',
      icon: 'message',
      group: 'learn',
      order: 10,
      audience: 'student',
      about: 'Una pista a la vez cuando te quedas en una pregunta o un contenido.',
    },
  },
  {
    path: TUTOR_FIGURES_PAGE,
    page: 'cifras',
    title: 'El tutor en cifras',
    access: 'public',
    prerender: true,
  },
];
