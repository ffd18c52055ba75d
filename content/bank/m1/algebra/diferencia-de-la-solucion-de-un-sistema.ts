import { allDifferent, defineTemplate, frac, fractionAnswer, md, texTerm } from '../../authoring/index.ts';

/** ax + by = …, cx − dy = … with the solution (x, y). */
interface Draw {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly x: number;
  readonly y: number;
}

export default defineTemplate<Draw>({
  id: 'm1-diferencia-de-la-solucion-de-un-sistema',
  version: 1,
  content: 'm1.algebra.sistemas-2x2.resolucion',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    a: random.integer(1, 6),
    b: random.integer(1, 6),
    c: random.integer(1, 6),
    d: random.integer(1, 6),
    x: random.integer(-6, 9),
    y: random.integer(-6, 9),
  }),
  accepts: (p) =>
    p.b !== p.d &&
    p.a !== p.c &&
    p.x !== 0 &&
    p.y !== 0 &&
    first(p) !== 0 &&
    second(p) !== 0 &&
    allDifferent([p.x - p.y, p.x + p.y, p.y - p.x, p.x]),
  stem: (p) =>
    md`Si $(x, y)$ es la solución del sistema

$$\begin{cases} ${texTerm(p.a, 'x', true)}${texTerm(p.b, 'y')} = ${first(p)} \\ ${texTerm(p.c, 'x', true)}${texTerm(-p.d, 'y')} = ${second(p)} \end{cases}$$

¿cuál es el valor de $x - y$?`,
  key: (p) => fractionAnswer(p.x - p.y),
  oracle: (p) => {
    const found: number[] = [];
    for (let x = -30; x <= 30; x++)
      for (let y = -30; y <= 30; y++)
        if (p.a * x + p.b * y === first(p) && p.c * x - p.d * y === second(p)) found.push(x - y);
    return found.length === 1 ? frac(found[0] ?? 0) : 'not one solution';
  },
  distractors: [
    {
      mistake: 'suma-las-incognitas-en-vez-de-restar',
      answer: (p) => fractionAnswer(p.x + p.y),
      feedback: () => md`Encontraste bien el par, pero sumaste: cuidado con el signo al restar $y$.`,
    },
    {
      mistake: 'resta-las-incognitas-al-reves',
      answer: (p) => fractionAnswer(p.y - p.x),
      feedback: () => md`Restaste en el orden contrario: se pide la primera incógnita menos la segunda.`,
    },
    {
      mistake: 'responde-una-sola-incognita',
      answer: (p) => fractionAnswer(p.x),
      feedback: () => md`Ese es el valor de $x$; se pregunta por otra cantidad.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Igualar los coeficientes de una incógnita',
      text: md`Se multiplica la primera ecuación por $${p.d}$ y la segunda por $${p.b}$, para que al sumar se elimine $y$.`,
    },
    {
      title: 'Sumar y despejar',
      text: md`$${p.a * p.d + p.b * p.c}x = ${first(p) * p.d + second(p) * p.b}$, así que $x = ${p.x}$. Al reemplazar en la primera ecuación, $y = ${p.y}$.`,
    },
    {
      title: 'Calcular lo que se pide',
      text: md`$x - y = ${p.x} - ${p.y < 0 ? `(${p.y})` : p.y}$. El valor es $${p.x - p.y}$.`,
    },
  ],
});

function first(p: Draw): number {
  return p.a * p.x + p.b * p.y;
}

function second(p: Draw): number {
  return p.c * p.x - p.d * p.y;
}
