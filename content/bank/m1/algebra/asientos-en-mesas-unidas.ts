import { defineTemplate, md, polynomialAnswer, polynomialValueOf, type Shape } from '../../authoring/index.ts';

interface Draw {
  readonly side: number;
  readonly end: number;
  readonly drawn: number;
  readonly event: string;
}

export default defineTemplate<Draw>({
  id: 'm1-asientos-en-mesas-unidas',
  version: 1,
  content: 'm1.algebra.expresiones-algebraicas.problemas',
  skill: 'modelar',
  difficulty: 2,
  parameters: (random) => ({
    side: random.integer(2, 5),
    end: random.integer(1, 2),
    drawn: random.integer(2, 3),
    event: random.pick(['una once comunitaria', 'un bingo vecinal', 'un almuerzo de curso', 'una feria de trueque']),
  }),
  accepts: (p) => p.side !== p.end,
  stem: (p) =>
    md`Para ${p.event} se ponen mesas iguales en fila, unidas por sus lados cortos. La figura muestra, vista desde arriba, una fila de ${p.drawn} mesas con sus sillas. ¿Cuál de las siguientes expresiones representa la cantidad de sillas de una fila de $n$ mesas dispuestas de la misma manera?`,
  figure: (p) => {
    const length = p.side * 1.6;
    const right = 2 + p.drawn * length;
    const shapes: Shape[] = [];
    for (let table = 0; table < p.drawn; table++) {
      const left = 2 + table * length;
      shapes.push({
        shape: 'polygon',
        filled: true,
        accent: 1,
        points: [
          [left, 2],
          [left + length, 2],
          [left + length, 5],
          [left, 5],
        ],
      });
      for (let chair = 0; chair < p.side; chair++)
        for (const y of [1.2, 5.8])
          shapes.push({ shape: 'circle', centre: [left + 0.8 + chair * 1.6, y], radius: 0.45 });
    }
    for (let chair = 0; chair < p.end; chair++)
      for (const x of [1.2, right + 0.8])
        shapes.push({ shape: 'circle', centre: [x, p.end === 1 ? 3.5 : 2.75 + chair * 1.5], radius: 0.45 });
    return {
      kind: 'drawing',
      width: right + 2,
      height: 7,
      shapes,
      alt: `${p.drawn} mesas en fila, unidas por sus lados cortos. En cada lado largo de cada mesa hay ${p.side} sillas, y en cada uno de los dos extremos de la fila hay ${p.end === 1 ? '1 silla' : `${p.end} sillas`}.`,
    };
  },
  key: (p) => polynomialAnswer([2 * p.side, 2 * p.end], 'n'),
  // Tables of their own lose the chairs of both ends at each join.
  oracle: (p) =>
    polynomialValueOf((n) => n.mul(2 * p.side + 2 * p.end).sub(n.sub(1).mul(2 * p.end)), { degree: 1, symbol: 'n' }),
  distractors: [
    {
      mistake: 'cuenta-las-mesas-separadas',
      answer: (p) => polynomialAnswer([2 * p.side + 2 * p.end, 0], 'n'),
      feedback: () => md`Contaste las mesas como si estuvieran separadas: donde se unen no hay sillas.`,
    },
    {
      mistake: 'cuenta-una-sola-cabecera',
      answer: (p) => polynomialAnswer([2 * p.side, p.end], 'n'),
      feedback: () => md`La fila tiene dos extremos; contaste las sillas de uno.`,
    },
    {
      mistake: 'cuenta-un-solo-lado-largo',
      answer: (p) => polynomialAnswer([p.side, 2 * p.end], 'n'),
      feedback: () => md`Cada mesa tiene sillas en sus dos lados largos; contaste uno.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Lo que se repite en cada mesa',
      text: md`En los dos lados largos de cada mesa hay $2 \cdot ${p.side} = ${2 * p.side}$ sillas: con $n$ mesas son $${2 * p.side}n$.`,
    },
    {
      title: 'Lo que no cambia',
      text: md`En los dos extremos de la fila hay $2 \cdot ${p.end} = ${2 * p.end}$ sillas, cualquiera sea el número de mesas.`,
    },
    {
      title: 'La expresión',
      text: md`En total hay ${polynomialAnswer([2 * p.side, 2 * p.end], 'n').text} sillas. Con $n = ${p.drawn}$ da $${2 * p.side * p.drawn + 2 * p.end}$, como en la figura.`,
    },
  ],
});
