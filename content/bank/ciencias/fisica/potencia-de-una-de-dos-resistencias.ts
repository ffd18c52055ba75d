import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-potencia-de-una-de-dos-resistencias',
  version: 1,
  content: 'ciencias.fisica.electricidad.potencia-energia',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => ({ first: random.integer(1, 20), second: random.integer(1, 20), half: random.integer(1, 8) }),
  accepts: (p) =>
    p.first !== p.second &&
    values(p)[0].mul(10).d === 1n &&
    volts(p).compare(60) <= 0 &&
    new Set(values(p).map((value) => value.round(1).toFraction())).size === 4,
  stem: (p) =>
    md`Dos resistencias, de ${p.first} Ω y ${p.second} Ω, se conectan en serie a una fuente de ${decimal(volts(p))} V, como muestra la figura.

¿Qué potencia disipa la resistencia de ${p.first} Ω?`,
  figure: (p) => ({
    kind: 'drawing',
    width: 24,
    height: 12,
    shapes: [
      {
        shape: 'path',
        points: [
          [4, 5.5],
          [4, 2],
          [20, 2],
          [20, 10],
          [16, 10],
        ],
      },
      {
        shape: 'path',
        points: [
          [4, 6.5],
          [4, 10],
          [6, 10],
        ],
      },
      { shape: 'segment', from: [3, 6.5], to: [5, 6.5], accent: 2 },
      { shape: 'segment', from: [3.5, 5.5], to: [4.5, 5.5], accent: 2 },
      { shape: 'text', at: [2.7, 6], text: `${decimal(volts(p))} V`, anchor: 'end', size: 'small' },
      {
        shape: 'polygon',
        points: [
          [6, 9.5],
          [9.5, 9.5],
          [9.5, 10.5],
          [6, 10.5],
        ],
        accent: 1,
      },
      { shape: 'segment', from: [9.5, 10], to: [12.5, 10] },
      {
        shape: 'polygon',
        points: [
          [12.5, 9.5],
          [16, 9.5],
          [16, 10.5],
          [12.5, 10.5],
        ],
        accent: 1,
      },
      { shape: 'text', at: [7.75, 8.6], text: `${p.first} Ω`, anchor: 'middle' },
      { shape: 'text', at: [14.25, 8.6], text: `${p.second} Ω`, anchor: 'middle' },
    ],
    alt: `Fuente de ${decimal(volts(p))} V conectada a dos resistencias en serie, de ${p.first} Ω y de ${p.second} Ω.`,
  }),
  key: (p) => watts(values(p)[0]),
  oracle: (p) => {
    const share = volts(p)
      .mul(p.first)
      .div(p.first + p.second);
    return share.mul(share).div(p.first).round(1);
  },
  distractors: [
    {
      mistake: 'usa-el-voltaje-total-en-una',
      answer: (p) => watts(values(p)[1]),
      feedback: () => md`Usaste el voltaje de la fuente, pero en serie se reparte entre las dos.`,
    },
    {
      mistake: 'potencia-total-por-la-de-una',
      answer: (p) => watts(values(p)[2]),
      feedback: () => md`Esa es la potencia que entrega la fuente a todo el circuito.`,
    },
    {
      mistake: 'reparte-la-potencia-por-mitades',
      answer: (p) => watts(values(p)[3]),
      feedback: () => md`Repartiste la potencia en partes iguales, pero las resistencias son distintas.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Corriente',
      text: md`En serie: $I = \frac{V}{R} = \frac{${texDecimal(volts(p))}}{${p.first} + ${p.second}} = ${texDecimal(frac(p.half, 2))}\ \text{A}$, la misma en ambas.`,
    },
    {
      title: 'Potencia',
      text: md`$P = I^2 \cdot R = ${texDecimal(frac(p.half, 2))}^2 \cdot ${p.first}$. La resistencia disipa ${watts(values(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const current = frac(p.half, 2);
    const total = p.first + p.second;
    return [
      {
        title: 'Resistencia equivalente',
        prompt: md`Las dos están en serie. ¿Cuál es la resistencia del circuito completo?`,
        answer: enterNumber(total, { unit: 'Ω' }),
        slips: [
          slip(
            frac(p.first * p.second, total),
            md`Esa es la combinación en paralelo, y aquí la corriente tiene un solo camino.`,
            'serie-como-paralelo',
          ),
          slip(p.first, md`La corriente atraviesa también la otra.`, 'usa-una-sola-resistencia'),
        ],
        done: md`En serie se suman: $${p.first} + ${p.second} = ${total}\ \Omega$.`,
      },
      {
        title: 'Corriente',
        prompt: md`La fuente es de ${decimal(volts(p))} V. ¿Qué corriente circula?`,
        answer: enterNumber(current, { unit: 'A' }),
        slips: [
          slip(
            volts(p).div(p.first),
            md`Dividiste todo el voltaje por una sola de las resistencias.`,
            'usa-el-voltaje-total-en-una',
          ),
          slip(frac(total).div(volts(p)), md`La división quedó al revés: más voltaje produce más corriente.`),
          slip(
            volts(p).mul(total),
            md`Multiplicaste; en $V = R \cdot I$ hay que despejar la corriente.`,
            'multiplica-voltaje-y-resistencia',
          ),
        ],
        done: md`$I = \frac{${texDecimal(volts(p))}}{${total}} = ${texDecimal(current)}\ \text{A}$, la misma en las dos.`,
      },
      {
        title: 'Potencia',
        prompt: md`La potencia es $P = I^2 \cdot R$. ¿Cuánta disipa la resistencia de ${p.first} Ω?`,
        answer: enterNumber(values(p)[0], { unit: 'W' }),
        slips: [
          slip(current.mul(p.first), md`Faltó elevar la corriente al cuadrado: eso es el voltaje en esa resistencia.`),
          slip(values(p)[2], md`Esa es la potencia de las dos juntas.`, 'potencia-total-por-la-de-una'),
          slip(
            values(p)[1],
            md`Usaste el voltaje de la fuente como si estuviera completo en esa resistencia.`,
            'usa-el-voltaje-total-en-una',
          ),
          slip(current.mul(2).mul(p.first), md`El cuadrado es la corriente por sí misma, no el doble.`),
          slip(current.mul(current).mul(p.second), md`Esa es la potencia de la otra resistencia.`),
        ],
        done: md`$P = ${texDecimal(current)}^2 \cdot ${p.first} = ${texDecimal(values(p)[0])}\ \text{W}$.`,
      },
    ];
  },
});

interface Pair {
  readonly first: number;
  readonly second: number;
  readonly half: number;
}

function volts(p: Pair): Fraction {
  return frac(p.half * (p.first + p.second), 2);
}

function values(p: Pair): readonly [Fraction, Fraction, Fraction, Fraction] {
  const squared = frac(p.half * p.half, 4);
  const total = squared.mul(p.first + p.second);
  return [squared.mul(p.first), volts(p).mul(volts(p)).div(p.first), total, total.div(2)];
}

function watts(value: Fraction) {
  return { text: `${decimal(value.round(1))} W`, value: value.round(1) };
}
