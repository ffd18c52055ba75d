import type { TestId } from '@travesia/contracts/temario';

/** What somebody who does not know yet what to study may like: between them they cover all areas of the offer. */
export const INTERESTS = ['nature', 'technology', 'business', 'society', 'words', 'arts'] as const;

export type Interest = (typeof INTERESTS)[number];

export interface InterestWords {
  readonly title: string;
  readonly text: string;
  /** Areas of careers, as their public page calls them, with the anchor of each there. */
  readonly areas: readonly { readonly name: string; readonly anchor: string }[];
  /** Beside the two obligatory ones. What share of programmes asks for or weighs them: remotes/carreras/admission/data. */
  readonly tests: readonly TestId[];
  readonly testsText: string;
}

/** Shares are of the programmes of Admisión 2027, counted on the official offer. */
export const INTEREST_WORDS: Readonly<Record<Interest, InterestWords>> = {
  nature: {
    title: 'La naturaleza y la salud',
    text: 'Cuidar personas o animales, investigar, trabajar con la tierra.',
    areas: [
      { name: 'Salud', anchor: 'salud' },
      { name: 'Ciencias Básicas', anchor: 'ciencias-basicas' },
      { name: 'Agropecuaria', anchor: 'agropecuaria' },
    ],
    tests: ['ciencias'],
    testsText: 'Ciencias sirve para todas estas carreras; en varias es obligatoria.',
  },
  technology: {
    title: 'La tecnología y las obras',
    text: 'Construir, programar, diseñar máquinas, resolver problemas.',
    areas: [{ name: 'Tecnología', anchor: 'tecnologia' }],
    tests: ['m2', 'ciencias'],
    testsText: 'Casi todas piden Matemática 2, y Ciencias sirve para todas.',
  },
  business: {
    title: 'Los negocios y los números',
    text: 'Emprender, administrar, llevar cuentas, dirigir equipos.',
    areas: [{ name: 'Administración y Comercio', anchor: 'administracion-y-comercio' }],
    tests: ['hcs'],
    testsText: 'Historia sirve para todas; en casi todas también sirve Ciencias. Algunas piden Matemática 2.',
  },
  society: {
    title: 'La sociedad y las leyes',
    text: 'Entender a las personas, defender, gobernar, comunicar.',
    areas: [
      { name: 'Ciencias Sociales', anchor: 'ciencias-sociales' },
      { name: 'Derecho', anchor: 'derecho' },
    ],
    tests: ['hcs'],
    testsText: 'Historia sirve para casi todas; en Derecho suele ser obligatoria.',
  },
  words: {
    title: 'Enseñar, leer y escribir',
    text: 'Hacer clases, estudiar lenguas, historia o filosofía.',
    areas: [
      { name: 'Educación', anchor: 'educacion' },
      { name: 'Humanidades', anchor: 'humanidades' },
    ],
    tests: ['hcs'],
    testsText: 'Historia sirve para la mayoría; las pedagogías en ciencias o matemática piden otras pruebas.',
  },
  arts: {
    title: 'El arte y el diseño',
    text: 'Dibujar, actuar, hacer música, proyectar espacios.',
    areas: [{ name: 'Arte y Arquitectura', anchor: 'arte-y-arquitectura' }],
    tests: ['hcs'],
    testsText: 'Historia sirve para todas; algunas tienen además una prueba propia de la universidad.',
  },
};
