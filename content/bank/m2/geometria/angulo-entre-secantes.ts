import { frame, onCircle } from '../../authoring/frame.ts';
import { allDifferent, decimal, defineTemplate, frac, md, type Point } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'm2-angulo-entre-secantes',
  version: 1,
  content: 'm2.geometria.circunferencia.angulos-arcos',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    far: random.integer(35, 80) * 2,
    near: random.integer(10, 40) * 2,
  }),
  accepts: (p) => p.far - p.near >= 50 && allDifferent([key(p), added(p), noHalf(p), oneArc(p)]),
  stem: (p) =>
    md`Desde un punto P exterior a una circunferencia se trazan dos secantes, que la cortan en los puntos A y B, y C y D, como muestra la figura. El arco AC mide ${p.near}° y el arco BD mide ${p.far}°. ¿Cuánto mide el ángulo BPD?`,
  figure: (p) => {
    const [a, b, c, d] = corners(p);
    const vertex: Point = [meeting(p), 0];
    const { at, width, height, length } = frame([
      [-1, -1],
      [vertex[0], 1],
    ]);
    const label = (point: Point, text: string) => {
      const [x, y] = point;
      return { shape: 'text', at: at(x, y, 0.5 * x, 0.55 * y), text } as const;
    };
    return {
      kind: 'drawing',
      width,
      height,
      alt: `Circunferencia y un punto P exterior, a la derecha. Una secante desde P corta la circunferencia en A y luego en B; la otra la corta en C y luego en D. El arco AC, más cercano a P, mide ${p.near} grados y el arco BD, el más lejano, mide ${p.far} grados.`,
      shapes: [
        { shape: 'circle', centre: at(0, 0), radius: length(1) },
        { shape: 'segment', from: at(...vertex), to: at(...b) },
        { shape: 'segment', from: at(...vertex), to: at(...d) },
        { shape: 'arc', centre: at(0, 0), radius: length(1), from: -p.near / 2, to: p.near / 2, accent: 1 },
        { shape: 'arc', centre: at(0, 0), radius: length(1), from: 180 - p.far / 2, to: 180 + p.far / 2, accent: 2 },
        label(a, 'A'),
        label(b, 'B'),
        label(c, 'C'),
        label(d, 'D'),
        { shape: 'text', at: at(...vertex, 0.5), text: 'P' },
        { shape: 'text', at: at(0.5, 0), text: `${p.near}°` },
        { shape: 'text', at: at(-0.55, 0), text: `${p.far}°` },
      ],
    };
  },
  key,
  oracle: (p) => {
    const [, b, , d] = corners(p);
    const x = meeting(p);
    return ((Math.atan2(b[1], x - b[0]) - Math.atan2(d[1], x - d[0])) * 180) / Math.PI;
  },
  distractors: [
    {
      mistake: 'exterior-suma-los-arcos',
      answer: added,
      feedback: () => md`Sumaste los arcos, que corresponde a un vértice dentro de la circunferencia.`,
    },
    {
      mistake: 'exterior-olvida-la-mitad',
      answer: noHalf,
      feedback: () => md`Restaste los arcos, pero falta un paso para llegar al ángulo.`,
    },
    {
      mistake: 'exterior-usa-un-solo-arco',
      answer: oneArc,
      feedback: () => md`Usaste solo el arco lejano, como si el vértice estuviera en la circunferencia.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Dos ángulos inscritos',
      text: md`Al trazar AD, el ángulo BAD abarca el arco BD y mide $\frac{${p.far}^\circ}{2} = ${p.far / 2}^\circ$; el ángulo ADC abarca el arco AC y mide $\frac{${p.near}^\circ}{2} = ${p.near / 2}^\circ$.`,
    },
    {
      title: 'Ángulo exterior del triángulo PAD',
      text: md`El ángulo BAD es exterior a ese triángulo: es igual a la suma del ángulo pedido y el ángulo ADP.`,
    },
    {
      title: 'Restar',
      text: md`$${p.far / 2}^\circ - ${p.near / 2}^\circ$, es decir, ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly far: number;
  readonly near: number;
}

function corners(p: Parameters): readonly [Point, Point, Point, Point] {
  const on = (degrees: number) => onCircle([0, 0], 1, degrees);
  return [on(p.near / 2), on(180 - p.far / 2), on(-p.near / 2), on(180 + p.far / 2)];
}

/** Where the secants meet on the axis of symmetry. */
function meeting(p: Parameters): number {
  const [[ax, ay], [bx, by]] = corners(p);
  return ax + (ay * (ax - bx)) / (by - ay);
}

function degrees(value: ReturnType<typeof frac>) {
  return { text: md`${decimal(value)}°`, value };
}

function key(p: Parameters) {
  return degrees(frac(p.far - p.near, 2));
}

function added(p: Parameters) {
  return degrees(frac(p.far + p.near, 2));
}

function noHalf(p: Parameters) {
  return degrees(frac(p.far - p.near));
}

function oneArc(p: Parameters) {
  return degrees(frac(p.far, 2));
}
