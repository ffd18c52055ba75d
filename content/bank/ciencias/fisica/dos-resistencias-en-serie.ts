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
  id: 'ciencias-dos-resistencias-en-serie',
  version: 1,
  content: 'ciencias.fisica.electricidad.ohm',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  parameters: (random) => {
    const sum = random.pick([5, 6, 8, 10, 12, 15, 20, 24, 25, 30, 40, 50, 60]);
    const first = random.integer(1, sum - 1);
    return { volts: random.pick([3, 6, 9, 12, 18, 24]), first, second: sum - first };
  },
  accepts: (p) =>
    p.first !== p.second &&
    (p.volts * 100) % (p.first + p.second) === 0 &&
    new Set(currents(p).map((value) => value.round(2).toFraction())).size === 4,
  stem: (p) =>
    md`En el circuito de la figura, una batería de ${p.volts} V alimenta dos resistencias, de ${p.first} Ω y ${p.second} Ω.

¿Cuál es la intensidad de corriente que entrega la batería?`,
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
      { shape: 'text', at: [2.6, 6], text: `${p.volts} V`, anchor: 'end' },
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
    alt: `Batería de ${p.volts} V conectada a dos resistencias, una a continuación de la otra: ${p.first} Ω y ${p.second} Ω.`,
  }),
  key: (p) => amps(currents(p)[0]),
  oracle: (p) => {
    for (let hundredths = 1; hundredths <= 2000; hundredths++) {
      const drop = frac(hundredths, 100).mul(p.first).add(frac(hundredths, 100).mul(p.second));
      if (drop.equals(p.volts)) return frac(hundredths, 100);
    }
    return 'no current fits';
  },
  distractors: [
    {
      mistake: 'usa-una-sola-resistencia',
      answer: (p) => amps(currents(p)[1]),
      feedback: (p) => md`Consideraste solo la de ${Math.max(p.first, p.second)} Ω; la corriente pasa por ambas.`,
    },
    {
      mistake: 'serie-como-paralelo',
      answer: (p) => amps(currents(p)[2]),
      feedback: () => md`Sumaste corrientes como si hubiera dos caminos; sigue el cable en la figura.`,
    },
    {
      mistake: 'multiplica-voltaje-y-resistencia',
      answer: (p) => amps(currents(p)[3]),
      feedback: () => md`La división quedó al revés: con más resistencia la corriente disminuye.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Resistencia equivalente',
      text: md`Hay un solo camino: están en serie y se suman, $R = ${p.first} + ${p.second} = ${p.first + p.second}\ \Omega$.`,
    },
    {
      title: 'Ley de Ohm',
      text: md`$I = \frac{V}{R} = \frac{${p.volts}\ \text{V}}{${p.first + p.second}\ \Omega}$`,
    },
    { title: 'Respuesta', text: md`La batería entrega ${amps(currents(p)[0]).text}.` },
  ],
  steps: (p) => {
    const total = p.first + p.second;
    const [key, , parallel, inverted] = currents(p);
    return [
      {
        title: 'Cómo están conectadas',
        prompt: md`Sigue el cable en la figura desde la batería. ¿Cómo están conectadas las dos resistencias?`,
        answer: enterChoice(['En paralelo: cada una en su rama', 'En serie: una a continuación de la otra'], 1),
        slips: [
          slip(0, md`Sigue con el dedo el camino de la corriente: ¿se divide en algún punto?`, 'serie-como-paralelo'),
        ],
        done: md`Hay un solo camino: toda la corriente pasa por una y después por la otra.`,
      },
      {
        title: 'Resistencia equivalente',
        prompt: md`Las resistencias son de ${p.first} Ω y ${p.second} Ω. ¿Cuál es la equivalente?`,
        answer: enterNumber(total, { unit: 'Ω' }),
        slips: [
          slip(
            frac(p.first * p.second, total),
            md`Así se combinan en paralelo; aquí hay un solo camino.`,
            'serie-como-paralelo',
          ),
          slip(
            Math.max(p.first, p.second),
            Math.min(p.first, p.second) === 1
              ? md`¿Usaste solo una, o las multiplicaste? La corriente atraviesa las dos y cada una opone lo suyo.`
              : md`Consideraste solo una; la corriente atraviesa las dos.`,
            'usa-una-sola-resistencia',
          ),
          slip(frac(total, 2), md`Promediaste; cada resistencia opone la suya completa.`),
          slip(p.first * p.second, md`Multiplicaste; en serie los efectos se agregan uno tras otro.`),
        ],
        done: md`En serie se suman: $${p.first} + ${p.second} = ${total}\ \Omega$.`,
      },
      {
        title: 'Corriente',
        prompt: md`La batería es de ${p.volts} V. ¿Qué corriente entrega?`,
        answer: enterNumber(key, { unit: 'A' }),
        slips: [
          slip(inverted, md`La división quedó al revés: con más voltaje tiene que haber más corriente.`),
          slip(
            p.volts * total,
            md`Multiplicaste; en $V = R \cdot I$ hay que despejar la corriente.`,
            'multiplica-voltaje-y-resistencia',
          ),
          slip(currents(p)[1], md`Dividiste por una sola de las resistencias.`, 'usa-una-sola-resistencia'),
          slip(parallel, md`Sumaste la corriente de dos caminos, y aquí hay uno.`, 'serie-como-paralelo'),
        ],
        done: md`$I = \frac{V}{R} = \frac{${p.volts}}{${total}} = ${texDecimal(key)}$ A.`,
      },
    ];
  },
});

type Circuit = { readonly volts: number; readonly first: number; readonly second: number };

function currents(p: Circuit): readonly [Fraction, Fraction, Fraction, Fraction] {
  return [
    frac(p.volts, p.first + p.second),
    frac(p.volts, Math.max(p.first, p.second)),
    frac(p.volts, p.first).add(frac(p.volts, p.second)),
    frac(p.first + p.second, p.volts),
  ];
}

function amps(value: Fraction) {
  return { text: `${decimal(value.round(2))} A`, value: value.round(2) };
}
