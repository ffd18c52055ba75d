import type Fraction from 'fraction.js';
import { decimal, defineTemplate, frac, md, percent, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-pureza-de-una-muestra',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.composicion-porcentual',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  parameters: (random) => ({
    oxide: random.integer(1, 19) * 5,
    sample: random.pick([200, 400, 500, 800, 1000]),
    mine: random.pick(['Huasco', 'Taltal', 'Vallenar', 'Ovalle']),
  }),
  accepts: (p) => p.oxide >= 30 && new Set(values(p).map((value) => value.round(1).toFraction())).size === 4,
  stem: (p) =>
    md`De ${decimal(p.sample)} g de un mineral de ${p.mine} se obtienen ${decimal(iron(p))} g de hierro. Todo el hierro estaba como óxido de hierro (III), $\text{Fe}_2\text{O}_3$ (datos ficticios con fines didácticos).

| Elemento | Masa molar (g/mol) |
|---|---|
| Fe | 56 |
| O | 16 |

¿Qué porcentaje de la masa del mineral era $\text{Fe}_2\text{O}_3$?`,
  key: (p) => share(values(p)[0]),
  oracle: (p) => {
    const moles = iron(p).div(56).div(2);
    return moles.mul(160).div(p.sample).mul(100);
  },
  distractors: [
    {
      mistake: 'pureza-sobre-lo-esperado',
      answer: (p) => share(values(p)[1]),
      feedback: () => md`Ese es el porcentaje de hierro en el mineral; se pide el del óxido.`,
    },
    {
      mistake: 'pureza-como-lo-que-falta',
      answer: (p) => share(values(p)[2]),
      feedback: () => md`Ese es el porcentaje de lo que no es óxido de hierro.`,
    },
    {
      mistake: 'pureza-con-otra-formula',
      answer: (p) => share(values(p)[3]),
      feedback: () => md`Usaste la proporción de un hierro por cada oxígeno; mira los subíndices de la fórmula.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Parte de hierro en el óxido',
      text: md`En 160 g de $\text{Fe}_2\text{O}_3$ hay $2 \cdot 56 = 112$ g de hierro, es decir, el 70 %.`,
    },
    {
      title: 'Masa de óxido',
      text: md`${decimal(iron(p))} g de hierro son el 70 % del óxido: $\frac{${texDecimal(iron(p))}}{0{,}7} = ${texDecimal(iron(p).mul(10).div(7))}\ \text{g}$.`,
    },
    {
      title: 'Porcentaje',
      text: md`$\frac{${texDecimal(iron(p).mul(10).div(7))}}{${p.sample}} \cdot 100$: el óxido era el ${share(values(p)[0]).text}.`,
    },
  ],
});

interface Ore {
  readonly oxide: number;
  readonly sample: number;
}

function iron(p: Ore): Fraction {
  return frac(p.sample * p.oxide * 7, 1000);
}

function values(p: Ore): readonly [Fraction, Fraction, Fraction, Fraction] {
  const ironShare = iron(p).mul(100).div(p.sample);
  return [frac(p.oxide), ironShare, frac(100 - p.oxide), ironShare.mul(72).div(56)];
}

function share(value: Fraction) {
  return { text: percent(value.round(1)), value: value.round(1) };
}
