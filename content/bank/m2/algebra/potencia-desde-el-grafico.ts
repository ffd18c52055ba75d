import { curveWithin, defineTemplate, md } from '../../authoring/index.ts';

/** f(x) = a·x^n */
interface Draw {
  readonly halves: number;
  readonly n: number;
}

export default defineTemplate<Draw>({
  id: 'm2-potencia-desde-el-grafico',
  version: 1,
  content: 'm2.algebra.potencia-exponencial-logaritmica.potencia',
  skill: 'representar',
  difficulty: 2,
  parameters: (random) => ({
    halves: random.pick([-8, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 8]),
    n: random.integer(2, 5),
  }),
  // With the factor 1 the whole bracket may be raised as well.
  accepts: (p) => p.halves !== 2 && !(p.halves === -2 && p.n % 2 === 1) && Math.abs(p.halves) * 2 ** p.n <= 200,
  stem: (p) =>
    md`En la figura se muestra la gráfica de una función $f(x) = ax^n$, con $n$ un número entero positivo, que pasa por los puntos destacados $(1; ${half(p.halves)})$ y $(2; ${half(p.halves * 2 ** p.n)})$. ¿Cuál es la función $f$?`,
  figure: (p) => {
    const top = Math.ceil((Math.abs(p.halves) * 2 ** p.n) / 2) + 1;
    const step = [2, 5, 10, 20, 50].find((one) => top / one <= 8) ?? 100;
    const most = Math.ceil(top / step) * step;
    const plane = { x: [-3, 3], y: [-most, most] } as const;
    const f = (x: number) => (p.halves / 2) * x ** p.n;
    return {
      kind: 'plane',
      ...plane,
      step: [1, step],
      xTitle: 'x',
      yTitle: 'y',
      shapes: [
        { shape: 'path', smooth: true, accent: 1, points: curveWithin(f, { ...plane, step: 0.1 }) },
        { shape: 'point', at: [1, f(1)], accent: 1 },
        { shape: 'point', at: [2, f(2)], accent: 1 },
      ],
      alt: `Gráfica de una función potencia que pasa por el origen y por los puntos (1; ${half(p.halves).replace('{,}', ',')}) y (2; ${half(p.halves * 2 ** p.n).replace('{,}', ',')}). ${p.n % 2 === 0 ? 'Es simétrica respecto del eje y.' : 'Es simétrica respecto del origen.'}`,
    };
  },
  key: (p) => power(p.halves, p.n),
  oracle: (p) => {
    // The value at 1 is the factor; doublings between the values at 1 and 2 are the exponent.
    const [atOne, atTwo] = [p.halves, p.halves * 2 ** p.n];
    let exponent = 0;
    for (let value = atOne; value !== atTwo; value *= 2) exponent++;
    return power(atOne, exponent).value;
  },
  distractors: [
    {
      mistake: 'equivoca-el-exponente-en-uno',
      answer: (p) => power(p.halves, p.n + 1),
      feedback: (p) => md`Reemplaza $x = 2$: tu función da $${half(p.halves * 2 ** (p.n + 1))}$.`,
    },
    {
      mistake: 'multiplica-en-vez-de-elevar',
      answer: (p) => ({
        text: md`$f(x) = ${factor(p.halves * 2 ** (p.n - 1))}x$`,
        value: `linear ${p.halves * 2 ** (p.n - 1)}`,
      }),
      feedback: () => md`Esa función pasa por el segundo punto, pero su gráfica es una recta.`,
    },
    {
      mistake: 'eleva-tambien-el-coeficiente',
      answer: (p) => ({
        text: md`$f(x) = (${factor(p.halves)}x)^${p.n}$`,
        value: `inside ${p.halves}^${p.n}`,
      }),
      feedback: () => md`El exponente afecta solo a $x$: reemplaza $x = 1$ y compara con la figura.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El coeficiente',
      text: md`En $x = 1$ la potencia vale $1$, así que $a = f(1) = ${half(p.halves)}$.`,
    },
    {
      title: 'El exponente',
      text: md`$f(2) = ${half(p.halves)} \cdot 2^n = ${half(p.halves * 2 ** p.n)}$, de donde $2^n = ${2 ** p.n}$ y $n = ${p.n}$.`,
    },
    { title: 'La función', text: md`Es ${power(p.halves, p.n).text}.` },
  ],
});

function half(halves: number): string {
  const size = Math.abs(halves);
  return `${halves < 0 ? '-' : ''}${Math.floor(size / 2)}${size % 2 === 1 ? '{,}5' : ''}`;
}

function power(halves: number, n: number) {
  return { text: md`$f(x) = ${factor(halves)}x^${n}$`, value: `${halves}/2 x^${n}` };
}

function factor(halves: number): string {
  return halves === 2 ? '' : halves === -2 ? '-' : half(halves);
}
