import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-densidad-por-desplazamiento',
  version: 1,
  content: 'ciencias.quimica.estructura-atomica.propiedades',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  parameters: (random) => ({
    before: random.integer(8, 30) * 5,
    volume: random.integer(4, 25),
    density: random.integer(24, 90),
    dish: random.pick([15, 20, 25, 30]),
    thing: random.pick(['un perno antiguo', 'un trozo de mineral', 'una pieza metálica', 'una llave antigua']),
  }),
  accepts: (p) =>
    p.volume !== p.before &&
    (p.density * p.volume) % 5 === 0 &&
    (p.density * p.volume) / 10 / (p.before + p.volume) >= 0.1 &&
    new Set(values(p).map((value) => value.round(2).toFraction())).size === 4 &&
    values(p).every((value) => value.round(2).compare(0.04) > 0),
  stem: (p) =>
    md`Para identificar el material de ${p.thing}, un grupo puso el objeto en una balanza y luego lo sumergió por completo en una probeta con agua, como muestra la figura.

Sobre un vidrio de reloj de ${p.dish} g, la balanza marcó ${decimal(mass(p).add(p.dish))} g. ¿Cuál es la densidad del material?`,
  figure: (p) => ({
    kind: 'drawing',
    width: 24,
    height: 12,
    shapes: [
      {
        shape: 'path',
        points: [
          [4, 11],
          [4, 1],
          [8, 1],
          [8, 11],
        ],
      },
      { shape: 'segment', from: [4, 6], to: [8, 6], accent: 1 },
      { shape: 'text', at: [8.5, 5.7], text: `${p.before} mL`, anchor: 'start' },
      { shape: 'text', at: [6, 0.5], text: 'Antes', anchor: 'middle', size: 'small' },
      {
        shape: 'path',
        points: [
          [14, 11],
          [14, 1],
          [18, 1],
          [18, 11],
        ],
      },
      { shape: 'segment', from: [14, 8], to: [18, 8], accent: 1 },
      { shape: 'ellipse', centre: [16, 2.2], radii: [1.2, 0.9], filled: true, accent: 2 },
      { shape: 'text', at: [18.5, 7.7], text: `${p.before + p.volume} mL`, anchor: 'start' },
      { shape: 'text', at: [16, 0.5], text: 'Después', anchor: 'middle', size: 'small' },
    ],
    alt: `Dos probetas: antes de sumergir el objeto el agua llega a ${p.before} mL; después, a ${p.before + p.volume} mL.`,
    caption: 'La figura no está a escala.',
  }),
  key: (p) => density(frac(p.density, 10)),
  oracle: (p) => {
    for (let tenths = 1; tenths <= 200; tenths++)
      if (
        frac(tenths * (p.before + p.volume), 10)
          .sub(frac(tenths * p.before, 10))
          .equals(mass(p))
      )
        return frac(tenths, 10);
    return 'no density fits';
  },
  distractors: [
    {
      mistake: 'usa-el-volumen-final-completo',
      answer: (p) => density(mass(p).div(p.before + p.volume)),
      feedback: () => md`Ese volumen incluye el agua; necesitas solo el del objeto.`,
    },
    {
      mistake: 'usa-el-volumen-inicial',
      answer: (p) => density(mass(p).div(p.before)),
      feedback: () => md`Dividiste por el agua que había antes de sumergir el objeto.`,
    },
    {
      mistake: 'incluye-la-masa-del-recipiente',
      answer: (p) => density(mass(p).add(p.dish).div(p.volume)),
      feedback: () => md`La balanza marcó el conjunto; al objeto le corresponde solo una parte de esa masa.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Masa del objeto',
      text: md`Se descuenta el vidrio de reloj: $${texDecimal(mass(p).add(p.dish))} - ${p.dish} = ${texDecimal(mass(p))}\ \text{g}$.`,
    },
    {
      title: 'Volumen del objeto',
      text: md`El objeto desplaza un volumen de agua igual al suyo: $${p.before + p.volume} - ${p.before} = ${p.volume}\ \text{mL}$.`,
    },
    {
      title: 'Densidad',
      text: md`$d = \frac{m}{V} = \frac{${texDecimal(mass(p))}\ \text{g}}{${p.volume}\ \text{mL}}$`,
    },
    { title: 'Respuesta', text: md`La densidad es ${density(frac(p.density, 10)).text}.` },
  ],
  steps: (p) => [
    {
      title: 'Masa del objeto',
      prompt: md`La balanza marcó ${decimal(mass(p).add(p.dish))} g con el objeto sobre un vidrio de reloj de ${p.dish} g. ¿Cuál es la masa del objeto?`,
      answer: enterNumber(mass(p), { unit: 'g' }),
      slips: [
        slip(mass(p).add(p.dish), md`Esa masa incluye el vidrio de reloj.`, 'incluye-la-masa-del-recipiente'),
        slip(
          mass(p).add(2 * p.dish),
          md`Sumaste el vidrio otra vez; la balanza ya lo incluyó.`,
          'incluye-la-masa-del-recipiente',
        ),
      ],
      done: md`Se descuenta el vidrio: $${texDecimal(mass(p).add(p.dish))} - ${p.dish} = ${texDecimal(mass(p))}$ g.`,
    },
    {
      title: 'Volumen del objeto',
      prompt: md`En la figura, el agua pasó de ${p.before} mL a ${p.before + p.volume} mL. ¿Qué volumen tiene el objeto?`,
      answer: enterNumber(p.volume, { unit: 'mL' }),
      slips: [
        slip(
          p.before + p.volume,
          md`Ese es el volumen del agua con el objeto adentro.`,
          'usa-el-volumen-final-completo',
        ),
        slip(p.before, md`Esa es el agua que había antes.`, 'usa-el-volumen-inicial'),
        slip(2 * p.before + p.volume, md`Sumaste las dos lecturas; el objeto ocupa lo que subió el agua.`),
      ],
      done: md`El agua subió tanto como ocupa el objeto: $${p.before + p.volume} - ${p.before} = ${p.volume}$ mL.`,
    },
    {
      title: 'Densidad',
      prompt: md`La densidad dice cuántos gramos hay en cada mililitro. ¿Cuál es la del material?`,
      answer: enterNumber(frac(p.density, 10), { unit: 'g/mL' }),
      slips: [
        slip(frac(p.volume).div(mass(p)), md`La división quedó al revés: eso son mililitros por gramo.`),
        slip(mass(p).mul(p.volume), md`Multiplicaste; «en cada mililitro» pide repartir la masa.`),
        slip(
          mass(p).div(p.before + p.volume),
          md`Dividiste por el volumen con agua incluida.`,
          'usa-el-volumen-final-completo',
        ),
        slip(mass(p).div(p.before), md`Dividiste por el agua que había al comienzo.`, 'usa-el-volumen-inicial'),
        slip(
          mass(p).add(p.dish).div(p.volume),
          md`Usaste la masa con el vidrio de reloj.`,
          'incluye-la-masa-del-recipiente',
        ),
      ],
      done: md`$d = \frac{m}{V} = \frac{${texDecimal(mass(p))}}{${p.volume}} = ${texDecimal(frac(p.density, 10))}$ g/mL.`,
    },
  ],
});

type Measured = { readonly before: number; readonly volume: number; readonly density: number; readonly dish: number };

function mass(p: Measured): Fraction {
  return frac(p.density * p.volume, 10);
}

function values(p: Measured): readonly Fraction[] {
  return [
    frac(p.density, 10),
    mass(p).div(p.before + p.volume),
    mass(p).div(p.before),
    mass(p).add(p.dish).div(p.volume),
  ];
}

function density(value: Fraction) {
  return { text: `${decimal(value.round(2))} g/mL`, value: value.round(2) };
}
