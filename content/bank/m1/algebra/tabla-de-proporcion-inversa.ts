import { allDifferent, amountAnswer, defineTemplate, frac, md, type Unit } from '../../authoring/index.ts';

interface Draw {
  readonly product: number;
  readonly xs: readonly [number, number, number];
  readonly scene: (typeof SCENES)[number];
}

const SCENES = [
  {
    text: 'El tiempo que tarda en llenarse un estanque es inversamente proporcional al número de llaves iguales que se abren.',
    x: 'Llaves abiertas',
    y: 'Tiempo (minutos)',
    unit: ['minuto', 'minutos'],
  },
  {
    text: 'Los días que alcanza una reserva de pasto son inversamente proporcionales a la cantidad de ovejas que comen de ella.',
    x: 'Ovejas',
    y: 'Duración (días)',
    unit: ['día', 'días'],
  },
  {
    text: 'El largo de una franja de terreno que tiene siempre la misma área es inversamente proporcional a su ancho.',
    x: 'Ancho (metros)',
    y: 'Largo (metros)',
    unit: ['metro', 'metros'],
  },
] as const satisfies readonly { text: string; x: string; y: string; unit: Unit }[];

export default defineTemplate<Draw>({
  id: 'm1-tabla-de-proporcion-inversa',
  version: 1,
  content: 'm1.algebra.proporcionalidad.directa-inversa',
  skill: 'representar',
  difficulty: 2,
  parameters: (random) => ({
    product: random.pick([120, 180, 240, 360, 420, 480, 600, 720]),
    xs: random.pick([
      [3, 5, 6],
      [4, 6, 8],
      [2, 4, 6],
      [5, 6, 10],
      [4, 5, 10],
      [6, 8, 12],
      [3, 4, 6],
      [5, 8, 10],
      [8, 10, 12],
      [4, 10, 12],
    ] as const),
    scene: random.pick(SCENES),
  }),
  accepts: (p) =>
    p.xs.every((x) => (p.product / x) % 1 === 0) &&
    [right(p), direct(p), sameDifference(p), average(p)].every(
      (value) => value.compare(0) > 0 && value.mul(2).d === 1n,
    ) &&
    allDifferent([right(p), direct(p), sameDifference(p), average(p)]),
  stem: (p) =>
    md`${p.scene.text} La tabla muestra algunos de estos valores.

| ${p.scene.x} | ${p.xs.join(' | ')} |
|---|---|---|---|
| ${p.scene.y} | ${p.product / p.xs[0]} | $k$ | ${p.product / p.xs[2]} |

¿Cuál es el valor de $k$?`,
  key: (p) => amountAnswer(right(p), p.scene.unit),
  oracle: (p) => {
    for (let halves = 1; halves < 2000; halves++)
      if (halves * p.xs[1] === 2 * p.xs[0] * (p.product / p.xs[0])) return frac(halves, 2);
    return 'no value fits';
  },
  distractors: [
    {
      mistake: 'usa-proporcion-directa',
      answer: (p) => amountAnswer(direct(p), p.scene.unit),
      feedback: () => md`Usaste una proporción directa, y aquí cuando una cantidad crece la otra disminuye.`,
    },
    {
      mistake: 'mantiene-la-suma-constante',
      answer: (p) => amountAnswer(sameDifference(p), p.scene.unit),
      feedback: () => md`Restaste lo mismo que aumentó la primera cantidad; lo constante es el producto.`,
    },
    {
      mistake: 'promedia-los-valores-vecinos',
      answer: (p) => amountAnswer(average(p), p.scene.unit),
      feedback: () => md`Promediaste los valores de los lados: la proporción inversa no cambia en forma pareja.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Qué es constante',
      text: md`En una proporción inversa el producto de las dos cantidades no cambia: $${p.xs[0]} \cdot ${p.product / p.xs[0]} = ${p.product}$.`,
    },
    {
      title: 'Comprobar con la otra columna',
      text: md`$${p.xs[2]} \cdot ${p.product / p.xs[2]} = ${p.product}$: coincide.`,
    },
    {
      title: 'Despejar',
      text: md`$${p.xs[1]} \cdot k = ${p.product}$, así que $k = ${p.product} : ${p.xs[1]}$, es decir, ${amountAnswer(right(p), p.scene.unit).text}.`,
    },
  ],
});

function right(p: Draw) {
  return frac(p.product, p.xs[1]);
}

function direct(p: Draw) {
  return frac(p.product, p.xs[0]).mul(p.xs[1]).div(p.xs[0]);
}

function sameDifference(p: Draw) {
  return frac(p.product, p.xs[0]).sub(p.xs[1] - p.xs[0]);
}

function average(p: Draw) {
  return frac(p.product, p.xs[0]).add(frac(p.product, p.xs[2])).div(2);
}
