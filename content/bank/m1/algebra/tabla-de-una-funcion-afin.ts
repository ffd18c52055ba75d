import { allDifferent, areCounts, defineTemplate, frac, fractionAnswer, md } from '../../authoring/index.ts';

interface Draw {
  readonly slope: number;
  readonly height: number;
  readonly xs: readonly [number, number, number, number];
}

export default defineTemplate<Draw>({
  id: 'm1-tabla-de-una-funcion-afin',
  version: 1,
  content: 'm1.algebra.funcion-lineal-afin.representaciones',
  skill: 'representar',
  difficulty: 2,
  parameters: (random) => ({
    slope: random.integer(2, 7),
    height: random.integer(1, 15),
    xs: random.pick([
      [1, 2, 4, 8],
      [1, 3, 4, 8],
      [2, 3, 5, 10],
      [1, 3, 5, 10],
      [2, 4, 6, 12],
      [1, 2, 3, 9],
      [2, 3, 4, 12],
    ] as const),
  }),
  accepts: (p) =>
    areCounts([inProportion(p)]) && allDifferent([at(p, 3), lastJump(p), sameIncrease(p), inProportion(p)]),
  stem: (p) => md`La tabla muestra algunos valores de una función afín $f$.

| $x$ | ${p.xs.join(' | ')} |
|---|---|---|---|---|
| $f(x)$ | ${at(p, 0)} | ${at(p, 1)} | ${at(p, 2)} | $k$ |

¿Cuál es el valor de $k$?`,
  key: (p) => fractionAnswer(at(p, 3)),
  oracle: (p) => {
    // One unit of x at a time, by what the function changes in one unit.
    const perUnit = (at(p, 1) - at(p, 0)) / (p.xs[1] - p.xs[0]);
    let value = at(p, 2);
    for (let x = p.xs[2]; x < p.xs[3]; x++) value += perUnit;
    return frac(value);
  },
  distractors: [
    {
      mistake: 'repite-el-ultimo-salto-de-la-tabla',
      answer: (p) => fractionAnswer(lastJump(p)),
      feedback: () => md`Repetiste el último aumento, pero entre las dos últimas columnas $x$ avanza más.`,
    },
    {
      mistake: 'suma-lo-que-avanza-la-variable',
      answer: (p) => fractionAnswer(sameIncrease(p)),
      feedback: () => md`Sumaste lo que avanza $x$; falta multiplicarlo por lo que cambia $f$ en cada unidad.`,
    },
    {
      mistake: 'usa-proporcion-en-una-tabla-afin',
      answer: (p) => fractionAnswer(inProportion(p)),
      feedback: () => md`Usaste una proporción, pero $f(x)$ dividido por $x$ no es constante en la tabla.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Cuánto cambia por unidad',
      text: md`De $x = ${p.xs[0]}$ a $x = ${p.xs[1]}$ la función aumenta $${at(p, 1) - at(p, 0)}$ en $${p.xs[1] - p.xs[0]}$ ${p.xs[1] - p.xs[0] === 1 ? 'unidad' : 'unidades'}: la pendiente es $${p.slope}$.`,
    },
    {
      title: 'Avanzar hasta la última columna',
      text: md`De $x = ${p.xs[2]}$ a $x = ${p.xs[3]}$ hay $${p.xs[3] - p.xs[2]}$ unidades: aumenta $${p.slope} \cdot ${p.xs[3] - p.xs[2]} = ${p.slope * (p.xs[3] - p.xs[2])}$.`,
    },
    { title: 'El valor', text: md`$${at(p, 2)} + ${p.slope * (p.xs[3] - p.xs[2])}$, así que $k$ vale $${at(p, 3)}$.` },
  ],
});

function at(p: Draw, place: 0 | 1 | 2 | 3): number {
  return p.slope * p.xs[place] + p.height;
}

function lastJump(p: Draw): number {
  return at(p, 2) + at(p, 2) - at(p, 1);
}

function sameIncrease(p: Draw): number {
  return at(p, 2) + p.xs[3] - p.xs[2];
}

function inProportion(p: Draw) {
  return frac(at(p, 2) * p.xs[3], p.xs[2]);
}
