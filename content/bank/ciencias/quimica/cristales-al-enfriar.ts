import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-cristales-al-enfriar',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.solubilidad',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => ({
    hot: random.integer(12, 30) * 5,
    cold: random.integer(2, 11) * 5,
    water: random.pick([50, 150, 200, 250, 300, 400, 500]),
    salt: random.pick(['P', 'Q', 'R']),
  }),
  accepts: (p) => p.hot > p.cold + 15 && new Set(values(p).map((value) => value.toFraction())).size === 4,
  stem: (p) =>
    md`La tabla muestra la solubilidad de una sal ${p.salt} en agua (datos ficticios con fines didácticos).

| Temperatura (°C) | Solubilidad (g de sal en 100 g de agua) |
|---|---|
| 20 | ${p.cold} |
| 70 | ${p.hot} |

Con ${p.water} g de agua se prepara una solución saturada a 70 °C, sin sal en el fondo, y se enfría hasta 20 °C. ¿Qué masa de sal cristaliza?`,
  key: (p) => grams(values(p)[0]),
  oracle: (p) => {
    const dissolved = (solubility: number) => frac(p.water).div(100).mul(solubility);
    return dissolved(p.hot).sub(dissolved(p.cold));
  },
  distractors: [
    {
      mistake: 'cristales-por-100-gramos',
      answer: (p) => grams(values(p)[1]),
      feedback: (p) => md`Eso cristalizaría con 100 g de agua; aquí hay ${p.water} g.`,
    },
    {
      mistake: 'cristales-como-solubilidad-final',
      answer: (p) => grams(values(p)[2]),
      feedback: () => md`Esa es la sal que sigue disuelta a 20 °C.`,
    },
    {
      mistake: 'cristales-como-solubilidad-inicial',
      answer: (p) => grams(values(p)[3]),
      feedback: () => md`Esa es toda la sal que estaba disuelta a 70 °C; una parte sigue disuelta.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Sal disuelta a cada temperatura',
      text: md`A 70 °C: $${p.hot} \cdot ${texDecimal(frac(p.water, 100))} = ${texDecimal(values(p)[3])}\ \text{g}$. A 20 °C: $${p.cold} \cdot ${texDecimal(frac(p.water, 100))} = ${texDecimal(values(p)[2])}\ \text{g}$.`,
    },
    {
      title: 'Lo que cristaliza',
      text: md`La diferencia ya no cabe en la solución: cristalizan ${grams(values(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const [crystals, perHundred, cold, hot] = values(p);
    return [
      {
        title: 'Disuelto a 70 °C',
        prompt: md`A 70 °C se disuelven ${p.hot} g de sal por cada 100 g de agua. ¿Cuántos gramos hay disueltos en los ${p.water} g de agua?`,
        answer: enterNumber(hot, { unit: 'g' }),
        slips: [
          slip(p.hot, md`Eso se disuelve en 100 g de agua, y aquí hay otra cantidad.`, 'cristales-por-100-gramos'),
          slip(cold, md`Ese cálculo usa la solubilidad a 20 °C.`, 'cristales-como-solubilidad-final'),
          slip(p.hot * p.water, md`Falta dividir: el dato es por cada 100 g de agua, no por cada gramo.`),
          slip(frac(p.hot * 100, p.water), md`La proporción quedó al revés: en más agua se disuelve más sal.`),
        ],
        done: md`$${p.hot} \cdot \frac{${p.water}}{100} = ${texDecimal(hot)}$ g: está saturada, así que no cabe más.`,
      },
      {
        title: 'Disuelto a 20 °C',
        prompt: md`Al enfriar a 20 °C el agua es la misma. ¿Cuántos gramos de sal pueden seguir disueltos?`,
        answer: enterNumber(cold, { unit: 'g' }),
        slips: [
          slip(p.cold, md`Eso es en 100 g de agua, y aquí hay ${p.water} g.`, 'cristales-por-100-gramos'),
          slip(
            hot,
            md`Eso cabía a 70 °C; busca en la tabla la solubilidad a 20 °C.`,
            'cristales-como-solubilidad-inicial',
          ),
          slip(p.cold * p.water, md`Falta dividir: el dato es por cada 100 g de agua.`),
        ],
        done: md`$${p.cold} \cdot \frac{${p.water}}{100} = ${texDecimal(cold)}$ g.`,
      },
      {
        title: 'Lo que cristaliza',
        prompt: md`¿Cuántos gramos de sal ya no caben y forman cristales?`,
        answer: enterNumber(crystals, { unit: 'g' }),
        slips: [
          slip(cold, md`Esa es la sal que sigue disuelta.`, 'cristales-como-solubilidad-final'),
          slip(hot, md`Esa es toda la sal que había; una parte sigue disuelta.`, 'cristales-como-solubilidad-inicial'),
          slip(perHundred, md`Esa diferencia es la de 100 g de agua.`, 'cristales-por-100-gramos'),
          slip(hot.add(cold), md`Sumaste lo que había y lo que queda.`),
        ],
        done: md`Lo que había menos lo que sigue disuelto: $${texDecimal(hot)} - ${texDecimal(cold)} = ${texDecimal(crystals)}$ g.`,
      },
    ];
  },
});

interface Cooling {
  readonly hot: number;
  readonly cold: number;
  readonly water: number;
}

function values(p: Cooling): readonly [Fraction, Fraction, Fraction, Fraction] {
  const scale = frac(p.water, 100);
  return [scale.mul(p.hot - p.cold), frac(p.hot - p.cold), scale.mul(p.cold), scale.mul(p.hot)];
}

function grams(value: Fraction) {
  return { text: `${decimal(value)} g`, value };
}
