import type Fraction from 'fraction.js';
import { decimal, defineTemplate, enterNumber, frac, md, slip, texDecimal } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-molaridad-de-un-matraz',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.concentracion-quimica',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  parameters: (random) => {
    const [name, formula, molar] = random.pick(SOLUTES);
    return {
      name,
      formula,
      molar,
      twentieths: random.integer(2, 60),
      millilitres: random.pick([100, 200, 250, 400, 500]),
    };
  },
  accepts: (p) => {
    const key = values(p)[0];
    return (
      key.compare(frac(1, 10)) >= 0 &&
      key.compare(5) <= 0 &&
      new Set(values(p).map((value) => value.round(2).toFraction())).size === 4
    );
  },
  stem: (p) =>
    md`Para un laboratorio se disuelven ${decimal(grams(p))} g de ${p.name}, $${p.formula}$, y se agrega agua hasta la marca del matraz de la figura. La masa molar del soluto es ${decimal(p.molar)} g/mol.

¿Cuál es la concentración molar de la solución?`,
  figure: (p) => ({
    kind: 'drawing',
    width: 20,
    height: 12,
    shapes: [
      {
        shape: 'path',
        points: [
          [9.2, 11.5],
          [9.2, 6.5],
          [6, 2.5],
          [6.4, 1],
          [13.6, 1],
          [14, 2.5],
          [10.8, 6.5],
          [10.8, 11.5],
        ],
      },
      { shape: 'segment', from: [8.6, 8.5], to: [11.4, 8.5], accent: 1 },
      { shape: 'text', at: [11.8, 8.5], text: `Marca: ${p.millilitres} mL`, anchor: 'start' },
    ],
    alt: `Matraz de aforo con una marca de ${p.millilitres} mL.`,
  }),
  key: (p) => molarity(values(p)[0]),
  oracle: (p) => {
    const perLitre = grams(p).mul(1000).div(p.millilitres);
    return perLitre.div(p.molar).round(2);
  },
  distractors: [
    {
      mistake: 'molaridad-sin-pasar-a-moles',
      answer: (p) => molarity(values(p)[1]),
      feedback: () => md`Calculaste gramos por litro; la molaridad cuenta moles por litro.`,
    },
    {
      mistake: 'molaridad-multiplica-por-volumen',
      answer: (p) => molarity(values(p)[2]),
      feedback: () => md`Multiplicaste los moles por los litros; se pide cuántos moles hay en cada litro.`,
    },
    {
      mistake: 'molaridad-en-mililitros',
      answer: (p) => molarity(values(p)[3]),
      feedback: () => md`Los moles están bien; la conversión de mililitros a litros tiene un cero de diferencia.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Moles de soluto',
      text: md`$n = \frac{${texDecimal(grams(p))}\ \text{g}}{${texDecimal(p.molar)}\ \text{g/mol}} = ${texDecimal(frac(p.twentieths, 20))}\ \text{mol}$`,
    },
    {
      title: 'Volumen en litros',
      text: md`${p.millilitres} mL de solución son ${decimal(frac(p.millilitres, 1000))} L.`,
    },
    {
      title: 'Molaridad',
      text: md`$C = \frac{n}{V} = \frac{${texDecimal(frac(p.twentieths, 20))}}{${texDecimal(frac(p.millilitres, 1000))}}$. La concentración es ${molarity(values(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const moles = frac(p.twentieths, 20);
    const litres = frac(p.millilitres, 1000);
    const [key, inGrams, multiplied] = values(p);
    const isRounded = !key.round(2).equals(key);
    return [
      {
        title: 'Moles de soluto',
        prompt: md`Se disuelven ${decimal(grams(p))} g de $${p.formula}$, de masa molar ${decimal(p.molar)} g/mol. ¿Cuántos moles son?`,
        answer: enterNumber(moles, { unit: 'mol' }),
        slips: [
          slip(
            moles.inverse(),
            md`La división quedó al revés: se busca cuántas veces cabe la masa molar.`,
            'invierte-masa-molar',
          ),
          slip(grams(p).mul(p.molar), md`Multiplicaste; al pasar de gramos a moles el número se achica.`),
        ],
        done: md`$n = \frac{${texDecimal(grams(p))}}{${texDecimal(p.molar)}} = ${texDecimal(moles)}$ mol.`,
      },
      {
        title: 'Volumen en litros',
        prompt: md`La marca del matraz está en ${p.millilitres} mL. ¿Cuántos litros son?`,
        answer: enterNumber(litres, { unit: 'L' }),
        slips: [
          slip(p.millilitres * 1000, md`Multiplicaste; un litro es más que un mililitro, así que caben menos.`),
          slip(
            litres.mul(10),
            md`Un litro no tiene 100 mL: corriste la coma un lugar de menos.`,
            'molaridad-en-mililitros',
          ),
          slip(
            litres.div(10),
            md`Un litro no tiene 10.000 mL: corriste la coma un lugar de más.`,
            'molaridad-en-mililitros',
          ),
        ],
        done: md`1.000 mL son 1 L: ${p.millilitres} mL son ${decimal(litres)} L.`,
      },
      {
        title: 'Concentración molar',
        prompt: md`¿Cuántos moles hay por cada litro de solución?${isRounded ? ' Redondea a dos decimales.' : ''}`,
        answer: enterNumber(key.round(2), { unit: 'mol/L', ...(isRounded && { digits: 2 }) }),
        slips: [
          slip(inGrams, md`Esos son gramos por litro; usa los moles.`, 'molaridad-sin-pasar-a-moles'),
          slip(multiplied, md`Multiplicaste; «por cada litro» pide repartir.`, 'molaridad-multiplica-por-volumen'),
          slip(litres.div(moles), md`La división quedó al revés: eso son litros por cada mol.`),
          slip(
            moles.div(p.millilitres),
            md`Dividiste por los mililitros; la concentración es por litro.`,
            'molaridad-en-mililitros',
          ),
        ],
        done: md`$C = \frac{n}{V} = \frac{${texDecimal(moles)}}{${texDecimal(litres)}}$, es decir, ${molarity(key).text}.`,
      },
    ];
  },
});

const SOLUTES: readonly (readonly [name: string, formula: string, molar: number])[] = [
  ['hidróxido de sodio', '\\text{NaOH}', 40],
  ['sulfato de cobre (II)', '\\text{CuSO}_4', 160],
  ['carbonato de sodio', '\\text{Na}_2\\text{CO}_3', 106],
  ['cloruro de calcio', '\\text{CaCl}_2', 111],
  ['nitrato de potasio', '\\text{KNO}_3', 101],
];

type Flask = { readonly molar: number; readonly twentieths: number; readonly millilitres: number };

function grams(p: Flask): Fraction {
  return frac(p.molar * p.twentieths, 20);
}

function values(p: Flask): readonly [Fraction, Fraction, Fraction, Fraction] {
  const moles = frac(p.twentieths, 20);
  const litres = frac(p.millilitres, 1000);
  return [moles.div(litres), grams(p).div(litres), moles.mul(litres), moles.div(litres).div(10)];
}

function molarity(value: Fraction) {
  return { text: `${decimal(value.round(2))} mol/L`, value: value.round(2) };
}
