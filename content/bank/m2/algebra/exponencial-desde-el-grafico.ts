import { allDifferent, curveWithin, defineTemplate, md } from '../../authoring/index.ts';

/** f(x) = a·b^x */
interface Draw {
  readonly a: number;
  readonly b: number;
}

export default defineTemplate<Draw>({
  id: 'm2-exponencial-desde-el-grafico',
  version: 1,
  content: 'm2.algebra.potencia-exponencial-logaritmica.exponencial',
  skill: 'representar',
  difficulty: 2,
  parameters: (random) => ({ a: random.integer(2, 9), b: random.integer(2, 9) }),
  accepts: (p) => allDifferent([p.a, p.b]) && allDifferent([p.b, p.a * p.b, p.a * p.b - p.a]),
  stem: () =>
    md`En la figura se muestra la gráfica de una función exponencial $f(x) = a \cdot b^x$ y dos de sus puntos. ¿Cuál es la función $f$?`,
  figure: (p) => {
    const step = p.a * p.b > 40 ? 10 : p.a * p.b > 15 ? 5 : 2;
    const top = Math.ceil((p.a * p.b * 1.3) / step) * step;
    const plane = { x: [-3, 2], y: [0, top] } as const;
    return {
      kind: 'plane',
      ...plane,
      step: [1, step],
      xTitle: 'x',
      yTitle: 'y',
      shapes: [
        {
          shape: 'path',
          smooth: true,
          accent: 1,
          points: curveWithin((x) => p.a * p.b ** x, { ...plane, step: 0.1 }),
        },
        { shape: 'point', at: [0, p.a], accent: 1, label: `(0, ${p.a})` },
        { shape: 'point', at: [1, p.a * p.b], accent: 1, label: `(1, ${p.a * p.b})` },
      ],
      alt: `Gráfica de una función exponencial creciente que pasa por los puntos (0, ${p.a}) y (1, ${p.a * p.b}).`,
    };
  },
  key: (p) => option(p.a, p.b),
  oracle: (p) => {
    for (let a = 1; a <= 100; a++)
      for (let b = 1; b <= 100; b++) if (a * b ** 0 === p.a && a * b ** 1 === p.a * p.b) return option(a, b).value;
    return 'no function fits';
  },
  distractors: [
    {
      mistake: 'toma-el-segundo-valor-por-base',
      answer: (p) => option(p.a, p.a * p.b),
      feedback: () => md`El valor en $x = 1$ es $a \cdot b$: para obtener la base hay que dividirlo por $a$.`,
    },
    {
      mistake: 'intercambia-coeficiente-y-base',
      answer: (p) => option(p.b, p.a),
      feedback: () => md`El corte con el eje $y$ es el coeficiente $a$, no la base.`,
    },
    {
      mistake: 'toma-la-diferencia-por-base',
      answer: (p) => option(p.a, p.a * p.b - p.a),
      feedback: () => md`Restaste los dos valores; en una exponencial lo constante es el cociente.`,
    },
  ],
  solution: (p) => [
    { title: 'El coeficiente', text: md`Como $b^0 = 1$, el corte con el eje $y$ es $a$: $a = ${p.a}$.` },
    {
      title: 'La base',
      text: md`$f(1) = a \cdot b = ${p.a * p.b}$, así que $b = ${p.a * p.b} : ${p.a} = ${p.b}$.`,
    },
    { title: 'La función', text: md`Es ${option(p.a, p.b).text}.` },
  ],
});

function option(a: number, b: number) {
  return { text: md`$f(x) = ${a} \cdot ${b}^x$`, value: `${a}·${b}^x` };
}
