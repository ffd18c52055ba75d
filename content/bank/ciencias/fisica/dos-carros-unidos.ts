import type Fraction from 'fraction.js';
import {
  decimal,
  defineTemplate,
  enterChoice,
  enterNumber,
  frac,
  md,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-dos-carros-unidos',
  version: 1,
  content: 'ciencias.fisica.mecanica.newton',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => ({
    back: random.integer(2, 20),
    front: random.integer(2, 20),
    tenths: random.integer(4, 40),
    unit: random.pick(['carros de supermercado', 'carros de riel', 'trineos']),
  }),
  accepts: (p) =>
    p.back !== p.front && p.tenths % 2 === 0 && new Set(values(p).map((value) => value.toFraction())).size === 4,
  stem: (p) =>
    md`Dos ${p.unit}, unidos por una cuerda liviana, se mueven sobre una superficie horizontal con roce despreciable. Al de adelante se le aplica una fuerza de ${decimal(values(p)[1])} N, como muestra la figura.

¿Cuál es la magnitud de la tensión de la cuerda?`,
  figure: (p) => ({
    kind: 'drawing',
    width: 26,
    height: 8,
    shapes: [
      { shape: 'segment', from: [1, 2], to: [25, 2] },
      {
        shape: 'polygon',
        points: [
          [2, 2],
          [7, 2],
          [7, 5],
          [2, 5],
        ],
        filled: true,
        accent: 2,
      },
      { shape: 'segment', from: [7, 3.5], to: [12, 3.5], accent: 1 },
      {
        shape: 'polygon',
        points: [
          [12, 2],
          [17, 2],
          [17, 5],
          [12, 5],
        ],
        filled: true,
        accent: 2,
      },
      { shape: 'arrow', from: [17, 3.5], to: [24, 3.5], accent: 3 },
      { shape: 'text', at: [4.5, 3.5], text: `${p.back} kg`, anchor: 'middle' },
      { shape: 'text', at: [14.5, 3.5], text: `${p.front} kg`, anchor: 'middle' },
      { shape: 'text', at: [9.5, 4.4], text: 'Cuerda', anchor: 'middle', size: 'small' },
      { shape: 'text', at: [20.5, 4.5], text: `${decimal(values(p)[1])} N`, anchor: 'middle' },
    ],
    alt: `Cuerpo de ${p.back} kg unido por una cuerda a otro de ${p.front} kg, que está adelante y del que tira una fuerza de ${decimal(values(p)[1])} N.`,
    caption: 'La figura no está a escala.',
  }),
  key: (p) => newtons(values(p)[0]),
  oracle: (p) => {
    const force = values(p)[1];
    for (let tenths = 0; tenths <= 20_000; tenths++) {
      const tension = frac(tenths, 10);
      if (tension.div(p.back).equals(force.sub(tension).div(p.front))) return tension;
    }
    return 'no tension fits';
  },
  distractors: [
    {
      mistake: 'tension-igual-a-la-fuerza-total',
      answer: (p) => newtons(values(p)[1]),
      feedback: () => md`Si la tensión fuera igual a la fuerza aplicada, el de adelante no aceleraría.`,
    },
    {
      mistake: 'tension-repartida-por-mitades',
      answer: (p) => newtons(values(p)[2]),
      feedback: () => md`Repartiste la fuerza en partes iguales, pero las masas son distintas.`,
    },
    {
      mistake: 'tension-con-la-masa-delantera',
      answer: (p) => newtons(values(p)[3]),
      feedback: () => md`Usaste la masa de adelante; piensa a cuál de los dos mueve la cuerda.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Aceleración del conjunto',
      text: md`Ambos se mueven juntos: $a = \frac{${texDecimal(values(p)[1])}}{${p.back} + ${p.front}} = ${texDecimal(frac(p.tenths, 10))}\ \text{m/s}^2$.`,
    },
    {
      title: 'Fuerza sobre el de atrás',
      text: md`Sobre él, en la horizontal, actúa solo la cuerda: $T = m \cdot a = ${p.back} \cdot ${texDecimal(frac(p.tenths, 10))}$. La tensión es de ${newtons(values(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const a = frac(p.tenths, 10);
    const [tension, applied, halves, frontForce] = values(p);
    return [
      {
        title: 'Qué tienen en común',
        prompt: md`Mientras la cuerda está tirante, ¿qué es igual para los dos?`,
        answer: enterChoice(['La fuerza neta', 'La aceleración', 'La masa'], 1),
        slips: [
          slip(
            0,
            md`La fuerza neta de cada uno depende de su masa, y aquí las masas son distintas.`,
            'tension-repartida-por-mitades',
          ),
          slip(2, md`Mira los datos: uno es de ${p.back} kg y el otro de ${p.front} kg.`),
        ],
        done: md`Van unidos, así que cambian su rapidez al mismo ritmo: tienen igual aceleración.`,
      },
      {
        title: 'Aceleración del conjunto',
        prompt: md`Toma los dos como un solo cuerpo, de ${p.back} kg y ${p.front} kg, al que se aplican ${decimal(applied)} N. ¿Cuál es su aceleración?`,
        answer: enterNumber(a, { unit: 'm/s²' }),
        slips: [
          slip(applied.div(p.front), md`Dividiste por la masa de adelante; la fuerza mueve a los dos.`),
          slip(applied.div(p.back), md`Dividiste por la masa de atrás; la fuerza mueve a los dos.`),
          slip(
            frac(p.back + p.front).div(applied),
            md`La división quedó al revés: va la fuerza sobre la masa.`,
            'divide-masa-por-fuerza',
          ),
        ],
        done: md`$a = \frac{${texDecimal(applied)}}{${p.back} + ${p.front}} = ${texDecimal(a)}\ \text{m/s}^2$.`,
      },
      {
        title: 'A quién mueve la cuerda',
        prompt: md`La cuerda es la única que tira en la horizontal de uno de los dos. ¿De cuál?`,
        answer: enterChoice(
          [md`Del de adelante, de ${p.front} kg`, md`Del de atrás, de ${p.back} kg`, 'De los dos por igual'],
          1,
        ),
        slips: [
          slip(0, md`A ese lo mueve, además, la fuerza aplicada.`, 'tension-con-la-masa-delantera'),
          slip(
            2,
            md`Mira la figura: sobre uno de ellos actúa también la fuerza aplicada.`,
            'tension-repartida-por-mitades',
          ),
        ],
        done: md`Al de atrás lo arrastra solo la cuerda; por eso conviene mirarlo a él.`,
      },
      {
        title: 'Tensión',
        prompt: md`Aplica $F = m \cdot a$ a ese cuerpo. ¿Cuánto vale la tensión?`,
        answer: enterNumber(tension, { unit: 'N' }),
        slips: [
          slip(frontForce, md`Multiplicaste por la masa de adelante.`, 'tension-con-la-masa-delantera'),
          slip(
            applied,
            md`Esa es la fuerza aplicada; mueve a los dos, y la cuerda solo a uno.`,
            'tension-igual-a-la-fuerza-total',
          ),
          slip(halves, md`Repartiste por mitades, pero las masas son distintas.`, 'tension-repartida-por-mitades'),
        ],
        done: md`$T = ${p.back} \cdot ${texDecimal(a)} = ${texDecimal(tension)}\ \text{N}$.`,
      },
    ];
  },
});

interface Carts {
  readonly back: number;
  readonly front: number;
  readonly tenths: number;
}

function values(p: Carts): readonly [Fraction, Fraction, Fraction, Fraction] {
  const a = frac(p.tenths, 10);
  const force = a.mul(p.back + p.front);
  return [a.mul(p.back), force, force.div(2), a.mul(p.front)];
}

function newtons(value: Fraction) {
  return { text: `${decimal(value)} N`, value };
}
