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
  id: 'ciencias-moles-en-un-saco',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.mol',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  parameters: (random) => ({ compound: random.integer(0, COMPOUNDS.length - 1), tenths: random.integer(2, 60) }),
  accepts: (p) => p.tenths !== 10 && new Set(amounts(p).map((value) => value.round(2).toFraction())).size === 4,
  stem: (p) => {
    const { name, formula, atoms, use } = compound(p);
    return md`${use} contiene ${decimal(mass(p))} g de ${name}, $${formula}$.

| Elemento | Masa molar (g/mol) |
|---|---|
${atoms.map(([element, , molar]) => `| ${element} | ${decimal(molar)} |`).join('\n')}

¿Cuántos moles de ${name} hay?`;
  },
  key: (p) => moles(frac(p.tenths, 10)),
  oracle: (p) => {
    for (let tenths = 1; tenths <= 100; tenths++) {
      let total = frac(0);
      for (const [, count, molar] of compound(p).atoms)
        for (let i = 0; i < count; i++) total = total.add(frac(molar).mul(tenths).div(10));
      if (total.equals(mass(p))) return frac(tenths, 10);
    }
    return 'no amount fits';
  },
  distractors: [
    {
      mistake: 'usa-numero-atomico-en-masa-molar',
      answer: (p) => moles(amounts(p)[1] ?? frac(0)),
      feedback: () => md`La masa molar debe contar cada átomo tantas veces como indica su subíndice.`,
    },
    {
      mistake: 'invierte-masa-molar',
      answer: (p) => moles(amounts(p)[2] ?? frac(0)),
      feedback: () => md`La división quedó al revés: se busca cuántas veces cabe la masa molar en la masa.`,
    },
    {
      mistake: 'cuenta-moles-de-atomos',
      answer: (p) => moles(amounts(p)[3] ?? frac(0)),
      feedback: () => md`Multiplicaste por los átomos de la fórmula; se piden moles del compuesto.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Masa molar',
      text: md`$M = ${compound(p)
        .atoms.map(([, count, molar]) => `${count} \\cdot ${texDecimal(molar)}`)
        .join(' + ')} = ${texDecimal(molarMass(p))}\ \text{g/mol}$`,
    },
    {
      title: 'Moles',
      text: md`$n = \frac{m}{M} = \frac{${texDecimal(mass(p))}\ \text{g}}{${texDecimal(molarMass(p))}\ \text{g/mol}}$`,
    },
    { title: 'Respuesta', text: md`Hay ${moles(frac(p.tenths, 10)).text}.` },
  ],
  steps: (p) => {
    const { formula, atoms } = compound(p);
    const molarOf = molarMass(p);
    const [key, withoutIndices, inverted, ofAtoms] = amounts(p);
    return [
      {
        title: 'Masa molar',
        prompt: md`¿Cuál es la masa molar de $${formula}$? Usa la tabla.`,
        answer: enterNumber(molarOf, { unit: 'g/mol' }),
        slips: [
          slip(
            atoms.reduce((sum, [, , molar]) => sum.add(molar), frac(0)),
            md`Sumaste cada elemento una sola vez; mira los subíndices${formula.includes('(') ? ' y el paréntesis' : ''}.`,
            'usa-numero-atomico-en-masa-molar',
          ),
          slip(
            atoms.reduce((sum, [, count]) => sum + count, 0),
            md`Esos son los átomos que hay en la fórmula; cada uno tiene su masa.`,
          ),
        ],
        done: md`$M = ${atoms.map(([, count, molar]) => `${count} \\cdot ${texDecimal(molar)}`).join(' + ')} = ${texDecimal(molarOf)}$ g/mol.`,
      },
      {
        title: 'Relación',
        prompt: md`Tienes la masa $m$ y la masa molar $M$. ¿Cómo se obtienen los moles?`,
        answer: enterChoice([md`$n = m \cdot M$`, md`$n = \frac{M}{m}$`, md`$n = \frac{m}{M}$`], 2),
        slips: [
          slip(0, md`Piensa en las unidades: gramos por gramos sobre mol no dan mol.`),
          slip(1, md`Con esa relación, a mayor masa habría menos moles.`, 'invierte-masa-molar'),
        ],
        done: md`Se cuenta cuántas veces cabe un mol en la masa: $n = \frac{m}{M}$.`,
      },
      {
        title: 'Moles',
        prompt: md`Hay ${decimal(mass(p))} g. ¿Cuántos moles son?`,
        answer: enterNumber(key ?? 0, { unit: 'mol' }),
        slips: [
          slip(inverted ?? 0, md`La división quedó al revés.`, 'invierte-masa-molar'),
          slip(
            withoutIndices ?? 0,
            md`Dividiste por una masa molar sin subíndices.`,
            'usa-numero-atomico-en-masa-molar',
          ),
          slip(ofAtoms ?? 0, md`Esos son moles de átomos; se piden del compuesto.`, 'cuenta-moles-de-atomos'),
          slip(mass(p).mul(molarOf), md`Multiplicaste; revisa la relación del paso anterior.`),
        ],
        done: md`$n = \frac{${texDecimal(mass(p))}}{${texDecimal(molarOf)}} = ${texDecimal(frac(p.tenths, 10))}$ mol.`,
      },
    ];
  },
});

interface Compound {
  readonly name: string;
  readonly formula: string;
  readonly use: string;
  readonly atoms: readonly (readonly [element: string, count: number, molar: number])[];
}

const COMPOUNDS: readonly Compound[] = [
  {
    name: 'urea',
    formula: '\\text{CO(NH}_2)_2',
    use: 'Una bolsa de abono',
    atoms: [
      ['C', 1, 12],
      ['O', 1, 16],
      ['N', 2, 14],
      ['H', 4, 1],
    ],
  },
  {
    name: 'carbonato de calcio',
    formula: '\\text{CaCO}_3',
    use: 'Una caja de tiza molida',
    atoms: [
      ['Ca', 1, 40],
      ['C', 1, 12],
      ['O', 3, 16],
    ],
  },
  {
    name: 'glucosa',
    formula: '\\text{C}_6\\text{H}_{12}\\text{O}_6',
    use: 'Un frasco de laboratorio',
    atoms: [
      ['C', 6, 12],
      ['H', 12, 1],
      ['O', 6, 16],
    ],
  },
  {
    name: 'nitrato de potasio',
    formula: '\\text{KNO}_3',
    use: 'Un saco de fertilizante',
    atoms: [
      ['K', 1, 39],
      ['N', 1, 14],
      ['O', 3, 16],
    ],
  },
  {
    name: 'óxido de hierro (III)',
    formula: '\\text{Fe}_2\\text{O}_3',
    use: 'Un pote de pigmento',
    atoms: [
      ['Fe', 2, 56],
      ['O', 3, 16],
    ],
  },
];

type Sample = { readonly compound: number; readonly tenths: number };

function compound(p: Sample): Compound {
  return COMPOUNDS[p.compound] as Compound;
}

function molarMass(p: Sample): Fraction {
  return compound(p).atoms.reduce((sum, [, count, molar]) => sum.add(frac(molar).mul(count)), frac(0));
}

function mass(p: Sample): Fraction {
  return molarMass(p).mul(p.tenths).div(10);
}

function amounts(p: Sample): readonly Fraction[] {
  const withoutIndices = compound(p).atoms.reduce((sum, [, , molar]) => sum.add(molar), frac(0));
  const atoms = compound(p).atoms.reduce((sum, [, count]) => sum + count, 0);
  return [frac(p.tenths, 10), mass(p).div(withoutIndices), molarMass(p).div(mass(p)), frac(p.tenths, 10).mul(atoms)];
}

function moles(value: Fraction) {
  return { text: `${decimal(value.round(2))} mol`, value: value.round(2) };
}
