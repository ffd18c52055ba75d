import { fractionAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { integers, population } from '../../authoring/oracles.ts';

const TABLES = [
  {
    who: 'visitantes de un parque nacional',
    rows: ['Extranjeros', 'Chilenos'],
    columns: ['Acampó', 'No acampó'],
    asked: 'haya acampado',
    condition: 'es de los extranjeros',
  },
  {
    who: 'estudiantes de un liceo',
    rows: ['Tercero medio', 'Cuarto medio'],
    columns: ['Trabaja', 'No trabaja'],
    asked: 'trabaje',
    condition: 'es de tercero medio',
  },
  {
    who: 'pasajeros de un barco',
    rows: ['Cabina', 'Butaca'],
    columns: ['Se mareó', 'No se mareó'],
    asked: 'se haya mareado',
    condition: 'viajó en cabina',
  },
  {
    who: 'asistentes a una feria del libro',
    rows: ['De 17 años o menos', 'De 18 años o más'],
    columns: ['Compró', 'No compró'],
    asked: 'haya comprado',
    condition: 'tiene 17 años o menos',
  },
] as const;

export default defineTemplate({
  id: 'm2-condicional-en-tabla',
  version: 1,
  content: 'm2.probabilidad.condicional.problemas',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    context: random.integer(0, TABLES.length - 1),
    cells: integers(1, 4).map(() => random.integer(2, 30)),
  }),
  accepts: (p) => total(p) % 5 === 0 && allDifferent([key(p), swapped(p), overAll(p), marginal(p)]),
  stem: (p) => {
    const { who, rows, columns, asked, condition } = TABLES[p.context] ?? TABLES[0];
    const [a = 0, b = 0, c = 0, d = 0] = p.cells;
    return md`La tabla clasifica a ${total(p)} ${who}.

| | ${columns[0]} | ${columns[1]} |
| --- | --- | --- |
| ${rows[0]} | ${a} | ${b} |
| ${rows[1]} | ${c} | ${d} |

Se elige a una de estas personas al azar y se sabe que ${condition}. ¿Cuál es la probabilidad de que ${asked}?`;
  },
  key,
  oracle: (p) => {
    const [a = 0, b = 0, c = 0, d = 0] = p.cells;
    const people = population(['row and column', a], ['row', b], ['column', c], ['neither', d]);
    const left = people.filter((person) => person.startsWith('row'));
    return frac(left.filter((person) => person.endsWith('column')).length, left.length);
  },
  distractors: [
    {
      mistake: 'condicional-intercambia-los-eventos',
      answer: swapped,
      feedback: () => md`Dividiste por el total de la columna; la condición que se sabe está en la fila.`,
    },
    {
      mistake: 'condicional-divide-por-el-total',
      answer: overAll,
      feedback: () => md`Dividiste por todas las personas; con la condición solo quedan algunas.`,
    },
    {
      mistake: 'condicional-ignora-la-condicion',
      answer: marginal,
      feedback: () => md`Consideraste a todas las personas, sin usar lo que se sabe de la elegida.`,
    },
  ],
  solution: (p) => {
    const [a = 0, b = 0] = p.cells;
    return [
      {
        title: 'Quedarse con la condición',
        text: md`Se sabe en qué fila está la persona: los casos posibles son $${a} + ${b} = ${a + b}$.`,
      },
      { title: 'Casos favorables', text: md`De ellos, ${a} cumplen lo pedido.` },
      { title: 'La probabilidad', text: md`Es el cociente entre ${a} y ${a + b}: ${key(p).text}.` },
    ];
  },
});

interface Parameters {
  readonly cells: readonly number[];
}

function total(p: Parameters): number {
  return p.cells.reduce((sum, count) => sum + count, 0);
}

function key({ cells: [a = 0, b = 0] }: Parameters) {
  return fractionAnswer(frac(a, a + b));
}

function swapped({ cells: [a = 0, , c = 0] }: Parameters) {
  return fractionAnswer(frac(a, a + c));
}

function overAll(p: Parameters) {
  return fractionAnswer(frac(p.cells[0] ?? 0, total(p)));
}

function marginal(p: Parameters) {
  return fractionAnswer(frac((p.cells[0] ?? 0) + (p.cells[2] ?? 0), total(p)));
}
