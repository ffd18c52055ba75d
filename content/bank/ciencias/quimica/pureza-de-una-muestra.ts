import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, percent, slip, texDecimal } from '../../authoring/index.ts';

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
  steps: (p) => {
    const oxide = iron(p).mul(10).div(7);
    const [key, ironShare, rest] = values(p);
    return [
      {
        title: 'Hierro en el óxido',
        prompt: md`La masa de un mol de $\text{Fe}_2\text{O}_3$ es de 160 g. ¿Cuántos de esos gramos son de hierro?`,
        answer: enterNumber(112, { unit: 'g' }),
        slips: [
          slip(
            56,
            md`En la fórmula hay más de un átomo de hierro: mira su subíndice.`,
            'composicion-con-un-solo-atomo',
          ),
          slip(48, md`Eso aporta el oxígeno.`, 'porcentaje-de-los-demas-elementos'),
          slip(
            64,
            md`Multiplicaste por 40 %: esa es la parte de átomos, no la de masa.`,
            'composicion-por-numero-de-atomos',
          ),
        ],
        done: md`$2 \cdot 56 = 112$ g de hierro en cada 160 g de óxido.`,
      },
      {
        title: 'Qué porcentaje es',
        prompt: md`Entonces, ¿qué porcentaje de la masa del óxido es hierro?`,
        answer: enterNumber(70, { unit: '%' }),
        slips: [
          slip(30, md`Ese es el porcentaje de oxígeno.`, 'porcentaje-de-los-demas-elementos'),
          slip(40, md`Esa es la parte de los átomos (2 de 5); compara las masas.`, 'composicion-por-numero-de-atomos'),
          slip(35, md`Contaste un solo átomo de hierro.`, 'composicion-con-un-solo-atomo'),
          slip(112, md`Esos son los gramos; falta compararlos con los del mol completo.`),
        ],
        done: md`$\frac{112}{160} \cdot 100 = 70$ %.`,
      },
      {
        title: 'Masa de óxido en el mineral',
        prompt: md`Los ${decimal(iron(p))} g de hierro son ese porcentaje del óxido. ¿Cuántos gramos de $\text{Fe}_2\text{O}_3$ había?`,
        answer: enterNumber(oxide, { unit: 'g' }),
        slips: [
          slip(
            iron(p).mul(7).div(10),
            md`Calculaste el 70 % del hierro, y el óxido tiene que tener más masa que el hierro que contiene.`,
          ),
          slip(
            iron(p).mul(13).div(10),
            md`Agregaste un 30 % del hierro; el 30 % es del óxido, que todavía no se conoce.`,
          ),
          slip(iron(p).mul(10).div(3), md`Dividiste por la parte de oxígeno.`, 'porcentaje-de-los-demas-elementos'),
          slip(
            iron(p).mul(20).div(7),
            md`Usaste un solo átomo de hierro por fórmula.`,
            'composicion-con-un-solo-atomo',
          ),
        ],
        done: md`$\frac{${texDecimal(iron(p))}}{0{,}7} = ${texDecimal(oxide)}$ g de óxido.`,
      },
      {
        title: 'Pureza',
        prompt: md`¿Qué porcentaje de los ${decimal(p.sample)} g de mineral era $\text{Fe}_2\text{O}_3$?`,
        answer: enterNumber(key, { unit: '%' }),
        slips: [
          slip(ironShare, md`Ese es el porcentaje de hierro; se pide el del óxido.`, 'pureza-sobre-lo-esperado'),
          slip(rest, md`Ese es el porcentaje de lo que no es óxido.`, 'pureza-como-lo-que-falta'),
          slip(frac(p.sample * 100).div(oxide), md`La división quedó al revés: una parte no puede pasar del 100 %.`),
        ],
        done: md`$\frac{${texDecimal(oxide)}}{${p.sample}} \cdot 100$: el óxido era el ${percent(key)}.`,
      },
    ];
  },
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
