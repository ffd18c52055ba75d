import type { RouteDeclaration } from '@travesia/contracts/page';

/** Averages of secondary school for which a page exists, both ends included. */
const NEM_AVERAGE_MIN = 4;
const NEM_AVERAGE_MAX = 7;

/** Addresses of this remote, for its own links too. */
export const CALCULATOR_PATH = '/herramientas/calculadora-nem';
export const TABLE_PATH = '/paes/nem/nem-a-puntaje';
export const SYLLABUS_PATH = '/herramientas/temarios';
/** Parameter of the query in which the address of the syllabus carries what is looked for there. */
export const SYLLABUS_QUERY = 'q';

const AVERAGE_PATH_BEGINNING = `${CALCULATOR_PATH}/cual-es-mi-puntaje-nem-si-tuve-promedio-` as const;

/** The address of every average, as declared; {@link averagePath} is that of one. */
export const AVERAGE_PATH_PATTERN = `${AVERAGE_PATH_BEGINNING}:promedio` as const;

/** Canonical address of the page about an average in hundredths: 550 is `…-5.50`. */
export function averagePath(hundredths: number): `/${string}` {
  return `${AVERAGE_PATH_BEGINNING}${(hundredths / 100).toFixed(2)}`;
}

export const routes: readonly RouteDeclaration[] = [
  {
    path: CALCULATOR_PATH,
    page: 'calculadora',
    title: 'Calculadora de puntaje NEM y Ranking',
    access: 'public',
    prerender: true,
    hydrateOn: 'interaction',
    nav: {
      label: 'Calculadora NEM',
      short: 'NEM',
      icon: 'calculator',
      group: 'scores',
      order: 0,
      audience: 'both',
      about: 'De tus promedios de 1.º a 4.º medio a tu puntaje NEM y tu Ranking, paso a paso.',
    },
  },
  {
    path: AVERAGE_PATH_PATTERN,
    page: 'promedio',
    title: '¿Cuál es mi puntaje NEM?',
    access: 'public',
    prerender: true,
    hydrateOn: 'interaction',
    params: { promedio: { kind: 'decimal', min: NEM_AVERAGE_MIN, max: NEM_AVERAGE_MAX, decimals: 2 } },
  },
  {
    path: TABLE_PATH,
    page: 'tabla',
    title: 'Tabla NEM a puntaje',
    access: 'public',
    prerender: true,
    hydrateOn: 'interaction',
    nav: {
      label: 'Tabla NEM',
      short: 'Tabla',
      icon: 'table',
      group: 'scores',
      order: 10,
      audience: 'both',
      about: 'Cuánto vale cada promedio entre 4,0 y 7,0 en los tres grupos de colegios.',
    },
  },
  {
    path: SYLLABUS_PATH,
    page: 'temarios',
    title: 'Temarios de la PAES',
    access: 'public',
    prerender: true,
    hydrateOn: 'interaction',
    data: true,
    nav: {
      label: 'Temarios',
      short: 'Temarios',
      icon: 'list',
      group: 'learn',
      order: 20,
      audience: 'both',
      about: 'Ejes, unidades y contenidos de cada prueba, en palabras que se entienden.',
    },
  },
];
