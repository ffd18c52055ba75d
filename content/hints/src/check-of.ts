import type { FrozenItem } from '@travesia/content-item-model';
import { kindOfAnswer } from './asked.ts';
import { canonical } from './canonical.ts';
import { plainText } from './plain-text.ts';

interface Check {
  /** What the answer is, see `kindOfAnswer`. */
  readonly kind: RegExp;
  /** What is asked, without accents; any question without it. */
  readonly asked?: RegExp;
  readonly says: string;
}

/** How whatever one would answer is tested. Without numbers: one of them may be the key. */
const CHECKS: readonly Check[] = [
  {
    kind: /^qué información basta/,
    says: 'Toma cada información por separado, como si la otra no existiera. ¿Con ella sola queda un único valor posible?',
  },
  {
    kind: /^una probabilidad/,
    says: 'Di con tus palabras cuáles son los casos posibles y cuáles de ellos cumplen lo que se pide. ¿Tu cuenta respeta cada palabra del enunciado?',
  },
  {
    kind: /^un porcentaje/,
    says: 'Completa en tu cuaderno «… por ciento de…»: la cantidad que tomaste como total tiene que ser la que nombra la pregunta.',
  },
  {
    kind: /^una (?:expresión|fórmula: cómo)/,
    asked: /\binversa\b/,
    says: 'Elige un número, pásalo por la función del enunciado y el resultado por la tuya: tienes que volver al número del que partiste.',
  },
  {
    kind: /^una (?:expresión|fórmula: cómo)|^un sistema/,
    asked: /equivalente|representa|modela|grafic|formula|funcion f\b|ecuacion de l\b/,
    says: 'Toma un caso o un punto que puedas revisar a mano, del enunciado o del gráfico, y pásalo por lo que escribiste. Por los dos caminos tiene que salir lo mismo.',
  },
  {
    kind: /^una ecuación|^un sistema/,
    asked: /calcular/,
    says: 'Di con palabras qué representa cada lado de tu ecuación. Los dos lados tienen que ser la misma cantidad, en la misma unidad.',
  },
  {
    kind: /^un intervalo|^una desigualdad/,
    says: 'Prueba con un valor de adentro de tu respuesta y con uno de afuera: el de adentro cumple la condición del enunciado, y el de afuera no. Fíjate también en los bordes.',
  },
  {
    kind: /^(?:una cantidad de dinero|una medida|una cantidad de|la medida de|un número|una razón: dos números|varias cantidades|un par|un tramo|una potencia)/,
    says: 'Prueba tu resultado en el enunciado: ponlo en el lugar de lo que se pregunta y recorre los datos en orden. ¿Todos calzan? ¿Es eso lo que se pide, o falta un paso?',
  },
];

const OF_READING =
  'Señala en el texto la frase que apoya tu respuesta. Si no encuentras ninguna, o tu respuesta dice más que esa frase, vuelve a leer.';

const OF_WORDS =
  'Pon a prueba tu respuesta: ¿contesta justo lo que se pregunta, y qué parte del enunciado la apoya? Si dice más de lo que esa parte permite, o habla de otra cosa, revísala.';

/** Fits any question, where another check would say too much. */
export const ANY_CHECK =
  'Di con tus palabras qué se pregunta, y compara tu respuesta con eso, parte por parte. Revisa que cada paso salga del anterior.';

/** How a student tests an answer before giving it, whichever it is. Plain. */
export function checkOf(item: FrozenItem, question: string): string {
  const { content } = item.facts;
  if (content.startsWith('cl.')) return OF_READING;
  const kind = kindOfAnswer(item, question);
  const asked = canonical(plainText(question));
  const check = CHECKS.find((one) => one.kind.test(kind) && (one.asked?.test(asked) ?? true));
  return check?.says ?? (/^m[12]\./.test(content) ? ANY_CHECK : OF_WORDS);
}
