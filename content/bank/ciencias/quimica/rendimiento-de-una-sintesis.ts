import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md, percent, texDecimal } from '../../authoring/index.ts';

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
