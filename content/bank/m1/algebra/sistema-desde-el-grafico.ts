import { allDifferent, defineTemplate, lineWithin, md, texPolynomial } from '../../authoring/index.ts';

/** Lines y = mx + n. */
interface Draw {
  readonly m1: number;
  readonly n1: number;
  readonly m2: number;
  readonly n2: number;
}

const PLANE = { x: [-6, 6], y: [-6, 6] } as const;

export default defineTemplate<Draw>({
  id: 'm1-sistema-desde-el-grafico',
  version: 1,
  content: 'm1.algebra.sistemas-2x2.resolucion',
  skill: 'representar',
  difficulty: 3,
  parameters: (random) => {
    const [m1, m2] = [random.pick([1, 2, 3]), random.pick([-1, -2, -3])];
    const [x, y] = [random.pick([-3, -2, -1, 1, 2, 3]), random.integer(-4, 4)];
    return { m1, m2, n1: y - m1 * x, n2: y - m2 * x };
  },
  accepts: (p) =>
    Math.abs(p.n1) <= 5 &&
    Math.abs(p.n2) <= 5 &&
    p.n1 !== 0 &&
    p.n2 !== 0 &&
    Math.abs(p.m1) !== Math.abs(p.m2) &&
    allDifferent([right(p), turned(p), swapped(p), negated(p)].map(canonical)),
  stem: () =>
    md`En la figura se muestran las gráficas de las dos ecuaciones de un sistema. ¿Cuál de los siguientes es ese sistema?`,
  figure: (p) => {
    const x = crossing(p);
    const y = p.m1 * x + p.n1;
    const [first, second] = [lineWithin(p.m1, p.n1, PLANE), lineWithin(p.m2, p.n2, PLANE)];
    return {
      kind: 'plane',
      ...PLANE,
      xTitle: 'x',
      yTitle: 'y',
      shapes: [
        { shape: 'segment', from: first[0], to: first[1], accent: 1 },
        { shape: 'segment', from: second[0], to: second[1], accent: 2 },
        { shape: 'point', at: [x, y] },
        { shape: 'point', at: [0, p.n1], accent: 1 },
        { shape: 'point', at: [0, p.n2], accent: 2 },
      ],
      alt: `Dos rectas en el plano cartesiano que se cortan en el punto (${x}, ${y}). Una corta el eje y en ${p.n1} y sube hacia la derecha; la otra corta el eje y en ${p.n2} y baja hacia la derecha.`,
    };
  },
  key: (p) => option(right(p)),
  // Through the marked points: the crossing and those on the axis.
  oracle: (p) => {
    const x = crossing(p);
    const y = p.m2 * x + p.n2;
    const lines = [p.n1, p.n2].map((height) => [(y - height) / x, height] as const);
    return canonical([lines[0] ?? [0, 0], lines[1] ?? [0, 0]]);
  },
  distractors: [
    {
      mistake: 'invierte-la-inclinacion-de-las-rectas',
      answer: (p) => option(turned(p)),
      feedback: () => md`Los cortes con el eje $y$ son correctos, pero revisa cuál recta sube y cuál baja.`,
    },
    {
      mistake: 'intercambia-los-cortes-de-las-rectas',
      answer: (p) => option(swapped(p)),
      feedback: () => md`Cada pendiente debe ir con el corte de su propia recta con el eje $y$.`,
    },
    {
      mistake: 'cambia-el-signo-de-los-cortes',
      answer: (p) => option(negated(p)),
      feedback: () => md`Las inclinaciones son correctas; mira en qué parte del eje $y$ corta cada recta.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Los cortes con el eje vertical',
      text: md`Las rectas cortan el eje $y$ en $${p.n1}$ y en $${p.n2}$: son los términos sin $x$ de cada ecuación.`,
    },
    {
      title: 'Las pendientes',
      text: md`Por cada unidad hacia la derecha, la que corta en $${p.n1}$ sube $${p.m1}$ y la que corta en $${p.n2}$ baja $${-p.m2}$: las pendientes son $${p.m1}$ y $${p.m2}$.`,
    },
    { title: 'El sistema', text: md`Es ${option(right(p)).text}.` },
  ],
});

type Lines = readonly [readonly [number, number], readonly [number, number]];

function crossing(p: Draw): number {
  return (p.n2 - p.n1) / (p.m1 - p.m2);
}

function right(p: Draw): Lines {
  return [
    [p.m1, p.n1],
    [p.m2, p.n2],
  ];
}

function turned(p: Draw): Lines {
  return [
    [-p.m1, p.n1],
    [-p.m2, p.n2],
  ];
}

function swapped(p: Draw): Lines {
  return [
    [p.m1, p.n2],
    [p.m2, p.n1],
  ];
}

function negated(p: Draw): Lines {
  return [
    [p.m1, -p.n1],
    [p.m2, -p.n2],
  ];
}

function option(lines: Lines) {
  const [first, second] = lines;
  return {
    text: md`$\begin{cases} y = ${texPolynomial(first)} \\ y = ${texPolynomial(second)} \end{cases}$`,
    value: canonical(lines),
  };
}

function canonical(lines: Lines): string {
  return lines
    .map((line) => texPolynomial(line))
    .sort()
    .join(' y ');
}
