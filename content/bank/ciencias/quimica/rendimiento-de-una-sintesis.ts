import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, percent, slip, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-rendimiento-de-una-sintesis',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.calculos',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => ({
    moles: random.integer(1, 12),
    percentage: random.integer(8, 19) * 5,
    plant: random.pick(['una planta piloto', 'un taller escolar', 'un laboratorio']),
  }),
  accepts: (p) => new Set(values(p).map((value) => value.round(1).toFraction())).size === 4,
  stem: (p) =>
    md`En ${p.plant} se calientan ${p.moles * 84 * 2} g de bicarbonato de sodio, que se descompone según

$$2\,\text{NaHCO}_3 \rightarrow \text{Na}_2\text{CO}_3 + \text{CO}_2 + \text{H}_2\text{O}$$

Se obtienen ${decimal(frac(p.moles * 106 * p.percentage, 100))} g de $\text{Na}_2\text{CO}_3$. Las masas molares son $\text{NaHCO}_3$: 84 g/mol y $\text{Na}_2\text{CO}_3$: 106 g/mol. ¿Cuál fue el rendimiento de la reacción, es decir, el porcentaje obtenido respecto de lo que permite la ecuación?`,
  key: (p) => share(values(p)[0]),
  oracle: (p) => {
    for (let percentage = 1; percentage <= 100; percentage++) {
      const reacted = frac(p.moles * 2 * percentage, 100);
      if (
        reacted
          .div(2)
          .mul(106)
          .equals(frac(p.moles * 106 * p.percentage, 100))
      )
        return frac(percentage);
    }
    return 'no yield fits';
  },
  distractors: [
    {
      mistake: 'rendimiento-con-relacion-uno-a-uno',
      answer: (p) => share(values(p)[1]),
      feedback: () => md`Supusiste que cada mol de reactante da un mol de producto; mira los coeficientes.`,
    },
    {
      mistake: 'rendimiento-sobre-el-reactante',
      answer: (p) => share(values(p)[2]),
      feedback: () => md`Comparaste el producto con la masa del reactante; se compara con el producto esperado.`,
    },
    {
      mistake: 'da-lo-que-falto-de-rendimiento',
      answer: (p) => share(values(p)[3]),
      feedback: () => md`Ese es el porcentaje que faltó para llegar a lo esperado.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Producto esperado',
      text: md`$\frac{${p.moles * 168}}{84} = ${p.moles * 2}$ mol de $\text{NaHCO}_3$ dan ${p.moles} mol de $\text{Na}_2\text{CO}_3$, que son $${p.moles} \cdot 106 = ${p.moles * 106}\ \text{g}$.`,
    },
    {
      title: 'Rendimiento',
      text: md`$\frac{${texDecimal(frac(p.moles * 106 * p.percentage, 100))}}{${p.moles * 106}} \cdot 100$. El rendimiento fue de ${share(values(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const obtained = frac(p.moles * 106 * p.percentage, 100);
    return [
      {
        title: 'Moles de bicarbonato',
        prompt: md`Se calientan ${p.moles * 168} g de $\text{NaHCO}_3$, de masa molar 84 g/mol. ¿Cuántos moles son?`,
        answer: enterNumber(p.moles * 2, { unit: 'mol' }),
        slips: [
          slip(p.moles * 168 * 84, md`Multiplicaste; al pasar de gramos a moles el número se achica.`),
          slip(frac(p.moles * 168, 106), md`Usaste la masa molar del producto.`),
          slip(frac(1, p.moles * 2), md`La división quedó al revés.`, 'invierte-masa-molar'),
        ],
        done: md`$${p.moles * 168} : 84 = ${p.moles * 2}$ mol.`,
      },
      {
        title: 'Moles que permite la ecuación',
        prompt: md`Si todo reaccionara, ¿cuántos moles de $\text{Na}_2\text{CO}_3$ se formarían?`,
        answer: enterNumber(p.moles, { unit: 'mol' }),
        slips: [
          slip(
            p.moles * 2,
            md`Los tomaste 1 a 1. Mira el coeficiente del bicarbonato.`,
            'rendimiento-con-relacion-uno-a-uno',
          ),
          slip(p.moles * 4, md`La razón entre los coeficientes quedó al revés.`, 'invierte-la-razon-de-coeficientes'),
        ],
        done: md`2 mol de $\text{NaHCO}_3$ dan 1 mol de $\text{Na}_2\text{CO}_3$: $${p.moles * 2} : 2 = ${p.moles}$ mol.`,
      },
      {
        title: 'Masa esperada',
        prompt: md`¿Cuántos gramos de $\text{Na}_2\text{CO}_3$ son? Su masa molar es 106 g/mol.`,
        answer: enterNumber(p.moles * 106, { unit: 'g' }),
        slips: [
          slip(p.moles * 212, md`Usaste los moles de bicarbonato.`, 'rendimiento-con-relacion-uno-a-uno'),
          slip(p.moles * 84, md`Usaste la masa molar del bicarbonato.`),
          slip(frac(p.moles, 106), md`Dividiste; la masa molar dice cuántos gramos aporta cada mol.`),
        ],
        done: md`$${p.moles} \cdot 106 = ${p.moles * 106}$ g: lo máximo que se podría obtener.`,
      },
      {
        title: 'Rendimiento',
        prompt: md`Se obtuvieron ${decimal(obtained)} g. ¿Qué porcentaje es de lo esperado?`,
        answer: enterNumber(p.percentage, { unit: '%' }),
        slips: [
          slip(100 - p.percentage, md`Ese es el porcentaje que faltó.`, 'da-lo-que-falto-de-rendimiento'),
          slip(frac(10_000, p.percentage), md`La división quedó al revés: se obtuvo menos de lo esperado.`),
          slip(
            values(p)[2],
            md`Comparaste con la masa de bicarbonato; se compara con el producto esperado.`,
            'rendimiento-sobre-el-reactante',
          ),
        ],
        done: md`$\frac{${texDecimal(obtained)}}{${p.moles * 106}} \cdot 100$: el rendimiento fue de ${percent(p.percentage)}.`,
      },
    ];
  },
});

function values(p: {
  readonly moles: number;
  readonly percentage: number;
}): readonly [Fraction, Fraction, Fraction, Fraction] {
  const obtained = frac(p.moles * 106 * p.percentage, 100);
  return [
    frac(p.percentage),
    obtained.mul(100).div(p.moles * 2 * 106),
    obtained.mul(100).div(p.moles * 168),
    frac(100 - p.percentage),
  ];
}

function share(value: Fraction) {
  return { text: percent(value.round(1)), value: value.round(1) };
}
