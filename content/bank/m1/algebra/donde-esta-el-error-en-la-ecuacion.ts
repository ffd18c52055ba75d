import { defineTemplate, frac, md, texFraction, texPolynomial } from '../../authoring/index.ts';

/** (x + a)/2 − (x − b)/3 = c; the mistake is made in step 2 or in step 3. */
interface Draw {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly wrong: 2 | 3;
  readonly who: string;
}

export default defineTemplate<Draw>({
  id: 'm1-donde-esta-el-error-en-la-ecuacion',
  version: 1,
  content: 'm1.algebra.ecuaciones-inecuaciones.ecuaciones',
  skill: 'argumentar',
  difficulty: 3,
  fixedOrder: true,
  parameters: (random) => ({
    a: random.integer(1, 9),
    b: random.integer(1, 9),
    c: random.integer(1, 9),
    wrong: random.pick([2, 3] as const),
    who: random.pick(['Josefa', 'Ignacio', 'Pilar', 'Simón']),
  }),
  accepts: (p) => constant(p) !== 0 && right(p) !== 0,
  stem: (
    p,
  ) => md`${p.who} resolvió la ecuación $\frac{x + ${p.a}}{2} - \frac{x - ${p.b}}{3} = ${p.c}$ de la siguiente manera:

- Paso 1: $3(x + ${p.a}) - 2(x - ${p.b}) = ${6 * p.c}$
- Paso 2: $3x + ${3 * p.a} - 2x ${p.wrong === 2 ? '-' : '+'} ${2 * p.b} = ${6 * p.c}$
- Paso 3: $x = ${6 * p.c} ${sign(p.wrong === 3 ? constant(p) : -constant(p))}$
- Paso 4: $x = ${right(p)}$

¿En cuál de los pasos se cometió el error?`,
  key: (p) => step(p.wrong),
  // Each line is an equation of first degree: its solution, from the values of left side minus right side at 0 and 1.
  oracle: (p) => {
    const opened = (x: number) => 3 * x + 3 * p.a - 2 * x + (p.wrong === 2 ? -2 : 2) * p.b - 6 * p.c;
    const lines = [
      (x: number) =>
        frac(x + p.a, 2)
          .sub(frac(x - p.b, 3))
          .sub(p.c),
      (x: number) => frac(3 * (x + p.a) - 2 * (x - p.b) - 6 * p.c),
      (x: number) => frac(opened(x)),
      (x: number) => frac(x - 6 * p.c - (p.wrong === 3 ? 1 : -1) * (opened(0) + 6 * p.c)),
      (x: number) => frac(x - right(p)),
    ];
    const solutions = lines.map((line) => line(0).div(line(0).sub(line(1))));
    const first = solutions.findIndex((solution, place) => place > 0 && !solution.equals(solutions[place - 1] ?? 0));
    return first < 0 ? 'no step is wrong' : `paso ${first}`;
  },
  distractors: [
    {
      mistake: 'culpa-a-la-consecuencia-del-error',
      answer: (p) => step(p.wrong + 1),
      feedback: (p) => md`El paso ${p.wrong + 1} se sigue bien de lo escrito antes: el error ya estaba.`,
    },
    {
      mistake: 'desconfia-de-un-paso-bien-hecho',
      answer: (p) => step(p.wrong - 1),
      feedback: (p) => md`El paso ${p.wrong - 1} está bien hecho: tiene la misma solución que la línea anterior.`,
    },
    {
      mistake: 'no-ubica-el-cambio-de-signo-erroneo',
      answer: (p) => step(p.wrong === 2 ? 4 : 1),
      feedback: () => md`Sigue los signos de una línea a la otra: hay un término que cambió mal.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Seguir los signos',
      text:
        p.wrong === 2
          ? md`El paso 1 multiplica por $6$ y está bien. En el paso 2, $-2 \cdot (-${p.b}) = +${2 * p.b}$, y se escribió $-${2 * p.b}$.`
          : md`Los pasos 1 y 2 están bien: multiplican por $6$ y quitan los paréntesis. En el paso 3, como $3x - 2x = x$, falta restar $${3 * p.a + 2 * p.b}$ en ambos lados, y se sumó.`,
    },
    {
      title: 'La solución correcta',
      text: md`Debía obtenerse $x = ${6 * p.c} - ${3 * p.a + 2 * p.b} = ${texFraction(6 * p.c - 3 * p.a - 2 * p.b)}$, que cumple $${texPolynomial([1, 3 * p.a + 2 * p.b])} = ${6 * p.c}$.`,
    },
    { title: 'Respuesta', text: md`El error se cometió en el paso ${p.wrong}.` },
  ],
});

/** What stands beside x in step 2. */
function constant(p: Draw): number {
  return 3 * p.a + (p.wrong === 2 ? -2 : 2) * p.b;
}

function right(p: Draw): number {
  return 6 * p.c + (p.wrong === 3 ? constant(p) : -constant(p));
}

function sign(value: number): string {
  return `${value < 0 ? '-' : '+'} ${Math.abs(value)}`;
}

function step(place: number) {
  return { text: `En el paso ${place}`, value: `paso ${place}`, position: place - 1 };
}
