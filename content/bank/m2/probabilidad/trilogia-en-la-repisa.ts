import { amountAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { integers } from '../../authoring/oracles.ts';

const ROWS = [
  { all: 'libros distintos en una repisa', block: 'de poesía', verb: 'ordenan' },
  { all: 'vinilos distintos en un estante', block: 'de cueca', verb: 'ordenan' },
  { all: 'afiches distintos en un muro', block: 'de cine', verb: 'cuelgan en fila' },
  { all: 'cuadros distintos en una galería', block: 'de acuarela', verb: 'cuelgan en fila' },
  { all: 'cómics distintos en un estante', block: 'de ciencia ficción', verb: 'ordenan' },
  { all: 'platos distintos en un mesón', block: 'de loza antigua', verb: 'ponen en fila' },
] as const;

export default defineTemplate({
  id: 'm2-trilogia-en-la-repisa',
  version: 1,
  content: 'm2.probabilidad.combinatoria.conteo',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({
    ...random.pick(ROWS),
    things: random.integer(4, 7),
    together: random.integer(2, 4),
  }),
  accepts: (p) => p.things >= p.together + 2 && allDifferent([key(p), noInside(p), everything(p), noBlock(p)]),
  stem: (p) =>
    md`Se ${p.verb} ${p.things} ${p.all}. De ellos, ${p.together} son ${p.block} y deben quedar juntos, uno al lado del otro. ¿De cuántas maneras se puede hacer?`,
  key,
  oracle: (p) => frac(rowsWithBlock(p.things, p.together)),
  distractors: [
    {
      mistake: 'bloque-sin-orden-interior',
      answer: noInside,
      feedback: () => md`Ordenaste el bloque entre los demás; dentro de él también hay órdenes distintos.`,
    },
    {
      mistake: 'bloque-ignora-la-condicion',
      answer: everything,
      feedback: () => md`Contaste todos los órdenes, también aquellos en que quedan separados.`,
    },
    {
      mistake: 'bloque-olvida-al-bloque',
      answer: noBlock,
      feedback: () => md`El bloque también ocupa un lugar entre los demás: cuéntalo como un elemento más.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El bloque como un solo elemento',
      text: md`Quedan ${p.things - p.together} elementos sueltos y el bloque: ${p.things - p.together + 1} en total, que se ordenan de $${p.things - p.together + 1}! = ${factorial(p.things - p.together + 1)}$ maneras.`,
    },
    {
      title: 'Dentro del bloque',
      text: md`Sus ${p.together} elementos se ordenan de $${p.together}! = ${factorial(p.together)}$ maneras.`,
    },
    {
      title: 'Principio multiplicativo',
      text: md`$${factorial(p.things - p.together + 1)} \cdot ${factorial(p.together)}$, es decir, ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly things: number;
  readonly together: number;
}

function factorial(number: number): number {
  return integers(1, number).reduce((result, factor) => result * factor, 1);
}

function ways(count: number) {
  return amountAnswer(count, 'maneras');
}

function key(p: Parameters) {
  return ways(factorial(p.things - p.together + 1) * factorial(p.together));
}

function noInside(p: Parameters) {
  return ways(factorial(p.things - p.together + 1));
}

function everything(p: Parameters) {
  return ways(factorial(p.things));
}

function noBlock(p: Parameters) {
  return ways(factorial(p.things - p.together) * factorial(p.together));
}

/** Puts one thing after the other and drops a row as soon as the block is left unfinished: things under `together` are its own. */
function rowsWithBlock(things: number, together: number): number {
  const extend = (row: readonly number[]): number => {
    if (row.length === things) return 1;
    const placed = row.filter((thing) => thing < together).length;
    const inside = (row.at(-1) ?? together) < together;
    return integers(0, things - 1)
      .filter((thing) => !row.includes(thing))
      .filter((thing) => (thing < together ? placed === 0 || inside : !(inside && placed < together)))
      .reduce((count, thing) => count + extend([...row, thing]), 0);
  };
  return extend([]);
}
