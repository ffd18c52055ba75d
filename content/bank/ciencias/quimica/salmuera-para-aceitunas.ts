import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterChoice, enterNumber, frac, md, percent, slip } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-salmuera-para-aceitunas',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.concentracion-fisica',
  skill: 'procesar-analizar',
  difficulty: 1,
  module: 'comun',
  parameters: (random) => {
    const [what, solute, low, high] = random.pick(MIXTURES);
    return { what, solute, percentage: random.integer(low, high), total: random.integer(2, 30) * 50 };
  },
  accepts: (p) =>
    (p.total * p.percentage) % 100 === 0 && new Set(values(p).map((value) => value.round(1).toFraction())).size === 4,
  stem: (p) =>
    md`Para preparar ${p.what} se mezclan ${solute(p)} g de ${p.solute} con ${decimal(p.total - solute(p))} g de agua, hasta disolver todo.

¿Cuál es la concentración de la solución en porcentaje masa-masa (% m/m)?`,
  key: (p) => concentration(values(p)[0]),
  oracle: (p) => {
    for (let percentage = 1; percentage < 100; percentage++)
      if (frac(p.total).mul(percentage).div(100).equals(solute(p))) return frac(percentage);
    return 'no percentage fits';
  },
  distractors: [
    {
      mistake: 'porcentaje-sobre-el-solvente',
      answer: (p) => concentration(values(p)[1]),
      feedback: () => md`Dividiste por la masa de agua; el porcentaje es sobre la masa de toda la solución.`,
    },
    {
      mistake: 'porcentaje-del-solvente',
      answer: (p) => concentration(values(p)[2]),
      feedback: () => md`Ese es el porcentaje de agua; se pide el del soluto.`,
    },
    {
      mistake: 'razon-sin-porcentaje',
      answer: (p) => concentration(values(p)[3]),
      feedback: () => md`Dividiste el agua por el soluto: eso dice cuántas veces más agua hay.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Masa de la solución',
      text: md`Soluto más solvente: $${solute(p)} + ${p.total - solute(p)} = ${p.total}\ \text{g}$.`,
    },
    {
      title: 'Porcentaje',
      text: md`$\frac{\text{masa de soluto}}{\text{masa de solución}} \cdot 100 = \frac{${solute(p)}}{${p.total}} \cdot 100$`,
    },
    { title: 'Respuesta', text: md`La concentración es ${concentration(values(p)[0]).text}.` },
  ],
  steps: (p) => {
    const water = p.total - solute(p);
    return [
      {
        title: 'Masa de la solución',
        prompt: md`Se mezclan ${solute(p)} g de ${p.solute} y ${decimal(water)} g de agua. ¿Qué masa tiene la solución?`,
        answer: enterNumber(p.total, { unit: 'g' }),
        slips: [
          slip(water, md`Esa es solo la masa del agua; lo disuelto también cuenta.`, 'porcentaje-sobre-el-solvente'),
          slip(water - solute(p), md`Restaste; lo que se disuelve sigue ahí.`),
        ],
        done: md`Soluto más solvente: $${solute(p)} + ${water} = ${p.total}$ g.`,
      },
      {
        title: 'Qué se compara',
        prompt: md`El % m/m dice qué parte de la masa es soluto. ¿Qué cociente hay que multiplicar por 100?`,
        answer: enterChoice(
          [
            md`$\frac{\text{masa de soluto}}{\text{masa de agua}}$`,
            md`$\frac{\text{masa de soluto}}{\text{masa de solución}}$`,
            md`$\frac{\text{masa de agua}}{\text{masa de solución}}$`,
          ],
          1,
        ),
        slips: [
          slip(0, md`El porcentaje es sobre el total, y el agua es solo una parte.`, 'porcentaje-sobre-el-solvente'),
          slip(2, md`Así saldría el porcentaje de agua.`, 'porcentaje-del-solvente'),
        ],
        done: md`La parte, que es el soluto, sobre el total, que es la solución.`,
      },
      {
        title: 'Porcentaje',
        prompt: md`¿Cuál es la concentración en % m/m?`,
        answer: enterNumber(p.percentage, { unit: '%' }),
        slips: [
          slip(100 - p.percentage, md`Ese es el porcentaje de agua.`, 'porcentaje-del-solvente'),
          slip(frac(solute(p) * 100, water), md`Dividiste por la masa de agua.`, 'porcentaje-sobre-el-solvente'),
          slip(
            frac(p.total, solute(p)),
            md`La división quedó al revés, y falta llevarla a porcentaje.`,
            'razon-sin-porcentaje',
          ),
        ],
        done: md`$\frac{${solute(p)}}{${p.total}} \cdot 100 = ${p.percentage}$: la solución es al ${percent(p.percentage)} m/m.`,
      },
    ];
  },
});

const MIXTURES: readonly (readonly [what: string, solute: string, low: number, high: number])[] = [
  ['una salmuera para aceitunas', 'sal', 5, 12],
  ['un almíbar', 'azúcar', 20, 45],
  ['un suero para nebulizar', 'sal', 2, 7],
  ['un abono foliar', 'urea', 2, 15],
];

type Mixture = { readonly percentage: number; readonly total: number };

function solute(p: Mixture): number {
  return (p.total * p.percentage) / 100;
}

function values(p: Mixture): readonly [Fraction, Fraction, Fraction, Fraction] {
  const water = p.total - solute(p);
  return [frac(p.percentage), frac(solute(p) * 100, water), frac(100 - p.percentage), frac(water, solute(p))];
}

function concentration(value: Fraction) {
  return { text: percent(value.round(1)), value: value.round(1) };
}
