import type Fraction from 'fraction.js';
import { defineTemplate, enterNumber, frac, md, slip, texFraction } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-oxidos-de-proporciones-multiples',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.leyes-ponderales',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => {
    const [element, mass, first, second] = random.pick(PAIRS);
    return { element, mass, first, second, scaleFirst: random.integer(1, 6), scaleSecond: random.integer(1, 6) };
  },
  accepts: (p) => p.scaleFirst !== p.scaleSecond && new Set(values(p).map((value) => value.toFraction())).size === 4,
  stem: (p) =>
    md`Se analizaron muestras de dos óxidos del elemento ${p.element}.

| Óxido | Masa de ${p.element} (g) | Masa de oxígeno (g) |
|---|---|---|
| I | ${p.mass * p.scaleFirst} | ${p.first * p.scaleFirst} |
| II | ${p.mass * p.scaleSecond} | ${p.second * p.scaleSecond} |

Según la ley de las proporciones múltiples, ¿en qué razón están las masas de oxígeno del óxido II y del óxido I que se combinan con una misma masa de ${p.element}?`,
  key: (p) => ratio(values(p)[0]),
  oracle: (p) => {
    const [a, b] = [p.mass * p.scaleFirst, p.mass * p.scaleSecond];
    const common = a * b;
    return frac(p.second * p.scaleSecond * (common / b), p.first * p.scaleFirst * (common / a));
  },
  distractors: [
    {
      mistake: 'compara-masas-sin-fijar-una',
      answer: (p) => ratio(values(p)[1]),
      feedback: (p) => md`Las muestras no tienen la misma masa de ${p.element}: hay que igualarla antes de comparar.`,
    },
    {
      mistake: 'razon-multiple-invertida',
      answer: (p) => ratio(values(p)[2]),
      feedback: () => md`Se pide el óxido II respecto del óxido I; la razón quedó al revés.`,
    },
    {
      mistake: 'compara-las-masas-totales',
      answer: (p) => ratio(values(p)[3]),
      feedback: () => md`Comparaste las masas totales de las muestras; la ley se refiere al oxígeno.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Igualar la masa del otro elemento',
      text: md`Por cada ${p.mass} g de ${p.element}, el óxido I tiene ${p.first} g de oxígeno y el óxido II, ${p.second} g.`,
    },
    {
      title: 'Comparar',
      text: md`$\frac{${p.second}}{${p.first}}$ se simplifica a una razón de números enteros pequeños: ${ratio(values(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const [key, unfixed, inverted, ofTotals] = values(p);
    return [
      {
        title: 'Óxido I',
        prompt: md`En el óxido I hay ${p.first * p.scaleFirst} g de oxígeno con ${p.mass * p.scaleFirst} g de ${p.element}. ¿Cuántos gramos de oxígeno hay por cada gramo de ${p.element}? Puedes escribirlo como fracción.`,
        answer: enterNumber(frac(p.first, p.mass), { unit: 'g' }),
        slips: [
          slip(frac(p.mass, p.first), md`La división quedó al revés: eso es ${p.element} por cada gramo de oxígeno.`),
          slip(
            p.first * p.scaleFirst,
            md`Eso hay en toda la muestra; repártelo entre los gramos de ${p.element}.`,
            'compara-masas-sin-fijar-una',
          ),
          slip(
            frac(p.first, p.first + p.mass),
            md`Dividiste por la masa total; «por cada gramo de ${p.element}» pide dividir solo por la de este.`,
            'compara-las-masas-totales',
          ),
        ],
        done: md`$\frac{${p.first * p.scaleFirst}}{${p.mass * p.scaleFirst}} = ${texFraction(frac(p.first, p.mass))}$ g de oxígeno por cada gramo de ${p.element}.`,
      },
      {
        title: 'Óxido II',
        prompt: md`¿Y en el óxido II, con ${p.second * p.scaleSecond} g de oxígeno y ${p.mass * p.scaleSecond} g de ${p.element}?`,
        answer: enterNumber(frac(p.second, p.mass), { unit: 'g' }),
        slips: [
          slip(frac(p.mass, p.second), md`La división quedó al revés: eso es ${p.element} por cada gramo de oxígeno.`),
          slip(
            frac(p.second * p.scaleSecond, p.mass * p.scaleFirst),
            md`Dividiste por el ${p.element} del óxido I.`,
            'compara-masas-sin-fijar-una',
          ),
          slip(
            frac(p.second, p.second + p.mass),
            md`Dividiste por la masa total; «por cada gramo de ${p.element}» pide dividir solo por la de este.`,
            'compara-las-masas-totales',
          ),
        ],
        done: md`$\frac{${p.second * p.scaleSecond}}{${p.mass * p.scaleSecond}} = ${texFraction(frac(p.second, p.mass))}$ g.`,
      },
      {
        title: 'Razón',
        prompt: md`Ahora la masa de ${p.element} es la misma, 1 g. ¿Cuánto vale el oxígeno del óxido II dividido por el del óxido I? Puedes escribirlo como fracción.`,
        answer: enterNumber(key),
        slips: [
          slip(
            inverted,
            md`La razón quedó al revés: se pide el óxido II respecto del óxido I.`,
            'razon-multiple-invertida',
          ),
          slip(
            unfixed,
            md`Comparaste las muestras como venían; usa lo de los dos pasos anteriores.`,
            'compara-masas-sin-fijar-una',
          ),
          slip(ofTotals, md`Comparaste las masas totales; la ley se refiere al oxígeno.`, 'compara-las-masas-totales'),
          slip(frac(p.second - p.first, p.mass), md`Restaste; una razón es un cociente.`),
        ],
        done: md`$${texFraction(frac(p.second, p.mass))} : ${texFraction(frac(p.first, p.mass))} = ${texFraction(key)}$, es decir, ${ratio(key).text}. Son números enteros pequeños, como dice la ley.`,
      },
    ];
  },
});

const PAIRS: readonly (readonly [element: string, mass: number, first: number, second: number])[] = [
  ['carbono', 12, 16, 32],
  ['azufre', 32, 32, 48],
  ['hierro', 56, 16, 24],
  ['cobre', 64, 8, 16],
  ['nitrógeno', 14, 8, 16],
  ['nitrógeno', 14, 16, 40],
];

interface Oxides {
  readonly mass: number;
  readonly first: number;
  readonly second: number;
  readonly scaleFirst: number;
  readonly scaleSecond: number;
}

function values(p: Oxides): readonly [Fraction, Fraction, Fraction, Fraction] {
  return [
    frac(p.second, p.first),
    frac(p.second * p.scaleSecond, p.first * p.scaleFirst),
    frac(p.first, p.second),
    frac((p.mass + p.second) * p.scaleSecond, (p.mass + p.first) * p.scaleFirst),
  ];
}

function ratio(value: Fraction) {
  return { text: `${value.n} : ${value.d}`, value };
}
