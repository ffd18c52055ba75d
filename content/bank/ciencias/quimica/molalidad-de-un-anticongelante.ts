import type Fraction from 'fraction.js';
import {
  decimal,
  defineTemplate,
  enterChoice,
  enterNumber,
  frac,
  md,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-molalidad-de-un-anticongelante',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.concentracion-quimica',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'electivo',
  parameters: (random) => {
    const [name, formula, molar] = random.pick(SOLUTES);
    return { name, formula, molar, tenths: random.integer(2, 40), water: random.pick([200, 250, 400, 500, 800, 2000]) };
  },
  accepts: (p) =>
    values(p)[0].compare(frac(1, 5)) >= 0 &&
    values(p)[0].compare(12) <= 0 &&
    values(p)[0].mul(100).d === 1n &&
    new Set(values(p).map((value) => value.round(2).toFraction())).size === 4,
  stem: (p) =>
    md`Para bajar el punto de congelación del agua de un radiador se disuelven ${decimal(frac(p.molar * p.tenths, 10))} g de ${p.name}, $${p.formula}$, en ${decimal(p.water)} g de agua. La masa molar del soluto es ${p.molar} g/mol.

| Concentración | Definición |
|---|---|
| Molaridad | Moles de soluto por litro de solución |
| Molalidad | Moles de soluto por kilogramo de solvente |

¿Cuál es la molalidad de la solución?`,
  key: (p) => molality(values(p)[0]),
  oracle: (p) => frac(p.tenths, 10).mul(frac(1000, p.water)),
  distractors: [
    {
      mistake: 'molalidad-por-masa-de-solucion',
      answer: (p) => molality(values(p)[1]),
      feedback: () => md`Dividiste por la masa de la solución completa; la molalidad usa solo el solvente.`,
    },
    {
      mistake: 'molalidad-con-gramos-de-soluto',
      answer: (p) => molality(values(p)[2]),
      feedback: () => md`Usaste los gramos de soluto: falta pasarlos a moles.`,
    },
    {
      mistake: 'molalidad-en-gramos',
      answer: (p) => molality(values(p)[3]),
      feedback: () => md`Los moles están bien; revisa la conversión del agua a kilogramos.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Moles de soluto',
      text: md`$n = \frac{${texDecimal(frac(p.molar * p.tenths, 10))}}{${p.molar}} = ${texDecimal(frac(p.tenths, 10))}\ \text{mol}$`,
    },
    {
      title: 'Molalidad',
      text: md`El solvente son ${decimal(frac(p.water, 1000))} kg: $\frac{${texDecimal(frac(p.tenths, 10))}}{${texDecimal(frac(p.water, 1000))}}$. La molalidad es ${molality(values(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const moles = frac(p.tenths, 10);
    const kilograms = frac(p.water, 1000);
    const grams = moles.mul(p.molar);
    return [
      {
        title: 'Moles de soluto',
        prompt: md`Se disuelven ${decimal(grams)} g de ${p.name}, de masa molar ${p.molar} g/mol. ¿Cuántos moles son?`,
        answer: enterNumber(moles, { unit: 'mol' }),
        slips: [
          slip(
            frac(p.molar).div(grams),
            md`La división quedó al revés: se busca cuántas veces cabe la masa molar.`,
            'invierte-masa-molar',
          ),
          slip(grams.mul(p.molar), md`Multiplicaste; al pasar de gramos a moles el número se achica.`),
        ],
        done: md`$n = \frac{${texDecimal(grams)}}{${p.molar}} = ${texDecimal(moles)}$ mol.`,
      },
      {
        title: 'Qué va en el denominador',
        prompt: md`Según la tabla, la **molalidad** son los moles de soluto divididos por una cantidad. ¿Cuál?`,
        answer: enterChoice(['Los litros de solución', 'Los kilogramos de solución', 'Los kilogramos de solvente'], 2),
        slips: [
          slip(0, md`Esa es la molaridad; se parecen en el nombre, pero mira la otra fila de la tabla.`),
          slip(1, md`La solución incluye al soluto. Lee de nuevo la definición.`, 'molalidad-por-masa-de-solucion'),
        ],
        done: md`La molalidad usa la masa del solvente, que no cambia con la temperatura, y no el volumen de la solución.`,
      },
      {
        title: 'Kilogramos de solvente',
        prompt: md`Se usan ${decimal(p.water)} g de agua. ¿Cuántos kilogramos son?`,
        answer: enterNumber(kilograms, { unit: 'kg' }),
        slips: [
          slip(p.water * 1000, md`Multiplicaste; un kilogramo es más que un gramo, así que caben menos.`),
          slip(
            kilograms.mul(10),
            md`Un kilogramo no tiene 100 g: corriste la coma un lugar de menos.`,
            'molalidad-en-gramos',
          ),
          slip(
            grams.add(p.water).div(1000),
            md`Sumaste el soluto; aquí va solo el agua.`,
            'molalidad-por-masa-de-solucion',
          ),
        ],
        done: md`1.000 g son 1 kg: ${decimal(p.water)} g son ${decimal(kilograms)} kg.`,
      },
      {
        title: 'Molalidad',
        prompt: md`¿Cuál es la molalidad de la solución?`,
        answer: enterNumber(values(p)[0], { unit: 'mol/kg' }),
        slips: [
          slip(
            grams.div(kilograms),
            md`Dividiste los gramos de soluto; la definición habla de moles.`,
            'molalidad-con-gramos-de-soluto',
          ),
          slip(moles.mul(kilograms), md`Multiplicaste; «por kilogramo» pide dividir.`),
          slip(kilograms.div(moles), md`La división quedó al revés.`),
          slip(moles.div(p.water), md`Dividiste por los gramos de agua.`, 'molalidad-en-gramos'),
          slip(values(p)[1], md`Dividiste por la masa de la solución completa.`, 'molalidad-por-masa-de-solucion'),
        ],
        done: md`$\frac{${texDecimal(moles)}}{${texDecimal(kilograms)}} = ${texDecimal(values(p)[0])}$ mol/kg.`,
      },
    ];
  },
});

const SOLUTES: readonly (readonly [name: string, formula: string, molar: number])[] = [
  ['etilenglicol', '\\text{C}_2\\text{H}_6\\text{O}_2', 62],
  ['glicerina', '\\text{C}_3\\text{H}_8\\text{O}_3', 92],
  ['propilenglicol', '\\text{C}_3\\text{H}_8\\text{O}_2', 76],
];

interface Coolant {
  readonly molar: number;
  readonly tenths: number;
  readonly water: number;
}

function values(p: Coolant): readonly [Fraction, Fraction, Fraction, Fraction] {
  const moles = frac(p.tenths, 10);
  const kilograms = frac(p.water, 1000);
  const soluteMass = moles.mul(p.molar).div(1000);
  return [
    moles.div(kilograms),
    moles.div(kilograms.add(soluteMass)),
    moles.mul(p.molar).div(kilograms),
    moles.div(kilograms).div(10),
  ];
}

function molality(value: Fraction) {
  return { text: `${decimal(value.round(2))} mol/kg`, value: value.round(2) };
}
