import type { LandingId } from '../../../routes.ts';

interface LandingText {
  /** What decides, for who reads only one paragraph. */
  readonly advice: string;
  /** Of the search result, before the figures. */
  readonly description: string;
}

/** Said of the offer of Admisión 2026; landing.test.ts holds each claim against it. */
export const LANDING_TEXTS: Readonly<Record<LandingId, LandingText>> = {
  odontologia: {
    advice:
      'La decisión que más puertas abre es rendir Ciencias: la mayoría de los programas la exige y los demás la aceptan. Y como NEM y Ranking pesan en todos, tus notas de la enseñanza media ya son parte del puntaje.',
    description: 'Qué pruebas rendir, cuánto pesa cada una y con cuánto se entra a Odontología en cada universidad.',
  },
  'ingenieria-comercial': {
    advice:
      'Casi todos los programas aceptan Historia o Ciencias y usan la mejor de las dos. Matemática 1 es la prueba que más suele pesar, y unos pocos programas exigen además Matemática 2: si te interesa uno de ellos, tienes que rendirla.',
    description: 'Qué pruebas rendir, dónde piden M2 y con cuánto se entra a Ingeniería Comercial en cada universidad.',
  },
  'ingenieria-civil-industrial': {
    advice:
      'Aquí Matemática 2 no es opcional: la piden todos los programas, así que sin ella no puedes postular aunque tu ponderado alcance. Con Ciencias como electiva puedes postular a todos; con Historia, a la mayoría.',
    description:
      'M2 es obligatoria. Qué más se pide y con cuánto se entra a Ingeniería Civil Industrial en cada universidad.',
  },
};
