import { onCircle } from '../../authoring/frame.ts';
import { allDifferent, defineTemplate, frac, md, type Point } from '../../authoring/index.ts';

const CENTRE: Point = [5.5, 5.2];
const RADIUS = 3.9;
const NAMES = [
  { a: 'A', b: 'B', c: 'C' },
  { a: 'P', b: 'Q', c: 'R' },
  { a: 'M', b: 'N', c: 'T' },
] as const;

export default defineTemplate({
  id: 'm2-angulo-inscrito-oculto',
  version: 1,
  content: 'm2.geometria.circunferencia.angulos-arcos',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    base: random.integer(20, 60),
    ...random.pick(NAMES),
  }),
  accepts: (p) => allDifferent([key(p), central(p), known(p), twice(p)]),
  stem: (p) =>
    md`En la figura, los puntos ${p.a}, ${p.b} y ${p.c} pertenecen a la circunferencia de centro O, y el centro está en el interior del triángulo ${p.a}${p.b}${p.c}. El ángulo O${p.a}${p.b} mide ${p.base}°. ¿Cuánto mide el ángulo ${p.a}${p.c}${p.b}?`,
  figure: (p) => {
    // The chord at the bottom subtends 180° − 2·base from the centre.
    const half = 90 - p.base;
    const a = onCircle(CENTRE, RADIUS, 270 - half);
    const b = onCircle(CENTRE, RADIUS, 270 + half);
    const c = onCircle(CENTRE, RADIUS, 80);
    const beyond = ([x, y]: Point): Point => [
      x + ((x - CENTRE[0]) * 0.55) / RADIUS,
      y + ((y - CENTRE[1]) * 0.55) / RADIUS,
    ];
    return {
      kind: 'drawing',
      width: 11,
      height: 10.2,
      alt: `Circunferencia de centro O con tres puntos ${p.a}, ${p.b} y ${p.c}. Se dibujan los radios O${p.a} y O${p.b}, la cuerda ${p.a}${p.b} y las cuerdas ${p.c}${p.a} y ${p.c}${p.b}. El ángulo O${p.a}${p.b} mide ${p.base} grados.`,
      shapes: [
        { shape: 'circle', centre: CENTRE, radius: RADIUS },
        { shape: 'segment', from: a, to: b },
        { shape: 'segment', from: CENTRE, to: a, accent: 1 },
        { shape: 'segment', from: CENTRE, to: b, accent: 1 },
        { shape: 'segment', from: c, to: a },
        { shape: 'segment', from: c, to: b },
        { shape: 'angle', at: a, from: b, to: CENTRE, label: `${p.base}°`, accent: 2 },
        { shape: 'point', at: CENTRE },
        { shape: 'text', at: [CENTRE[0], CENTRE[1] + 0.5], text: 'O' },
        { shape: 'text', at: beyond(a), text: p.a },
        { shape: 'text', at: beyond(b), text: p.b },
        { shape: 'text', at: beyond(c), text: p.c },
      ],
    };
  },
  key,
  oracle: (p) => {
    // Measures the angle between both chords, with the third point where the figure has it.
    const half = 90 - p.base;
    const [a, b, c] = [270 - half, 270 + half, 80].map((degrees) => onCircle([0, 0], 1, degrees)) as [
      Point,
      Point,
      Point,
    ];
    const direction = ([x, y]: Point) => Math.atan2(y - c[1], x - c[0]);
    return ((direction(b) - direction(a)) * 180) / Math.PI;
  },
  distractors: [
    {
      mistake: 'circunferencia-da-el-angulo-del-centro',
      answer: central,
      feedback: () => md`Ese es el ángulo del centro; el inscrito que abarca el mismo arco es distinto.`,
    },
    {
      mistake: 'circunferencia-da-el-angulo-de-la-base',
      answer: known,
      feedback: () => md`Ese ángulo es el dato; el pedido tiene su vértice en otro punto de la circunferencia.`,
    },
    {
      mistake: 'circunferencia-duplica-el-conocido',
      answer: twice,
      feedback: () => md`Duplicaste el dato, pero ese ángulo no está inscrito: uno de sus lados es un radio.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Un triángulo isósceles',
      text: md`O${p.a} y O${p.b} son radios, así que el triángulo O${p.a}${p.b} es isósceles y sus ángulos basales miden ${p.base}°.`,
    },
    {
      title: 'El ángulo del centro',
      text: md`$180^\circ - 2 \cdot ${p.base}^\circ = ${180 - 2 * p.base}^\circ$`,
    },
    {
      title: 'El ángulo inscrito',
      text: md`Abarca el mismo arco que el del centro y mide la mitad: ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly base: number;
}

function degrees(value: number) {
  return { text: md`${value}°`, value: frac(value) };
}

function key(p: Parameters) {
  return degrees(90 - p.base);
}

function central(p: Parameters) {
  return degrees(180 - 2 * p.base);
}

function known(p: Parameters) {
  return degrees(p.base);
}

function twice(p: Parameters) {
  return degrees(2 * p.base);
}
