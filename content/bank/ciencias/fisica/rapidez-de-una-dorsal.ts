import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-rapidez-de-una-dorsal',
  version: 1,
  content: 'ciencias.fisica.tierra.placas',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'electivo',
  parameters: (random) => ({
    halfRate: random.integer(2, 18),
    age: random.integer(2, 40),
    ocean: random.pick(['Atlántico', 'Pacífico', 'Índico']),
  }),
  accepts: (p) =>
    p.halfRate !== 2 &&
    (p.halfRate * p.age) % 2 === 0 &&
    new Set(values(p).map((value) => value.round(2).toFraction())).size === 4,
  stem: (p) =>
    md`En una dorsal del océano ${p.ocean} las dos placas se alejan de su eje con igual rapidez. A ambos lados hay rocas de ${p.age} millones de años; la distancia entre ellas, de un lado al otro, es de ${decimal(distance(p))} km (datos ficticios con fines didácticos).

¿Con qué rapidez promedio se ha alejado **cada placa** del eje de la dorsal?`,
  figure: (p) => ({
    kind: 'drawing',
    width: 26,
    height: 8,
    shapes: [
      { shape: 'segment', from: [2, 3], to: [24, 3] },
      { shape: 'segment', from: [13, 3], to: [13, 6.5], dashed: true },
      { shape: 'text', at: [13, 7.2], text: 'Eje de la dorsal', anchor: 'middle', size: 'small' },
      { shape: 'point', at: [5, 3], accent: 2 },
      { shape: 'point', at: [21, 3], accent: 2 },
      { shape: 'text', at: [5, 4.2], text: `${p.age} Ma`, anchor: 'middle' },
      { shape: 'text', at: [21, 4.2], text: `${p.age} Ma`, anchor: 'middle' },
      { shape: 'arrow', from: [11.5, 3.9], to: [8.5, 3.9], accent: 1 },
      { shape: 'arrow', from: [14.5, 3.9], to: [17.5, 3.9], accent: 1 },
      { shape: 'segment', from: [5, 1.8], to: [21, 1.8] },
      { shape: 'text', at: [13, 0.9], text: `${decimal(distance(p))} km`, anchor: 'middle' },
    ],
    alt: `Corte de una dorsal. A cada lado del eje, y a igual distancia de él, hay rocas de ${p.age} millones de años; entre ambas hay ${decimal(distance(p))} km. Dos flechas se alejan del eje.`,
    caption: 'Ma: millones de años. La figura no está a escala.',
  }),
  key: (p) => rate(values(p)[0]),
  oracle: (p) => {
    const centimetres = frac(distance(p)).mul(100_000).div(2);
    return centimetres.div(p.age * 1_000_000);
  },
  distractors: [
    {
      mistake: 'usa-el-ancho-completo',
      answer: (p) => rate(values(p)[1]),
      feedback: () => md`Esa es la rapidez con que se separan las dos rocas; se pide la de una placa respecto del eje.`,
    },
    {
      mistake: 'error-de-conversion-de-millones-de-anos',
      answer: (p) => rate(values(p)[2]),
      feedback: () => md`Un kilómetro por millón de años no es un centímetro por año: revisa la conversión.`,
    },
    {
      mistake: 'edad-sobre-distancia',
      answer: (p) => rate(values(p)[3]),
      feedback: () => md`Dividiste el tiempo por la distancia; la rapidez es al revés.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Distancia de cada lado',
      text: md`Cada placa recorrió la mitad: $${texDecimal(distance(p))} : 2 = ${texDecimal(frac(distance(p), 2))}\ \text{km}$ en ${p.age} millones de años.`,
    },
    {
      title: 'Unidades',
      text: md`1 km son 100.000 cm y 1 millón de años son 1.000.000 de años: 1 km por millón de años equivale a 0,1 cm por año.`,
    },
    {
      title: 'Respuesta',
      text: md`$\frac{${texDecimal(frac(distance(p), 2))}}{${p.age}} \cdot 0{,}1$: cada placa se aleja a ${rate(values(p)[0]).text}.`,
    },
  ],
});

type Ridge = { readonly halfRate: number; readonly age: number };

function distance(p: Ridge): number {
  return p.halfRate * 5 * p.age * 2;
}

function values(p: Ridge): readonly [Fraction, Fraction, Fraction, Fraction] {
  const key = frac(p.halfRate, 2);
  return [key, key.mul(2), key.mul(10), frac(p.age * 20, distance(p))];
}

function rate(value: Fraction) {
  return { text: `${decimal(value.round(2))} cm por año`, value: value.round(2) };
}
