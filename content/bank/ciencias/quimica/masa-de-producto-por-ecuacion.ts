import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-masa-de-producto-por-ecuacion',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.calculos',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  parameters: (random) => ({ reaction: random.integer(0, REACTIONS.length - 1), quarters: random.integer(2, 24) }),
  accepts: (p) => new Set(results(p).map((value) => value.round(1).toFraction())).size === 4,
  stem: (p) => {
    const r = reaction(p);
    return md`${r.context}

$$${r.equation}$$

Las masas molares son $${r.reactant.formula}$: ${r.reactant.molar} g/mol y $${r.product.formula}$: ${r.product.molar} g/mol. ¿Qué masa de $${r.product.formula}$ se obtiene si reaccionan por completo ${decimal(reactantMass(p))} g de $${r.reactant.formula}$?`;
  },
  key: (p) => grams(results(p)[0]),
  oracle: (p) => {
    const r = reaction(p);
    const perRound = frac(r.reactant.molar * r.reactant.coefficient);
    const rounds = reactantMass(p).div(perRound);
    return frac(r.product.molar * r.product.coefficient)
      .mul(rounds)
      .round(1);
  },
  distractors: [
    {
      mistake: 'ignora-coeficientes',
      answer: (p) => grams(results(p)[1]),
      feedback: () => md`Trabajaste bien con moles, pero supusiste una relación de 1 a 1; mira los coeficientes.`,
    },
    {
      mistake: 'invierte-la-razon-de-coeficientes',
      answer: (p) => grams(results(p)[2]),
      feedback: () => md`La razón entre coeficientes quedó invertida.`,
    },
    {
      mistake: 'relaciona-gramos-como-coeficientes',
      answer: (p) => grams(results(p)[3]),
      feedback: () => md`Los coeficientes relacionan moles; antes hay que pasar de gramos a moles.`,
    },
  ],
  solution: (p) => {
    const { reactant, product } = reaction(p);
    const amount = frac(p.quarters, 4);
    const formed = amount.mul(product.coefficient).div(reactant.coefficient);
    return [
      {
        title: 'De gramos a moles',
        text: md`$n = \frac{${texDecimal(reactantMass(p))}}{${reactant.molar}} = ${texDecimal(amount)}\ \text{mol}$ de $${reactant.formula}$.`,
      },
      {
        title: 'Relación de la ecuación',
        text: md`Por cada ${reactant.coefficient} mol de $${reactant.formula}$ se ${product.coefficient === 1 ? 'forma' : 'forman'} ${product.coefficient} mol de $${product.formula}$: $${texDecimal(amount)} \cdot \frac{${product.coefficient}}{${reactant.coefficient}} = ${texDecimal(formed)}\ \text{mol}$.`,
      },
      {
        title: 'De moles a gramos',
        text: md`Al multiplicar por ${product.molar} g/mol se obtienen ${grams(results(p)[0]).text}.`,
      },
    ];
  },
  steps: (p) => {
    const { reactant, product } = reaction(p);
    const amount = frac(p.quarters, 4);
    const ratio = frac(product.coefficient, reactant.coefficient);
    const formed = amount.mul(ratio);
    const [mass, oneToOne, inverted] = results(p);
    return [
      {
        title: 'De gramos a moles',
        prompt: md`Reaccionan ${decimal(reactantMass(p))} g de $${reactant.formula}$, de masa molar ${reactant.molar} g/mol. ¿Cuántos moles son?`,
        answer: enterNumber(amount, { unit: 'mol' }),
        slips: [
          slip(
            amount.inverse(),
            md`La división quedó al revés: se busca cuántas veces cabe la masa molar.`,
            'invierte-masa-molar',
          ),
          slip(reactantMass(p).mul(reactant.molar), md`Multiplicaste; al pasar de gramos a moles el número se achica.`),
          slip(reactantMass(p).div(product.molar), md`Usaste la masa molar del producto.`),
        ],
        done: md`$n = \frac{m}{M} = \frac{${texDecimal(reactantMass(p))}}{${reactant.molar}} = ${texDecimal(amount)}$ mol.`,
      },
      {
        title: 'Relación de la ecuación',
        prompt: md`Mira los coeficientes. ¿Cuántos moles de $${product.formula}$ se forman con esos ${decimal(amount)} mol?`,
        answer: enterNumber(formed, { unit: 'mol' }),
        slips: [
          slip(
            amount,
            md`Supusiste que uno da uno. ¿Qué número lleva delante cada sustancia en la ecuación?`,
            'ignora-coeficientes',
          ),
          slip(
            amount.div(ratio),
            md`La razón entre los coeficientes quedó al revés.`,
            'invierte-la-razon-de-coeficientes',
          ),
        ],
        done: md`${reactant.coefficient} mol de $${reactant.formula}$ ${reactant.coefficient === 1 ? 'da' : 'dan'} ${product.coefficient} mol de $${product.formula}$: $${texDecimal(amount)} \cdot \frac{${product.coefficient}}{${reactant.coefficient}} = ${texDecimal(formed)}$ mol.`,
      },
      {
        title: 'De moles a gramos',
        prompt: md`La masa molar de $${product.formula}$ es ${product.molar} g/mol. ¿Cuántos gramos se obtienen?`,
        answer: enterNumber(mass, { unit: 'g' }),
        slips: [
          slip(oneToOne, md`Usaste los moles del reactante. Toma los del producto.`, 'ignora-coeficientes'),
          slip(
            inverted,
            md`Vienes de la razón entre coeficientes al revés: mira el paso anterior.`,
            'invierte-la-razon-de-coeficientes',
          ),
          slip(formed.div(product.molar), md`Dividiste; la masa molar dice cuántos gramos aporta cada mol.`),
          slip(formed.mul(reactant.molar), md`Usaste la masa molar del reactante.`),
        ],
        done: md`$${texDecimal(formed)} \cdot ${product.molar} = ${texDecimal(mass)}$ g de $${product.formula}$.`,
      },
    ];
  },
});

