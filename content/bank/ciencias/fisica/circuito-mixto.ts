import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-circuito-mixto',
  version: 1,
  content: 'ciencias.fisica.electricidad.ohm',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => {
    const [first, second] = random.pick([
      [3, 6],
      [4, 4],
      [6, 6],
      [6, 12],
      [8, 8],
      [10, 10],
      [12, 4],
      [15, 10],
      [20, 5],
      [20, 20],
    ] as const);
    return { first, second, series: random.integer(1, 12), tenths: random.integer(2, 30) };
  },
  accepts: (p) => p.tenths % 2 === 0 && new Set(values(p).map((value) => value.round(2).toFraction())).size === 4,
  stem: (p) =>
    md`En el circuito de la figura, la batería entrega ${decimal(volts(p))} V y las resistencias son de ${p.series} Ω, ${p.first} Ω y ${p.second} Ω.

¿Cuál es la intensidad de corriente que entrega la batería?`,
  figure: (p) => ({
    kind: 'drawing',
    width: 26,
    height: 14,
    shapes: [
      {
        shape: 'path',
        points: [
          [4, 6.5],
          [4, 2],
          [23, 2],
          [23, 9.5],
          [21, 9.5],
        ],
      },
      {
        shape: 'path',
        points: [
          [4, 7.5],
          [4, 9.5],
          [6, 9.5],
        ],
      },
      { shape: 'segment', from: [3, 7.5], to: [5, 7.5], accent: 2 },
      { shape: 'segment', from: [3.5, 6.5], to: [4.5, 6.5], accent: 2 },
      { shape: 'text', at: [2.8, 7], text: `${decimal(volts(p))} V`, anchor: 'end', size: 'small' },
      {
        shape: 'polygon',
        points: [
          [6, 9],
          [9.5, 9],
          [9.5, 10],
          [6, 10],
        ],
        accent: 1,
      },
      { shape: 'text', at: [7.75, 10.9], text: `${p.series} Ω`, anchor: 'middle' },
      {
        shape: 'path',
        points: [
          [9.5, 9.5],
          [12, 9.5],
          [12, 11.5],
          [14.5, 11.5],
        ],
      },
      {
        shape: 'path',
        points: [
          [12, 9.5],
          [12, 7.5],
          [14.5, 7.5],
        ],
      },
      {
        shape: 'polygon',
        points: [
          [14.5, 11],
          [18, 11],
          [18, 12],
          [14.5, 12],
        ],
        accent: 1,
      },
      {
        shape: 'polygon',
        points: [
          [14.5, 7],
          [18, 7],
          [18, 8],
          [14.5, 8],
        ],
        accent: 1,
      },
      {
        shape: 'path',
        points: [
          [18, 11.5],
          [21, 11.5],
          [21, 7.5],
          [18, 7.5],
        ],
      },
      { shape: 'text', at: [16.25, 12.9], text: `${p.first} Ω`, anchor: 'middle' },
      { shape: 'text', at: [16.25, 6], text: `${p.second} Ω`, anchor: 'middle' },
    ],
    alt: `Batería de ${decimal(volts(p))} V. La corriente pasa por una resistencia de ${p.series} Ω y después se divide en dos ramas en paralelo, de ${p.first} Ω y de ${p.second} Ω.`,
  }),
  key: (p) => amps(values(p)[0]),
  oracle: (p) => {
    for (let tenths = 1; tenths <= 100; tenths++) {
      const current = frac(tenths, 10);
      const across = volts(p).sub(current.mul(p.series));
      if (across.div(p.first).add(across.div(p.second)).equals(current)) return current;
    }
    return 'no current fits';
  },
  distractors: [
    {
      mistake: 'mixto-como-serie',
      answer: (p) => amps(values(p)[1]),
      feedback: () => md`Sumaste las tres resistencias; dos de ellas están en ramas distintas.`,
    },
    {
      mistake: 'mixto-ignora-el-paralelo',
      answer: (p) => amps(values(p)[2]),
      feedback: (p) => md`Consideraste solo la de ${p.series} Ω; el paralelo también opone resistencia.`,
    },
    {
      mistake: 'paralelo-suma-resistencias',
      answer: (p) => amps(values(p)[3]),
      feedback: () => md`Usaste una sola rama del paralelo; la corriente se reparte entre las dos.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Resistencia del paralelo',
      text: md`$\frac{1}{R_p} = \frac{1}{${p.first}} + \frac{1}{${p.second}}$, de donde $R_p = ${texDecimal(parallel(p))}\ \Omega$.`,
    },
    {
      title: 'Resistencia total',
      text: md`En serie con ${p.series} Ω: $R = ${p.series} + ${texDecimal(parallel(p))} = ${texDecimal(parallel(p).add(p.series))}\ \Omega$.`,
    },
    {
      title: 'Corriente',
      text: md`$I = \frac{${texDecimal(volts(p))}}{${texDecimal(parallel(p).add(p.series))}}$. La batería entrega ${amps(values(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const total = parallel(p).add(p.series);
    return [
      {
        title: 'Suma de inversos',
        prompt: md`Las resistencias de ${p.first} Ω y ${p.second} Ω están en paralelo. ¿Cuánto vale $\frac{1}{${p.first}} + \frac{1}{${p.second}}$? Escríbelo como fracción.`,
        answer: enterNumber(frac(1, p.first).add(frac(1, p.second))),
        slips: [
          slip(
            frac(2, p.first + p.second),
            md`Sumaste numeradores por un lado y denominadores por otro. Antes de sumar, las fracciones necesitan el mismo denominador.`,
          ),
          slip(frac(1, p.first + p.second), md`Dejaste el 1 y sumaste los denominadores. Busca un denominador común.`),
          slip(p.first + p.second, md`Sumaste las resistencias; aquí se suman sus inversos.`, 'mixto-como-serie'),
        ],
        done: md`$\frac{1}{R_p} = \frac{1}{${p.first}} + \frac{1}{${p.second}} = \frac{1}{${texDecimal(parallel(p))}}$.`,
      },
      {
        title: 'Resistencia del paralelo',
        prompt: md`¿Cuánto vale entonces $R_p$, la resistencia equivalente de esas dos?`,
        answer: enterNumber(parallel(p), { unit: 'Ω' }),
        slips: [
          slip(parallel(p).inverse(), md`Ese es $\frac{1}{R_p}$; todavía falta invertirlo.`),
          slip(
            p.first + p.second,
            md`Eso sería si estuvieran una tras otra. Con dos caminos a la vez la resistencia baja.`,
            'mixto-como-serie',
          ),
          slip(
            frac(p.first + p.second, 2),
            md`Promediaste; el equivalente de un paralelo es menor que cualquiera de las dos.`,
          ),
        ],
        done: md`$R_p = ${texDecimal(parallel(p))}\ \Omega$, menor que cada una: hay dos caminos para la corriente.`,
      },
      {
        title: 'Resistencia total',
        prompt: md`Ese paralelo está en serie con la de ${p.series} Ω. ¿Cuál es la resistencia de todo el circuito?`,
        answer: enterNumber(total, { unit: 'Ω' }),
        slips: [
          slip(
            p.series + p.first + p.second,
            md`Sumaste las tres. Reemplaza las dos del paralelo por su equivalente.`,
            'mixto-como-serie',
          ),
          slip(parallel(p).mul(p.series).div(total), md`Volviste a combinar en paralelo, y ahora están una tras otra.`),
          slip(p.series, md`Falta lo que opone el paralelo.`, 'mixto-ignora-el-paralelo'),
        ],
        done: md`En serie se suman: $${p.series} + ${texDecimal(parallel(p))} = ${texDecimal(total)}\ \Omega$.`,
      },
      {
        title: 'Corriente de la batería',
        prompt: md`La batería entrega ${decimal(volts(p))} V. ¿Qué corriente circula por ella?`,
        answer: enterNumber(values(p)[0], { unit: 'A' }),
        slips: [
          slip(total.div(volts(p)), md`La división quedó al revés: más voltaje produce más corriente.`),
          slip(total.mul(volts(p)), md`Multiplicaste; en la ley de Ohm, $V = R \cdot I$, hay que despejar $I$.`),
          slip(
            values(p)[2],
            md`Dividiste solo por la de ${p.series} Ω. Usa la resistencia total.`,
            'mixto-ignora-el-paralelo',
          ),
        ],
        done: md`$I = \frac{V}{R} = \frac{${texDecimal(volts(p))}}{${texDecimal(total)}} = ${texDecimal(values(p)[0])}\ \text{A}$.`,
      },
    ];
  },
});

interface Mixed {
  readonly first: number;
  readonly second: number;
  readonly series: number;
  readonly tenths: number;
}

function parallel(p: Mixed): Fraction {
  return frac(p.first * p.second, p.first + p.second);
}

function volts(p: Mixed): Fraction {
  return parallel(p).add(p.series).mul(p.tenths).div(10);
}

function values(p: Mixed): readonly [Fraction, Fraction, Fraction, Fraction] {
  return [
    frac(p.tenths, 10),
    volts(p).div(p.series + p.first + p.second),
    volts(p).div(p.series),
    volts(p).div(p.series + Math.max(p.first, p.second)),
  ];
}

function amps(value: Fraction) {
  return { text: `${decimal(value.round(2))} A`, value: value.round(2) };
}
