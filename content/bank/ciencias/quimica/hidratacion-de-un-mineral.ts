import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-hidratacion-de-un-mineral',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.formulas',
  skill: 'procesar-analizar',
  difficulty: 5,
  module: 'electivo',
  parameters: (random) => {
    const [name, formula, molar, water] = random.pick(SALTS);
    return { name, formula, molar, water, tenths: random.integer(1, 9) };
  },
  accepts: (p) => new Set(values(p)).size === 4 && values(p).every((value) => value >= 1),
  stem: (p) =>
    md`Al calentar un cristal hidratado de ${p.name}, $${p.formula} \cdot x\,\text{H}_2\text{O}$, pierde toda su agua.

| Medición | Masa (g) |
|---|---|
| Cristal, antes de calentar | ${decimal(dry(p).add(wet(p)))} |
| Sólido seco, al final | ${decimal(dry(p))} |

Las masas molares son $${p.formula}$: ${p.molar} g/mol y agua: 18 g/mol. ¿Cuál es el valor de $x$?`,
  key: (p) => integer(values(p)[0]),
  oracle: (p) => {
    for (let x = 1; x <= 20; x++)
      if (
        frac(p.molar + 18 * x, p.molar)
          .mul(dry(p))
          .equals(dry(p).add(wet(p)))
      )
        return frac(x);
    return 'no x fits';
  },
  distractors: [
    {
      mistake: 'hidrato-divide-las-masas',
      answer: (p) => integer(values(p)[1]),
      feedback: () => md`Comparaste gramos; la fórmula indica cuántos moles de agua hay por mol de sal.`,
    },
    {
      mistake: 'hidrato-con-masa-total',
      answer: (p) => integer(values(p)[2]),
      feedback: () => md`Contaste como agua toda la masa del cristal; resta antes el sólido seco.`,
    },
    {
      mistake: 'hidrato-cuenta-uno-de-mas',
      answer: (p) => integer(values(p)[3]),
      feedback: () => md`Revisa la división final: quedó un mol de agua de más.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Moles de cada parte',
      text: md`Sal seca: $\frac{${texDecimal(dry(p))}}{${p.molar}} = ${texDecimal(frac(p.tenths, 10))}$ mol. Agua: $\frac{${texDecimal(wet(p))}}{18} = ${texDecimal(frac(p.tenths * p.water, 10))}$ mol.`,
    },
    {
      title: 'Proporción',
      text: md`$x = \frac{${texDecimal(frac(p.tenths * p.water, 10))}}{${texDecimal(frac(p.tenths, 10))}}$. El valor de $x$ es ${p.water}.`,
    },
  ],
  steps: (p) => {
    const [salt, water] = [frac(p.tenths, 10), frac(p.tenths * p.water, 10)];
    return [
      {
        title: 'Masa del agua',
        prompt: md`La masa del cristal era de ${decimal(dry(p).add(wet(p)))} g y la del sólido seco, de ${decimal(dry(p))} g. ¿Cuántos gramos de agua perdió?`,
        answer: enterNumber(wet(p), { unit: 'g' }),
        slips: [
          slip(dry(p).add(wet(p)), md`Esa es la masa del cristal entero.`, 'hidrato-con-masa-total'),
          slip(dry(p), md`Esa es la sal que quedó; el agua es lo que se fue.`),
        ],
        done: md`$${texDecimal(dry(p).add(wet(p)))} - ${texDecimal(dry(p))} = ${texDecimal(wet(p))}$ g de agua.`,
      },
      {
        title: 'Moles de agua',
        prompt: md`La masa molar del agua es 18 g/mol. ¿Cuántos moles de agua perdió?`,
        answer: enterNumber(water, { unit: 'mol' }),
        slips: [
          slip(
            frac(18).div(wet(p)),
            md`La división quedó al revés: se busca cuántas veces caben 18 g.`,
            'invierte-masa-molar',
          ),
          slip(wet(p).mul(18), md`Multiplicaste; al pasar de gramos a moles el número se achica.`),
          slip(dry(p).add(wet(p)).div(18), md`Usaste la masa del cristal entero.`, 'hidrato-con-masa-total'),
        ],
        done: md`$\frac{${texDecimal(wet(p))}}{18} = ${texDecimal(water)}$ mol de agua.`,
      },
      {
        title: 'Moles de sal',
        prompt: md`La masa molar de $${p.formula}$ es ${p.molar} g/mol. ¿Cuántos moles de sal quedaron?`,
        answer: enterNumber(salt, { unit: 'mol' }),
        slips: [
          slip(
            frac(p.molar).div(dry(p)),
            md`La división quedó al revés: se busca cuántas veces cabe la masa molar.`,
            'invierte-masa-molar',
          ),
          slip(dry(p).div(18), md`Usaste la masa molar del agua; aquí se trata de la sal seca.`),
          slip(dry(p).mul(p.molar), md`Multiplicaste; al pasar de gramos a moles el número se achica.`),
        ],
        done: md`$\frac{${texDecimal(dry(p))}}{${p.molar}} = ${texDecimal(salt)}$ mol de sal.`,
      },
      {
        title: 'Agua por cada mol de sal',
        prompt: md`¿Cuántos moles de agua había por cada mol de sal? Ese número es $x$.`,
        answer: enterNumber(p.water),
        slips: [
          slip(salt.div(water), md`La división quedó al revés: eso es sal por cada mol de agua.`),
          slip(water, md`Esos son los moles de agua de la muestra; compáralos con los de sal.`),
          slip(wet(p).div(dry(p)), md`Dividiste las masas; la fórmula cuenta moles.`, 'hidrato-divide-las-masas'),
          slip(p.water + 1, md`Casi: haz de nuevo la división.`, 'hidrato-cuenta-uno-de-mas'),
        ],
        done: md`$x = ${texDecimal(water)} : ${texDecimal(salt)} = ${p.water}$.`,
      },
    ];
  },
});

const SALTS: readonly (readonly [name: string, formula: string, molar: number, water: number])[] = [
  ['sulfato de cobre (II)', '\\text{CuSO}_4', 160, 5],
  ['sulfato de magnesio', '\\text{MgSO}_4', 120, 7],
  ['sulfato de calcio', '\\text{CaSO}_4', 136, 2],
  ['sulfato de cinc', '\\text{ZnSO}_4', 161, 7],
  ['carbonato de sodio', '\\text{Na}_2\\text{CO}_3', 106, 10],
  ['cloruro de calcio', '\\text{CaCl}_2', 111, 6],
  ['cloruro de bario', '\\text{BaCl}_2', 208, 2],
];

interface Crystal {
  readonly molar: number;
  readonly water: number;
  readonly tenths: number;
}

function dry(p: Crystal): Fraction {
  return frac(p.molar * p.tenths, 10);
}

function wet(p: Crystal): Fraction {
  return frac(18 * p.water * p.tenths, 10);
}

function values(p: Crystal): readonly [number, number, number, number] {
  return [
    p.water,
    Math.round(Math.max(p.molar, 18 * p.water) / Math.min(p.molar, 18 * p.water)),
    Math.round(p.water + p.molar / 18),
    p.water + 1,
  ];
}

function integer(value: number) {
  return { text: `${value}`, value: frac(value) };
}
