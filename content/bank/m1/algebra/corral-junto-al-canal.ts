import { defineTemplate, md, polynomialValueOf, texPolynomial } from '../../authoring/index.ts';

interface Draw {
  readonly fence: number;
  readonly place: string;
  readonly border: string;
}

export default defineTemplate<Draw>({
  id: 'm1-corral-junto-al-canal',
  version: 1,
  content: 'm1.algebra.funcion-cuadratica.problemas',
  skill: 'modelar',
  difficulty: 3,
  parameters: (random) => ({
    fence: 2 * random.integer(15, 90),
    place: random.pick(['un corral para ovejas', 'un potrero', 'una huerta', 'un gallinero']),
    border: random.pick(['un canal recto', 'un muro recto', 'la orilla recta de un río']),
  }),
  stem: (p) =>
    md`Con ${p.fence} m de malla se quiere cerrar ${p.place} de forma rectangular junto a ${p.border}; ese lado no lleva malla. Cada uno de los dos lados perpendiculares a él mide $x$ metros y se ocupa toda la malla. ¿Cuál de las siguientes funciones representa el área encerrada, en metros cuadrados?`,
  key: (p) => area([-2, p.fence, 0], `x(${p.fence} - 2x)`),
  oracle: (p) =>
    polynomialValueOf(
      (x) => {
        let left = x.mul(0).add(p.fence);
        for (const side of [x, x]) left = left.sub(side);
        return left.mul(x);
      },
      { degree: 2 },
    ),
  distractors: [
    {
      mistake: 'descuenta-un-solo-lado',
      answer: (p) => area([-1, p.fence, 0], `x(${p.fence} - x)`),
      feedback: () => md`La malla cubre dos lados de $x$ metros: descontaste uno.`,
    },
    {
      mistake: 'reparte-la-malla-en-cuatro-lados',
      answer: (p) => area([-1, p.fence / 2, 0], `x(${p.fence / 2} - x)`),
      feedback: () => md`Repartiste la malla entre cuatro lados, y uno de ellos no lleva.`,
    },
    {
      mistake: 'duplica-el-lado-en-el-area',
      answer: (p) => area([-4, 2 * p.fence, 0], `2x(${p.fence} - 2x)`),
      feedback: () => md`El área es largo por ancho: contaste dos veces el lado de $x$ metros.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El tercer lado con malla',
      text: md`Los dos lados perpendiculares ocupan $2x$ metros; para el otro quedan $${p.fence} - 2x$ metros.`,
    },
    {
      title: 'El área',
      text: md`Es el producto de los dos lados distintos: $A(x) = x(${p.fence} - 2x)$.`,
    },
  ],
});

function area(polynomial: readonly number[], tex: string) {
  return { text: md`$A(x) = ${tex}$`, value: texPolynomial(polynomial) };
}
