import type { FrozenItem } from '@travesia/content-item-model';
import { kindOfAnswer } from './asked.ts';
import { plainText } from './plain-text.ts';

/** By what the answer is, see `kindOfAnswer`: how whatever one would answer is tested. Without numbers: one of them may be the key. */
const CHECKS: readonly (readonly [RegExp, string])[] = [
  [
    /^qué información basta/,
    'Toma cada información por separado, como si la otra no existiera. ¿Con ella sola queda un único valor posible? Después prueba con las dos juntas.',
  ],
  [
    /^una probabilidad/,
    'Di cuáles son todos tus casos posibles y cuáles de esos cumplen lo que se pide. ¿Los dos grupos respetan cada palabra del enunciado?',
  ],
  [
    /^un porcentaje/,
    'Completa en tu cuaderno «… por ciento de…»: la cantidad que tomaste como total tiene que ser la que nombra la pregunta.',
  ],
  [
    /^una expresión|^una fórmula: cómo/,
    'Dale a cada letra un número fácil y haz la cuenta dos veces: con lo que dice el enunciado y con lo que tú escribiste. Tienen que dar lo mismo.',
  ],
  [
    /^una ecuación|^un sistema/,
    'Di con palabras qué representa cada lado de tu ecuación. Los dos lados tienen que ser la misma cantidad, en la misma unidad.',
  ],
  [
    /^un intervalo|^una desigualdad|^dos condiciones/,
    'Prueba con un valor de adentro de tu respuesta y con uno de afuera: el de adentro cumple la condición del enunciado, y el de afuera no. Fíjate también en los bordes.',
  ],
  [
    /^(?:una cantidad de dinero|una medida|una cantidad de|la medida de|un número|una razón: dos números|varias cantidades|un par|un tramo|una operación|una potencia)/,
    'Prueba tu resultado en el enunciado: ponlo en el lugar de lo que se pregunta y recorre los datos en orden. ¿Todos calzan? ¿Es eso lo que se pide, o falta un paso?',
  ],
];

const OF_READING =
  'Señala en el texto la frase que apoya tu respuesta. Si no encuentras ninguna, o tu respuesta dice más que esa frase, vuelve a leer.';

const OF_WORDS =
  'Pon a prueba tu respuesta: ¿contesta justo lo que se pregunta, y qué parte del enunciado la apoya? Si dice más de lo que esa parte permite, o habla de otra cosa, revísala.';

/** How a student tests an answer before giving it, whichever it is. Plain. */
export function checkOf(item: FrozenItem, question: string): string {
  if (item.facts.content.startsWith('cl.')) return OF_READING;
  const kind = plainText(kindOfAnswer(item, question));
  return CHECKS.find(([pattern]) => pattern.test(kind))?.[1] ?? OF_WORDS;
}
