import type Fraction from 'fraction.js';
import { defineTemplate, enterNumber, frac, md, percent, slip } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-nitrogeno-en-un-fertilizante',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.composicion-porcentual',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  parameters: (random) => ({
    compound: random.integer(0, COMPOUNDS.length - 1),
    element: random.integer(0, 3),
    grams: random.pick([100, 200, 250, 500]),
  }),
  accepts: (p) => {
    const part = COMPOUNDS[p.compound]?.atoms[p.element];
    return (
      part !== undefined && part[1] > 1 && new Set(shares(p).map((value) => value.round(1).toFraction())).size === 4
    );
  },
  stem: (p) => {
    const { name, formula, atoms } = compound(p);
    return md`En la etiqueta de un envase de ${p.grams} g se lee que contiene ${name}, $${formula}$, en estado puro.

| Elemento | Masa molar (g/mol) |
|---|---|
${atoms.map(([element, , molar]) => `| ${element} | ${molar} |`).join('\n')}

¿Qué porcentaje de la masa del compuesto corresponde, aproximadamente, al elemento ${part(p)[0]}?`;
  },
  key: (p) => share(shares(p)[0]),
  oracle: (p) => {
    const units: string[] = [];
    for (const [element, count, molar] of compound(p).atoms)
      for (let i = 0; i < count * molar; i++) units.push(element);
    return frac(units.filter((element) => element === part(p)[0]).length * 100, units.length).round(1);
  },
  distractors: [
    {
      mistake: 'composicion-con-un-solo-atomo',
      answer: (p) => share(shares(p)[1]),
      feedback: (p) => md`Consideraste un solo átomo de ${part(p)[0]}; mira su subíndice en la fórmula.`,
    },
    {
      mistake: 'composicion-por-numero-de-atomos',
      answer: (p) => share(shares(p)[2]),
      feedback: () => md`Ese es el porcentaje de átomos; los elementos tienen masas distintas.`,
    },
    {
      mistake: 'porcentaje-de-los-demas-elementos',
      answer: (p) => share(shares(p)[3]),
      feedback: () => md`Ese es el porcentaje que aportan, juntos, los demás elementos.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Masa de un mol',
      text: md`$M = ${compound(p)
        .atoms.map(([, count, molar]) => `${count} \\cdot ${molar}`)
        .join(' + ')} = ${total(p)}\ \text{g/mol}$`,
    },
    {
      title: 'Aporte del elemento',
      text: md`En un mol hay $${part(p)[1]} \cdot ${part(p)[2]} = ${part(p)[1] * part(p)[2]}\ \text{g}$ de ${part(p)[0]}. El tamaño del envase no influye en el porcentaje.`,
    },
    {
      title: 'Respuesta',
      text: md`$\frac{${part(p)[1] * part(p)[2]}}{${total(p)}} \cdot 100$ es, aproximadamente, ${share(shares(p)[0]).text}.`,
    },
  ],
  steps: (p) => {
    const { formula, atoms } = compound(p);
    const [symbol, many, molar] = part(p);
    const [key, single, byAtoms, others] = shares(p);
    const isRounded = !key.round(1).equals(key);
    return [
      {
        title: 'Masa de un mol',
        prompt: md`¿Cuál es la masa molar de $${formula}$?`,
        answer: enterNumber(total(p), { unit: 'g/mol' }),
        slips: [
          slip(
            atoms.reduce((sum, [, , each]) => sum + each, 0),
            md`Sumaste cada elemento una sola vez; mira los subíndices${formula.includes('(') ? ' y el paréntesis' : ''}.`,
            'usa-numero-atomico-en-masa-molar',
          ),
          slip(
            atoms.reduce((sum, [, count]) => sum + count, 0),
            md`Esos son los átomos de la fórmula; cada uno tiene su masa.`,
            'composicion-por-numero-de-atomos',
          ),
        ],
        done: md`$M = ${atoms.map(([, count, each]) => `${count} \\cdot ${each}`).join(' + ')} = ${total(p)}$ g/mol.`,
      },
      {
        title: 'Aporte del elemento',
        prompt: md`De la masa de un mol del compuesto, ¿cuántos gramos son de ${symbol}?`,
        answer: enterNumber(many * molar, { unit: 'g' }),
        slips: [
          slip(
            molar,
            md`Esa es la masa de un mol de átomos de ${symbol}; en la fórmula hay más de uno.`,
            'composicion-con-un-solo-atomo',
          ),
          slip(many, md`Esos son los átomos de ${symbol}; falta su masa.`, 'composicion-por-numero-de-atomos'),
          slip(total(p) - many * molar, md`Eso aportan los demás elementos.`, 'porcentaje-de-los-demas-elementos'),
        ],
        done: md`Hay ${many} átomos de ${symbol} en la fórmula: $${many} \cdot ${molar} = ${many * molar}$ g.`,
      },
      {
        title: 'Porcentaje',
        prompt: md`¿Qué porcentaje de la masa es ${symbol}?${isRounded ? ' Redondea a un decimal.' : ''}`,
        answer: enterNumber(key.round(1), { unit: '%', ...(isRounded && { digits: 1 }) }),
        slips: [
          slip(single, md`Consideraste un solo átomo de ${symbol}.`, 'composicion-con-un-solo-atomo'),
          slip(
            byAtoms,
            md`Ese es el porcentaje de átomos; los elementos tienen masas distintas.`,
            'composicion-por-numero-de-atomos',
          ),
          slip(others, md`Ese es el porcentaje de los demás elementos.`, 'porcentaje-de-los-demas-elementos'),
          slip(frac(many * molar * 100, p.grams), md`El tamaño del envase no influye: compara con la masa de un mol.`),
          slip(frac(total(p) * 100, many * molar), md`La división quedó al revés: una parte no puede pasar del 100 %.`),
        ],
        done: md`$\frac{${many * molar}}{${total(p)}} \cdot 100$ es${isRounded ? ', aproximadamente,' : ''} ${percent(key.round(1))}.`,
      },
    ];
  },
});

type Atoms = readonly [element: string, count: number, molar: number];

const COMPOUNDS: readonly { readonly name: string; readonly formula: string; readonly atoms: readonly Atoms[] }[] = [
  {
    name: 'nitrato de amonio',
    formula: '\\text{NH}_4\\text{NO}_3',
    atoms: [
      ['N', 2, 14],
      ['H', 4, 1],
      ['O', 3, 16],
    ],
  },
  {
    name: 'urea',
    formula: '\\text{CO(NH}_2)_2',
    atoms: [
      ['C', 1, 12],
      ['O', 1, 16],
      ['N', 2, 14],
      ['H', 4, 1],
    ],
  },
  {
    name: 'fosfato de calcio',
    formula: '\\text{Ca}_3(\\text{PO}_4)_2',
    atoms: [
      ['Ca', 3, 40],
      ['P', 2, 31],
      ['O', 8, 16],
    ],
  },
  {
    name: 'sulfato de amonio',
    formula: '(\\text{NH}_4)_2\\text{SO}_4',
    atoms: [
      ['N', 2, 14],
      ['H', 8, 1],
      ['S', 1, 32],
      ['O', 4, 16],
    ],
  },
  {
    name: 'óxido de hierro (III)',
    formula: '\\text{Fe}_2\\text{O}_3',
    atoms: [
      ['Fe', 2, 56],
      ['O', 3, 16],
    ],
  },
  {
    name: 'nitrato de calcio',
    formula: '\\text{Ca(NO}_3)_2',
    atoms: [
      ['Ca', 1, 40],
      ['N', 2, 14],
      ['O', 6, 16],
    ],
  },
];

type Sample = { readonly compound: number; readonly element: number };

function compound(p: Sample) {
  return COMPOUNDS[p.compound] as (typeof COMPOUNDS)[number];
}

function part(p: Sample): Atoms {
  return compound(p).atoms[p.element] as Atoms;
}

function total(p: Sample): number {
  return compound(p).atoms.reduce((sum, [, count, molar]) => sum + count * molar, 0);
}

function shares(p: Sample): readonly [Fraction, Fraction, Fraction, Fraction] {
  const [, count, molar] = part(p);
  const atoms = compound(p).atoms.reduce((sum, [, each]) => sum + each, 0);
  return [
    frac(count * molar * 100, total(p)),
    frac(molar * 100, total(p)),
    frac(count * 100, atoms),
    frac((total(p) - count * molar) * 100, total(p)),
  ];
}

function share(value: Fraction) {
  return { text: percent(value.round(1)), value: value.round(1) };
}
