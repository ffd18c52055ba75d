import { defineTemplate, enterChoice, enterNumber, frac, md, slip } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'ciencias-formula-molecular-desde-la-empirica',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.formulas',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  parameters: (random) => ({
    base: random.integer(0, BASES.length - 1),
    factor: random.integer(2, 6),
    origin: random.pick([
      'la resina de un árbol',
      'una muestra de bencina',
      'un aceite esencial',
      'un solvente industrial',
    ]),
  }),
  accepts: (p) => atomCount(p) * p.factor <= 60,
  stem: (p) =>
    md`De ${p.origin} se aisló un compuesto. El análisis dio los siguientes resultados.

| Dato | Valor |
|---|---|
| Fórmula empírica | $${written(base(p), 1)}$ |
| Masa molar del compuesto | ${molar(p, p.factor)} g/mol |
| Masas molares | C: 12 g/mol; H: 1 g/mol; O: 16 g/mol |

¿Cuál es su fórmula molecular?`,
  key: (p) => formula(base(p).map(([symbol, count]) => [symbol, count * p.factor])),
  oracle: (p) => {
    for (let factor = 1; factor <= 12; factor++)
      if (molar(p, factor) === molar(p, p.factor))
        return formula(base(p).map(([symbol, count]) => [symbol, count * factor])).value;
    return 'no formula fits';
  },
  distractors: [
    {
      mistake: 'se-queda-en-la-formula-minima',
      answer: (p) => formula(base(p)),
      feedback: () => md`Esa es la proporción mínima; calcula su masa molar y compárala con la del compuesto.`,
    },
    {
      mistake: 'multiplica-solo-un-subindice',
      answer: (p) => formula(base(p).map(([symbol, count], i) => [symbol, i === 0 ? count * p.factor : count])),
      feedback: () => md`El factor debe multiplicar todos los subíndices, no solo el primero.`,
    },
    {
      mistake: 'factor-con-error-de-uno',
      answer: (p) => formula(base(p).map(([symbol, count]) => [symbol, count * (p.factor + 1)])),
      feedback: () => md`Revisa cuántas veces cabe la masa de la fórmula empírica en la del compuesto.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Masa de la fórmula empírica',
      text: md`$${base(p)
        .map(([symbol, count]) => `${count} \\cdot ${MASSES[symbol] ?? 0}`)
        .join(' + ')} = ${molar(p, 1)}\ \text{g/mol}$`,
    },
    {
      title: 'Factor',
      text: md`$\frac{${molar(p, p.factor)}}{${molar(p, 1)}} = ${p.factor}$: cada subíndice se multiplica por ${p.factor}.`,
    },
    {
      title: 'Respuesta',
      text: md`La fórmula molecular es ${formula(base(p).map(([symbol, count]) => [symbol, count * p.factor])).text}.`,
    },
  ],
  steps: (p) => {
    const counts = base(p);
    const [unit, whole] = [molar(p, 1), molar(p, p.factor)];
    const [, hydrogenCount] = counts.find(([symbol]) => symbol === 'H') ?? ['H', 0];
    const multiplied = counts.map(([symbol, count]) => [symbol, count * p.factor] as const);
    const onlyFirst = counts.map(([symbol, count], i) => [symbol, i === 0 ? count * p.factor : count] as const);
    return [
      {
        title: 'Masa de la fórmula empírica',
        prompt: md`¿Cuál es la masa molar de $${written(counts, 1)}$?`,
        answer: enterNumber(unit, { unit: 'g/mol' }),
        slips: [
          slip(
            counts.reduce((sum, [symbol]) => sum + (MASSES[symbol] ?? 0), 0),
            md`Sumaste cada elemento una sola vez; mira los subíndices.`,
            'usa-numero-atomico-en-masa-molar',
          ),
          slip(atomCount(p), md`Esos son los átomos que hay en la fórmula; cada uno tiene su masa.`),
        ],
        done: md`$${counts.map(([symbol, count]) => `${count} \\cdot ${MASSES[symbol] ?? 0}`).join(' + ')} = ${unit}$ g/mol.`,
      },
      {
        title: 'Cuántas veces cabe',
        prompt: md`La masa molar del compuesto es ${whole} g/mol. ¿Cuántas veces cabe en ella la de la fórmula empírica?`,
        answer: enterNumber(p.factor),
        slips: [
          slip(frac(unit, whole), md`La división quedó al revés.`),
          slip(whole - unit, md`Restaste; «cuántas veces» se responde con una división.`),
          slip(p.factor + 1, md`Casi: haz de nuevo la división.`, 'factor-con-error-de-uno'),
        ],
        done: md`$${whole} : ${unit} = ${p.factor}$.`,
      },
      {
        title: 'Átomos de hidrógeno',
        prompt: md`La fórmula empírica tiene ${hydrogenCount} átomos de hidrógeno. ¿Cuántos tiene la molécula?`,
        answer: enterNumber(hydrogenCount * p.factor),
        slips: [
          slip(hydrogenCount, md`Así quedaría igual que en la fórmula empírica.`, 'multiplica-solo-un-subindice'),
          slip(
            hydrogenCount + p.factor,
            md`Sumaste el factor; la molécula repite la proporción esa cantidad de veces.`,
          ),
        ],
        done: md`La molécula repite la fórmula empírica ${p.factor} veces: $${hydrogenCount} \cdot ${p.factor} = ${hydrogenCount * p.factor}$.`,
      },
      {
        title: 'Fórmula molecular',
        prompt: md`Haz lo mismo con cada elemento. ¿Cuál es la fórmula molecular?`,
        answer: enterChoice([formula(onlyFirst).text, formula(counts).text, formula(multiplied).text], 2),
        slips: [
          slip(
            0,
            md`El factor cambió un solo subíndice, y así cambia la proporción entre los átomos.`,
            'multiplica-solo-un-subindice',
          ),
          slip(1, md`Esa es la empírica: su masa es ${unit} g/mol, no ${whole}.`, 'se-queda-en-la-formula-minima'),
        ],
        done: md`Cada subíndice por ${p.factor}: ${formula(multiplied).text}.`,
      },
    ];
  },
});

type Base = readonly (readonly [symbol: string, count: number])[];

const MASSES: Readonly<Record<string, number>> = { C: 12, H: 1, O: 16 };
const BASES: readonly Base[] = [
  [
    ['C', 1],
    ['H', 2],
  ],
  [
    ['C', 2],
    ['H', 5],
  ],
  [
    ['C', 5],
    ['H', 8],
  ],
  [
    ['C', 1],
    ['H', 2],
    ['O', 1],
  ],
  [
    ['C', 2],
    ['H', 4],
    ['O', 1],
  ],
  [
    ['C', 3],
    ['H', 6],
    ['O', 1],
  ],
  [
    ['C', 5],
    ['H', 8],
    ['O', 1],
  ],
];

function base(p: { readonly base: number }): Base {
  return BASES[p.base] as Base;
}

function atomCount(p: { readonly base: number }): number {
  return base(p).reduce((sum, [, count]) => sum + count, 0);
}

function molar(p: { readonly base: number }, factor: number): number {
  return base(p).reduce((sum, [symbol, count]) => sum + (MASSES[symbol] ?? 0) * count, 0) * factor;
}

function written(counts: Base, factor: number): string {
  return counts
    .map(([symbol, count]) => `\\text{${symbol}}${count * factor > 1 ? `_{${count * factor}}` : ''}`)
    .join('');
}

function formula(counts: Base) {
  return { text: `$${written(counts, 1)}$`, value: counts.flat().join('') };
}
