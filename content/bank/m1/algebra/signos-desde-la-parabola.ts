import { curveWithin, defineTemplate, md } from '../../authoring/index.ts';

/** f(x) = a(x − h)² + k, drawn in halves. */
interface Draw {
  readonly quarters: number;
  readonly h: number;
  readonly k: number;
}

const PLANE = { x: [-6, 6], y: [-6, 6] } as const;

export default defineTemplate<Draw>({
  id: 'm1-signos-desde-la-parabola',
  version: 1,
  content: 'm1.algebra.funcion-cuadratica.grafico',
  skill: 'argumentar',
  difficulty: 2,
  parameters: (random) => ({
    quarters: random.pick([-6, -4, -3, -2, 2, 3, 4, 6]),
    h: random.pick([-3, -2, -1, 1, 2, 3]),
    k: random.integer(-4, 4),
  }),
  accepts: (p) => Math.abs(c(p)) >= 1 && Math.abs(c(p)) <= 5 && p.k !== 0,
  stem: () =>
    md`En la figura se muestra la gráfica de la función $f(x) = ax^2 + bx + c$. ¿Cuál de las siguientes afirmaciones sobre $a$ y $c$ es verdadera?`,
  figure: (p) => ({
    kind: 'plane',
    ...PLANE,
    xTitle: 'x',
    yTitle: 'y',
    shapes: [
      {
        shape: 'path',
        smooth: true,
        accent: 1,
        points: curveWithin((x) => (p.quarters / 4) * (x - p.h) ** 2 + p.k, { ...PLANE, step: 0.25 }),
      },
    ],
    alt: `Parábola que se abre hacia ${p.quarters > 0 ? 'arriba' : 'abajo'}, con vértice en (${p.h}, ${p.k}), y que corta el eje y ${c(p) > 0 ? 'sobre' : 'bajo'} el origen.`,
  }),
  key: (p) => signs(p.quarters > 0, c(p) > 0),
  oracle: (p) => {
    // c is the value at 0; the second difference of values has the sign of a.
    const f = (x: number) => p.quarters * (x - p.h) ** 2 + 4 * p.k;
    return signs(f(-1) - 2 * f(0) + f(1) > 0, f(0) > 0).value;
  },
  distractors: [
    {
      mistake: 'invierte-la-concavidad',
      answer: (p) => signs(p.quarters < 0, c(p) > 0),
      feedback: () => md`El signo de $a$ dice hacia dónde se abre la parábola: revísalo.`,
    },
    {
      mistake: 'lee-mal-el-corte-con-el-eje-vertical',
      answer: (p) => signs(p.quarters > 0, c(p) < 0),
      feedback: () => md`$c$ es el valor de $f(0)$: mira dónde corta la curva al eje $y$.`,
    },
    {
      mistake: 'invierte-concavidad-y-corte',
      answer: (p) => signs(p.quarters < 0, c(p) < 0),
      feedback: () => md`Revisa hacia dónde se abre la parábola y en qué parte del eje $y$ lo corta.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El signo del primer coeficiente',
      text: md`La parábola se abre hacia ${p.quarters > 0 ? 'arriba' : 'abajo'}, así que $a ${p.quarters > 0 ? '>' : '<'} 0$.`,
    },
    {
      title: 'El signo del término libre',
      text: md`Como $f(0) = c$, la curva corta el eje $y$ en $(0, c)$, que está ${c(p) > 0 ? 'sobre' : 'bajo'} el origen: $c ${c(p) > 0 ? '>' : '<'} 0$.`,
    },
    { title: 'Conclusión', text: md`Es verdadera la afirmación ${signs(p.quarters > 0, c(p) > 0).text}.` },
  ],
});

function c(p: Draw): number {
  return (p.quarters / 4) * p.h ** 2 + p.k;
}

function signs(a: boolean, c: boolean) {
  return { text: md`$a ${a ? '>' : '<'} 0$ y $c ${c ? '>' : '<'} 0$`, value: `a${a ? '+' : '-'}c${c ? '+' : '-'}` };
}
