import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';

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
  steps: (p) => {
    const half = frac(distance(p), 2);
    const perMillion = half.div(p.age);
    return [
      {
        title: 'Camino de una placa',
        prompt: md`Entre las rocas de ambos lados hay ${decimal(distance(p))} km. ¿Cuántos kilómetros se alejó del eje **cada placa**?`,
        answer: enterNumber(half, { unit: 'km' }),
        slips: [
          slip(
            distance(p),
            md`Esa es la separación entre las dos rocas. El eje está en medio.`,
            'usa-el-ancho-completo',
          ),
          slip(distance(p) * 2, md`Duplicaste; mira en la figura dónde está el eje.`),
        ],
        done: md`El eje queda en medio: $${texDecimal(distance(p))} : 2 = ${texDecimal(half)}$ km.`,
      },
      {
        title: 'Kilómetros por millón de años',
        prompt: md`Las rocas tienen ${p.age} millones de años. ¿Cuántos kilómetros avanzó cada placa por cada millón de años?`,
        answer: enterNumber(perMillion, { unit: 'km' }),
        slips: [
          slip(
            perMillion.inverse(),
            md`Dividiste el tiempo por la distancia; la rapidez es al revés.`,
            'edad-sobre-distancia',
          ),
          slip(
            perMillion.mul(2),
            md`Dividiste la distancia de lado a lado. Usa la de una sola placa.`,
            'usa-el-ancho-completo',
          ),
          slip(half.mul(p.age), md`Multiplicaste; «por cada millón de años» pide repartir.`),
        ],
        done: md`$${texDecimal(half)} : ${p.age} = ${texDecimal(perMillion)}$ km por millón de años.`,
      },
      {
        title: 'Conversión',
        prompt: md`1 km son 100.000 cm. ¿A cuántos centímetros por año equivale 1 km por millón de años?`,
        answer: enterNumber(frac(1, 10), { unit: 'cm por año' }),
        slips: [
          slip(
            1,
            md`No son lo mismo: los cien mil centímetros se reparten en un millón de años.`,
            'error-de-conversion-de-millones-de-anos',
          ),
          slip(
            10,
            md`La división quedó al revés: son cien mil centímetros en un millón de años.`,
            'error-de-conversion-de-millones-de-anos',
          ),
          slip(100_000, md`Esos son los centímetros en todo el millón de años; se pide en uno.`),
        ],
        done: md`$\frac{100{.}000\ \text{cm}}{1{.}000{.}000\ \text{años}} = 0{,}1$ cm por año.`,
      },
      {
        title: 'Rapidez de la placa',
        prompt: md`¿A cuántos centímetros por año se aleja cada placa del eje?`,
        answer: enterNumber(values(p)[0], { unit: 'cm por año' }),
        slips: [
          slip(
            perMillion,
            md`Ese número está en kilómetros por millón de años.`,
            'error-de-conversion-de-millones-de-anos',
          ),
          slip(
            perMillion.mul(10),
            md`Multiplicaste por 10. Usa la equivalencia del paso anterior.`,
            'error-de-conversion-de-millones-de-anos',
          ),
          slip(values(p)[1], md`Así se separan las dos rocas entre sí.`, 'usa-el-ancho-completo'),
        ],
        done: md`$${texDecimal(perMillion)} \cdot 0{,}1 = ${texDecimal(values(p)[0])}$ cm por año.`,
      },
    ];
  },
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
