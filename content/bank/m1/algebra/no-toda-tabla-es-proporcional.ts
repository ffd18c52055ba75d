import { defineTemplate, frac, md } from '../../authoring/index.ts';

/** y = slope · x + start, which is no proportion. */
interface Draw {
  readonly slope: number;
  readonly start: number;
  readonly xs: readonly [number, number, number, number];
  readonly scene: (typeof SCENES)[number];
}

const SCENES = [
  { text: 'una planta de tomate', x: 'Semanas desde el trasplante', y: 'Altura (cm)' },
  { text: 'un estanque que se llena', x: 'Minutos con la llave abierta', y: 'Agua (litros)' },
  { text: 'una alcancía', x: 'Semanas de ahorro', y: 'Monedas' },
  { text: 'un resorte del que se cuelgan bolitas', x: 'Bolitas', y: 'Largo (mm)' },
] as const;

export default defineTemplate<Draw>({
  id: 'm1-no-toda-tabla-es-proporcional',
  version: 1,
  content: 'm1.algebra.proporcionalidad.directa-inversa',
  skill: 'argumentar',
  difficulty: 3,
  parameters: (random) => ({
    slope: random.integer(2, 9),
    start: random.integer(3, 30),
    xs: random.pick([
      [1, 2, 3, 4],
      [1, 2, 4, 5],
      [2, 3, 4, 6],
      [2, 4, 5, 8],
      [1, 3, 4, 6],
    ] as const),
    scene: random.pick(SCENES),
  }),
  stem: (
    p,
  ) => md`La tabla muestra algunos datos de ${p.scene.text}. Sean $x$ los valores de la primera fila e $y$ los de la segunda.

| ${p.scene.x} | ${p.xs.join(' | ')} |
|---|---|---|---|---|
| ${p.scene.y} | ${p.xs.map((x) => p.slope * x + p.start).join(' | ')} |

¿Cuál de las siguientes conclusiones sobre los datos de la tabla es correcta?`,
  key: () => OPTIONS.neither,
  oracle: (p) => {
    const ys = p.xs.map((x) => p.slope * x + p.start);
    const constant = (values: readonly ReturnType<typeof frac>[]) =>
      values.every((value) => value.equals(values[0] ?? 0));
    if (constant(p.xs.map((x, place) => frac(ys[place] ?? 0, x)))) return 'directa';
    return constant(p.xs.map((x, place) => frac((ys[place] ?? 0) * x))) ? 'inversa' : 'ninguna';
  },
  distractors: [
    {
      mistake: 'cree-directa-toda-relacion-creciente',
      answer: () => OPTIONS.growing,
      feedback: () => md`Que ambas aumenten no basta: en una proporción directa el cociente es constante.`,
    },
    {
      mistake: 'cree-directo-todo-aumento-parejo',
      answer: () => OPTIONS.even,
      feedback: () => md`Un aumento parejo indica una función afín; falta que el cociente sea constante.`,
    },
    {
      mistake: 'cree-inversa-si-el-cociente-baja',
      answer: () => OPTIONS.falling,
      feedback: () => md`En una proporción inversa lo constante es el producto: calcúlalo en dos columnas.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Probar si es directa',
      text: md`Los cocientes debían ser iguales, pero $\frac{${p.slope * p.xs[0] + p.start}}{${p.xs[0]}} \neq \frac{${p.slope * p.xs[1] + p.start}}{${p.xs[1]}}$.`,
    },
    {
      title: 'Probar si es inversa',
      text: md`Los productos debían ser iguales, pero $${p.xs[0]} \cdot ${p.slope * p.xs[0] + p.start} = ${p.xs[0] * (p.slope * p.xs[0] + p.start)}$ y $${p.xs[1]} \cdot ${p.slope * p.xs[1] + p.start} = ${p.xs[1] * (p.slope * p.xs[1] + p.start)}$.`,
    },
    { title: 'Conclusión', text: OPTIONS.neither.text },
  ],
});

const OPTIONS = {
  neither: {
    text: md`No son proporcionales, porque $\frac{y}{x}$ no es constante y $x \cdot y$ tampoco.`,
    value: 'ninguna',
  },
  growing: {
    text: md`Son directamente proporcionales, porque cuando $x$ aumenta, $y$ también.`,
    value: 'directa, crece',
  },
  even: {
    text: md`Son directamente proporcionales, porque $y$ aumenta lo mismo por cada unidad de $x$.`,
    value: 'directa, pareja',
  },
  falling: {
    text: md`Son inversamente proporcionales, porque $\frac{y}{x}$ disminuye cuando $x$ aumenta.`,
    value: 'inversa',
  },
};
