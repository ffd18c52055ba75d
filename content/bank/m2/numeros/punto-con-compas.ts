import { simplifiedRoot } from '../../authoring/answer-forms.ts';
import { frame, onCircle } from '../../authoring/frame.ts';
import { allDifferent, defineTemplate, md } from '../../authoring/index.ts';
import { integers } from '../../authoring/oracles.ts';

/** Where the compass stands on the number line, and the legs of the right triangle from there. */
interface Draw {
  readonly start: number;
  readonly across: number;
  readonly up: number;
}

export default defineTemplate<Draw>({
  id: 'm2-punto-con-compas',
  version: 1,
  content: 'm2.numeros.reales.operaciones',
  skill: 'representar',
  difficulty: 3,
  parameters: (random) => ({
    start: random.pick([-4, -3, -2, -1, 1, 2, 3]),
    across: random.integer(1, 4),
    up: random.integer(1, 4),
  }),
  accepts: (p) => !Number.isInteger(Math.hypot(p.across, p.up)) && allDifferent(options(p)),
  stem: (p) =>
    md`En la figura, sobre la recta numérica se dibujó un triángulo rectángulo con un vértice en $${p.start}$ y catetos que miden $${p.across}$ y $${p.up}$. Con centro en $${p.start}$ y radio igual a la hipotenusa se trazó un arco que corta a la recta en el punto $P$, a la derecha del centro. La figura no está a escala. ¿Qué número corresponde a $P$?`,
  figure: (p) => {
    // Always the same triangle: where P lies cannot be read off it.
    const [across, up] = [4, 3];
    const radius = Math.hypot(across, up);
    const [least, most] = [-1.5, radius + 1.5];
    const { at, width, height } = frame([
      [least, -0.6],
      [most, up],
    ]);
    const opening = (Math.atan2(up, across) * 180) / Math.PI;
    const arc = integers(0, 20).map((index) => {
      const [x, y] = onCircle([0, 0], radius, (opening * index) / 20);
      return at(x, y);
    });
    const top = at(across, up);
    return {
      kind: 'drawing',
      width,
      height,
      shapes: [
        { shape: 'arrow', from: at(least, 0), to: at(most, 0) },
        { shape: 'segment', from: at(0, 0, 0, -0.15), to: at(0, 0, 0, 0.15) },
        { shape: 'text', at: at(0, 0, 0, -0.75), text: `${p.start}`.replace('-', '−') },
        { shape: 'path', points: arc, dashed: true, accent: 2 },
        { shape: 'polygon', points: [at(0, 0), at(across, 0), top], accent: 1, filled: true },
        { shape: 'angle', at: at(across, 0), from: at(0, 0), to: top, right: true },
        { shape: 'text', at: at(across / 2, 0, 0, 0.5), text: `${p.across}` },
        { shape: 'text', at: at(across, up / 2, -0.3), text: `${p.up}`, anchor: 'end' },
        { shape: 'point', at: at(radius, 0), label: 'P' },
      ],
      alt: `Recta numérica con un triángulo rectángulo: un cateto, de medida ${p.across}, va sobre la recta desde ${p.start} hacia la derecha y el otro, de medida ${p.up}, sube desde su extremo. Un arco con centro en ${p.start} va desde el vértice superior hasta el punto P de la recta, a la derecha.`,
    };
  },
  key: (p) => options(p)[0],
  oracle: (p) => {
    // The point of the line as far from the centre as the top of the triangle, by halving.
    const [x, y] = [p.start + p.across, p.up];
    let [near, far] = [p.start, p.start + p.across + p.up];
    for (let half = 0; half < 60; half++) {
      const middle = (near + far) / 2;
      if ((middle - p.start) ** 2 < (x - p.start) ** 2 + y ** 2) near = middle;
      else far = middle;
    }
    return far;
  },
  distractors: [
    {
      mistake: 'olvida-desde-donde-se-mide',
      answer: (p) => options(p)[1],
      feedback: (p) => md`Esa es la longitud de la hipotenusa; el arco parte desde $${p.start}$ y no desde $0$.`,
    },
    {
      mistake: 'suma-los-lados-sin-elevar',
      answer: (p) => options(p)[2],
      feedback: () => md`En el teorema de Pitágoras se suman los cuadrados de los catetos, no los catetos.`,
    },
    {
      mistake: 'mide-el-triangulo-desde-el-cero',
      answer: (p) => options(p)[3],
      feedback: (p) => md`Usaste la distancia desde $0$ hasta el vértice; el centro del arco es $${p.start}$.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El radio del arco',
      text: md`Es la hipotenusa: $\sqrt{${p.across}^2 + ${p.up}^2} = ${root(p.across ** 2 + p.up ** 2)}$.`,
    },
    {
      title: 'Desde el centro hacia la derecha',
      text: md`$P$ está a esa distancia a la derecha de $${p.start}$: le corresponde ${options(p)[0].text}.`,
    },
  ],
});

function root(radicand: number): string {
  const { outside, inside } = simplifiedRoot(radicand);
  if (inside === 1) return `${outside}`;
  return md`${outside === 1 ? '' : outside}\sqrt{${inside}}`;
}

function options(p: Draw) {
  const [square, sum, fromZero] = [p.across ** 2 + p.up ** 2, p.across + p.up, (p.start + p.across) ** 2 + p.up ** 2];
  const moved = (radicand: number) => ({
    text: md`$${p.start} + ${root(radicand)}$`,
    value: p.start + Math.sqrt(radicand),
  });
  return [
    moved(square),
    { text: md`$${root(square)}$`, value: Math.sqrt(square) },
    moved(sum),
    { text: md`$${root(fromZero)}$`, value: Math.sqrt(fromZero) },
  ] as const;
}