interface Substance {
  readonly formula: string;
  readonly molar: number;
  readonly coefficient: number;
}

interface Reaction {
  readonly context: string;
  readonly equation: string;
  readonly reactant: Substance;
  readonly product: Substance;
}

const REACTIONS: readonly Reaction[] = [
  {
    context: 'El amoníaco, base de muchos fertilizantes, se produce según la ecuación:',
    equation: '\\text{N}_2 + 3\\,\\text{H}_2 \\rightarrow 2\\,\\text{NH}_3',
    reactant: { formula: '\\text{N}_2', molar: 28, coefficient: 1 },
    product: { formula: '\\text{NH}_3', molar: 17, coefficient: 2 },
  },
  {
    context: 'En una fundición, el óxido de hierro (III) se reduce según la ecuación:',
    equation: '\\text{Fe}_2\\text{O}_3 + 3\\,\\text{CO} \\rightarrow 2\\,\\text{Fe} + 3\\,\\text{CO}_2',
    reactant: { formula: '\\text{Fe}_2\\text{O}_3', molar: 160, coefficient: 1 },
    product: { formula: '\\text{Fe}', molar: 56, coefficient: 2 },
  },
  {
    context: 'El propano de un balón de gas se quema según la ecuación:',
    equation: '\\text{C}_3\\text{H}_8 + 5\\,\\text{O}_2 \\rightarrow 3\\,\\text{CO}_2 + 4\\,\\text{H}_2\\text{O}',
    reactant: { formula: '\\text{C}_3\\text{H}_8', molar: 44, coefficient: 1 },
    product: { formula: '\\text{H}_2\\text{O}', molar: 18, coefficient: 4 },
  },
  {
    context: 'El agua oxigenada se descompone según la ecuación:',
    equation: '2\\,\\text{H}_2\\text{O}_2 \\rightarrow 2\\,\\text{H}_2\\text{O} + \\text{O}_2',
    reactant: { formula: '\\text{H}_2\\text{O}_2', molar: 34, coefficient: 2 },
    product: { formula: '\\text{O}_2', molar: 32, coefficient: 1 },
  },
  {
    context: 'Las levaduras fermentan la glucosa de la masa según la ecuación:',
    equation:
      '\\text{C}_6\\text{H}_{12}\\text{O}_6 \\rightarrow 2\\,\\text{C}_2\\text{H}_5\\text{OH} + 2\\,\\text{CO}_2',
    reactant: { formula: '\\text{C}_6\\text{H}_{12}\\text{O}_6', molar: 180, coefficient: 1 },
    product: { formula: '\\text{CO}_2', molar: 44, coefficient: 2 },
  },
];

type Draw = { readonly reaction: number; readonly quarters: number };

function reaction(p: Draw): Reaction {
  return REACTIONS[p.reaction] as Reaction;
}

function reactantMass(p: Draw): Fraction {
  return frac(p.quarters, 4).mul(reaction(p).reactant.molar);
}

function results(p: Draw): readonly [Fraction, Fraction, Fraction, Fraction] {
  const { reactant, product } = reaction(p);
  const amount = frac(p.quarters, 4);
  const ratio = frac(product.coefficient, reactant.coefficient);
  return [
    amount.mul(ratio).mul(product.molar),
    amount.mul(product.molar),
    amount.div(ratio).mul(product.molar),
    reactantMass(p).mul(ratio),
  ];
}

function grams(value: Fraction) {
  return { text: `${decimal(value.round(1))} g`, value: value.round(1) };
}
