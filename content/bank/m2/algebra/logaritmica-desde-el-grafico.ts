import { allDifferent, curveWithin, defineTemplate, md } from '../../authoring/index.ts';

/** f(x) = log of x − h in base b. */
interface Draw {
  readonly b: number;
  readonly h: number;
}

export default defineTemplate<Draw>({
  id: 'm2-logaritmica-desde-el-grafico',
  version: 1,
  content: 'm2.algebra.potencia-exponencial-logaritmica.logaritmica',
  skill: 'representar',
  difficulty: 3,
  parameters: (random) => ({
    b: random.integer(2, 7),
    h: random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
  }),
  accepts: (p) => p.h + p.b >= 2 && allDifferent(options(p)),
  stem: (p) =>
    md`En la figura se muestra la gráfica de una función logarítmica $f$, que pasa por los puntos destacados $(${p.h + 1}, 0)$ y $(${p.h + p.b}, 1)$ y cuya asíntota es la recta $x = ${p.h}$. ¿Cuál de las siguientes puede ser la función $f$?`,
  figure: (p) => {
    const plane = { x: [Math.min(p.h - 2, -1), p.h + p.b + 3], y: [-3, 3] } as const;
    const curve = (x: number) => (x > p.h ? Math.log(x - p.h) / Math.log(p.b) : Number.NEGATIVE_INFINITY);
    const start = p.h + p.b ** -2.9;
    return {
      kind: 'plane',
      ...plane,
      shapes: [
        { shape: 'segment', from: [p.h, -3], to: [p.h, 3], dashed: true, accent: 2 },
        {
          shape: 'path',
          smooth: true,
          accent: 1,
          points: [
            [start, curve(start)],
            ...[-2.2, -1.6, -1.1, -0.7, -0.35].map((y) => [p.h + p.b ** y, y] as const),
            ...curveWithin(curve, { ...plane, step: 0.25 }).filter(([x]) => x >= p.h + 1),
          ],
        },
        { shape: 'point', at: [p.h + 1, 0], accent: 1 },
        { shape: 'point', at: [p.h + p.b, 1], accent: 1 },
      ],
      alt: `Curva creciente que se acerca a la recta vertical segmentada x = ${p.h}, pasa por los puntos (${p.h + 1}, 0) y (${p.h + p.b}, 1) y crece cada vez más lento.`,
    };
  },
  key: (p) => options(p)[0],
  oracle: (p) => {
    for (let b = 2; b <= 20; b++)
      for (let h = -10; h <= 10; h++) {
        const f = (x: number) => Math.log(x - h) / Math.log(b);
        if (Math.abs(f(p.h + 1)) < 1e-9 && Math.abs(f(p.h + p.b) - 1) < 1e-9) return inside(b, h).value;
      }
    return 'no function fits';
  },
  distractors: [
    {
      mistake: 'desplaza-la-logaritmica-al-reves',
      answer: (p) => options(p)[1],
      feedback: (p) => md`Reemplaza $x = ${p.h + 1}$: el argumento debe valer $1$ y con tu función no resulta.`,
    },
    {
      mistake: 'toma-la-abscisa-por-base',
      answer: (p) => options(p)[2],
      feedback: () => md`La base se lee en el argumento y no en la abscisa: mídela desde la asíntota.`,
    },
    {
      mistake: 'no-mide-la-logaritmica-desde-la-asintota',
      answer: (p) => options(p)[3],
      feedback: (p) =>
        md`Reemplaza $x = ${p.h}$, la asíntota: el argumento debe valer $0$ y con tu función no resulta.`,
    },
  ],
  solution: (p) => [
    {
      title: 'La asíntota',
      text: md`El argumento se anula en la asíntota, $x = ${p.h}$: el argumento es $${argument(p.h)}$.`,
    },
    {
      title: 'La base',
      text: md`En $x = ${p.h + p.b}$ el argumento vale $${p.b}$ y la función vale $1$. Un logaritmo vale $1$ cuando su argumento es igual a la base, así que la base es $${p.b}$.`,
    },
    { title: 'La función', text: md`Es ${options(p)[0].text}.` },
  ],
});

function argument(h: number): string {
  return h < 0 ? `x + ${-h}` : `x - ${h}`;
}

function inside(base: number, h: number) {
  return { text: md`$f(x) = \log_{${base}} (${argument(h)})$`, value: `${base} ${h}` };
}

function options(p: Draw) {
  return [inside(p.b, p.h), inside(p.b, -p.h), inside(p.b + p.h, p.h), inside(p.b + p.h, -p.h)] as const;
}
