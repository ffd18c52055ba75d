import { allDifferent, defineTemplate, enterNumber, frac, fractionAnswer, md, slip } from '../../authoring/index.ts';

/** f(x) = mx + n */
interface Draw {
  readonly m: number;
  readonly n: number;
  readonly x1: number;
  readonly x2: number;
  readonly asked: number;
}

export default defineTemplate<Draw>({
  id: 'm1-afin-desde-dos-valores',
  version: 1,
  content: 'm1.algebra.funcion-lineal-afin.concepto',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    m: random.pick([-5, -4, -3, -2, 2, 3, 4, 5]),
    n: random.integer(-9, 9),
    x1: random.integer(-4, 3),
    x2: random.integer(1, 7),
    asked: random.integer(8, 20),
  }),
  accepts: (p) =>
    p.n !== 0 &&
    p.x2 - p.x1 >= 2 &&
    p.x1 !== 0 &&
    allDifferent([f(p, p.asked), p.m * p.asked, oneEach(p), backwards(p)]),
  stem: (p) =>
    md`Si $f$ es una función afín tal que $f(${p.x1}) = ${f(p, p.x1)}$ y $f(${p.x2}) = ${f(p, p.x2)}$, ¿cuál es el valor de $f(${p.asked})$?`,
  key: (p) => fractionAnswer(f(p, p.asked)),
  oracle: (p) => {
    for (let slope = -20; slope <= 20; slope++)
      for (let height = -120; height <= 120; height++)
        if (slope * p.x1 + height === f(p, p.x1) && slope * p.x2 + height === f(p, p.x2))
          return frac(slope * p.asked + height);
    return 'no line fits';
  },
  distractors: [
    {
      mistake: 'olvida-el-coeficiente-de-posicion',
      answer: (p) => fractionAnswer(p.m * p.asked),
      feedback: () => md`Encontraste la pendiente, pero la función afín también tiene un término sin $x$.`,
    },
    {
      mistake: 'aumenta-lo-mismo-que-la-variable',
      answer: (p) => fractionAnswer(oneEach(p)),
      feedback: () =>
        md`Sumaste a la función lo que aumentó $x$: cada unidad de $x$ cambia la función según la pendiente.`,
    },
    {
      mistake: 'usa-la-pendiente-con-signo-contrario',
      answer: (p) => fractionAnswer(backwards(p)),
      feedback: () => md`Avanzaste con la pendiente de signo contrario: mira si la función crece o decrece.`,
    },
  ],
  solution: (p) => [
    {
      title: 'La pendiente',
      text: md`$m = \frac{${f(p, p.x2)} - ${wrapped(f(p, p.x1))}}{${p.x2} - ${wrapped(p.x1)}} = ${p.m}$.`,
    },
    {
      title: 'Avanzar desde un valor conocido',
      text: md`De $${p.x2}$ a $${p.asked}$ hay $${p.asked - p.x2}$ unidades: la función cambia en $${p.m} \cdot ${p.asked - p.x2} = ${p.m * (p.asked - p.x2)}$.`,
    },
    {
      title: 'El valor pedido',
      text: md`$f(${p.asked}) = ${f(p, p.x2)} + ${wrapped(p.m * (p.asked - p.x2))}$. El valor es $${f(p, p.asked)}$.`,
    },
  ],
  steps: (p) => [
    {
      title: 'La pendiente',
      prompt: md`Cuando $x$ pasa de $${p.x1}$ a $${p.x2}$, $f$ pasa de $${f(p, p.x1)}$ a $${f(p, p.x2)}$. ¿Cuánto cambia $f$ por cada unidad de $x$?`,
      answer: enterNumber(p.m),
      slips: [
        slip(
          -p.m,
          md`El tamaño está bien. ¿La función sube o baja cuando $x$ aumenta?`,
          'usa-la-pendiente-con-signo-contrario',
        ),
        slip(frac(1, p.m), md`Dividiste al revés: el cambio de $f$ va arriba y el de $x$, abajo.`),
        slip(p.m * (p.x2 - p.x1), md`Ese es el cambio en todo el tramo: divídelo por lo que avanza $x$.`),
      ],
      done: md`$m = \frac{${f(p, p.x2)} - ${wrapped(f(p, p.x1))}}{${p.x2} - ${wrapped(p.x1)}} = ${p.m}$.`,
    },
    {
      title: 'El término sin x',
      prompt: md`Entonces $f(x) = ${p.m}x + n$. Usa uno de los valores conocidos: ¿cuánto vale $n$?`,
      answer: enterNumber(p.n),
      slips: [
        slip(f(p, p.x2), md`Ese es el valor de $f$; falta quitarle lo que aporta la $x$.`),
        slip(f(p, p.x2) + p.m * p.x2, md`Lo que aporta la $x$ se resta para dejar sola la $n$.`),
        slip(-p.n, md`El número está, pero con el signo contrario.`),
      ],
      done: md`$${f(p, p.x2)} = ${p.m} \cdot ${wrapped(p.x2)} + n$, así que $n = ${p.n}$.`,
    },
    {
      title: 'El valor pedido',
      prompt: md`¿Cuánto vale $f(${p.asked})$?`,
      answer: enterNumber(f(p, p.asked)),
      slips: [
        slip(
          p.m * p.asked,
          md`Usaste la pendiente, pero falta el término sin $x$.`,
          'olvida-el-coeficiente-de-posicion',
        ),
        slip(
          oneEach(p),
          md`Sumaste lo que avanzó $x$: cada unidad cambia la función según la pendiente.`,
          'aumenta-lo-mismo-que-la-variable',
        ),
        slip(
          backwards(p),
          md`Avanzaste con el signo contrario de la pendiente.`,
          'usa-la-pendiente-con-signo-contrario',
        ),
        slip(p.m * p.asked - p.n, md`Revisa el signo del término sin $x$.`),
      ],
      done: md`$${p.m} \cdot ${p.asked} + ${wrapped(p.n)} = ${f(p, p.asked)}$.`,
    },
  ],
});

function f(p: Draw, x: number): number {
  return p.m * x + p.n;
}

function oneEach(p: Draw): number {
  return f(p, p.x2) + p.asked - p.x2;
}

function backwards(p: Draw): number {
  return f(p, p.x2) - p.m * (p.asked - p.x2);
}

function wrapped(value: number): string {
  return value < 0 ? `(${value})` : String(value);
}
