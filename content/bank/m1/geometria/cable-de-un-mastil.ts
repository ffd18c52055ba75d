import { amountAnswer } from '../../authoring/answer.ts';
import { rootAnswer } from '../../authoring/answer-forms.ts';
import { frame } from '../../authoring/frame.ts';
import {
  allDifferent,
  defineTemplate,
  enterChoice,
  enterEquation,
  enterNumber,
  frac,
  md,
  slip,
  texDecimal,
} from '../../authoring/index.ts';
import { integers, onlyOne } from '../../authoring/oracles.ts';

const TRIANGLES = [
  { short: 3, long: 4, slant: 5 },
  { short: 5, long: 12, slant: 13 },
  { short: 8, long: 15, slant: 17 },
  { short: 7, long: 24, slant: 25 },
  { short: 20, long: 21, slant: 29 },
] as const;
const MASTS = ['un mástil', 'una antena de radio', 'una torre de iluminación', 'una torre meteorológica'] as const;

export default defineTemplate({
  id: 'm1-cable-de-un-mastil',
  version: 1,
  content: 'm1.geometria.figuras.pitagoras',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => {
    const { short, long, slant } = random.pick(TRIANGLES);
    const factor = random.integer(1, 4);
    const tall = random.pick([true, false]);
    return {
      high: factor * (tall ? long : short),
      foot: factor * (tall ? short : long),
      cable: factor * slant,
      mast: random.pick(MASTS),
    };
  },
  accepts: (p) =>
    p.high >= 6 && p.high <= 45 && p.cable <= 60 && allDifferent([key(p), added(p), subtracted(p), summed(p)]),
  stem: (p) =>
    md`Un cable recto de ${p.cable} m une el extremo superior de ${p.mast} con un anclaje en el suelo. El suelo es horizontal, la altura del extremo superior es de ${p.high} m y la estructura es perpendicular al suelo, como muestra la figura. ¿A qué distancia del pie de la estructura está el anclaje?`,
  figure: (p) => {
    const { at, width, height } = frame([
      [0, 0],
      [p.foot, p.high],
    ]);
    return {
      kind: 'drawing',
      width: width + 1,
      height,
      alt: `Triángulo rectángulo con el ángulo recto en el suelo: el cateto vertical mide ${p.high} m, la hipotenusa es el cable de ${p.cable} m y el cateto horizontal, del pie al anclaje, es la distancia x.`,
      shapes: [
        { shape: 'polygon', points: [at(0, 0), at(p.foot, 0), at(0, p.high)] },
        { shape: 'angle', at: at(0, 0), from: at(1, 0), to: at(0, 1), right: true },
        { shape: 'text', at: at(0, p.high / 2, -0.3), text: `${p.high} m`, anchor: 'end' },
        { shape: 'text', at: at(p.foot / 2, p.high / 2, 0.5, 0.5), text: `${p.cable} m`, anchor: 'start' },
        { shape: 'text', at: at(p.foot / 2, 0, 0, -0.7), text: 'x' },
      ],
    };
  },
  key,
  oracle: (p) => frac(onlyOne(integers(1, p.cable), (foot) => foot * foot + p.high * p.high === p.cable * p.cable)),
  distractors: [
    {
      mistake: 'pitagoras-suma-con-la-hipotenusa',
      answer: added,
      feedback: () => md`El cable es la hipotenusa: su cuadrado es la suma, no uno de los sumandos.`,
    },
    {
      mistake: 'pitagoras-resta-los-lados',
      answer: subtracted,
      feedback: () => md`Restaste los largos; el teorema relaciona los cuadrados de los lados.`,
    },
    {
      mistake: 'pitagoras-suma-los-lados',
      answer: summed,
      feedback: () => md`Sumaste los largos, y un cateto no puede ser mayor que la hipotenusa.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Reconocer el triángulo',
      text: md`La estructura y el suelo forman un ángulo recto, así que el cable es la hipotenusa y la distancia $x$ es un cateto.`,
    },
    { title: 'Teorema de Pitágoras', text: md`$x^2 + ${p.high}^2 = ${p.cable}^2$` },
    {
      title: 'Despejar',
      text: md`$x^2 = ${p.cable ** 2} - ${p.high ** 2} = ${p.foot ** 2}$`,
    },
    {
      title: 'Responder',
      text: md`Como $x$ es una longitud, $x = ${p.foot}$: el anclaje está a ${key(p).text} del pie.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Reconocer el triángulo',
      prompt: md`El suelo y la estructura forman un ángulo recto. ¿Qué lado del triángulo es el cable?`,
      answer: enterChoice(['Un cateto', 'La hipotenusa'], 1),
      slips: [slip('0', md`Mira la figura: ¿el cable toca el ángulo recto, o está frente a él?`)],
      done: md`Está frente al ángulo recto.`,
    },
    {
      title: 'La ecuación',
      prompt: md`Sea $x$ la distancia pedida, en metros. Escribe con los datos la ecuación de Pitágoras.`,
      answer: enterEquation(`x^2 + ${p.high ** 2} = ${p.cable ** 2}`),
      oracle: [p.foot],
      slips: [
        slip(
          `x^2 = ${p.cable ** 2} + ${p.high ** 2}`,
          md`Pusiste la $x$ como hipotenusa, y la hipotenusa es el cable.`,
          'pitagoras-suma-con-la-hipotenusa',
        ),
        slip(
          `x + ${p.high} = ${p.cable}`,
          md`El teorema relaciona los cuadrados de los lados.`,
          'pitagoras-resta-los-lados',
        ),
        slip(`2x + ${2 * p.high} = ${2 * p.cable}`, md`Elevar al cuadrado no es multiplicar por $2$.`),
      ],
      done: md`$x^2 + ${p.high}^2 = ${p.cable}^2$.`,
    },
    {
      title: 'La distancia',
      prompt: md`¿A cuántos metros del pie está el anclaje?`,
      answer: enterNumber(p.foot, { unit: 'm' }),
      slips: [
        slip(p.foot ** 2, md`Ese es el cuadrado de la distancia: falta la raíz.`),
        slip(p.cable - p.high, md`Restaste los largos y no sus cuadrados.`, 'pitagoras-resta-los-lados'),
        slip(
          p.cable + p.high,
          md`Sumaste los largos: un cateto no puede superar a la hipotenusa.`,
          'pitagoras-suma-los-lados',
        ),
        slip(-p.foot, md`Ese número también cumple la ecuación, pero una distancia no es negativa.`),
      ],
      done: md`$x^2 = ${texDecimal(p.cable ** 2)} - ${texDecimal(p.high ** 2)} = ${texDecimal(p.foot ** 2)}$: está a ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly high: number;
  readonly foot: number;
  readonly cable: number;
}

function key(p: Parameters) {
  return amountAnswer(p.foot, 'm');
}

function added(p: Parameters) {
  return rootAnswer(1, p.cable ** 2 + p.high ** 2, 'm');
}

function subtracted(p: Parameters) {
  return amountAnswer(p.cable - p.high, 'm');
}

function summed(p: Parameters) {
  return amountAnswer(p.cable + p.high, 'm');
}
