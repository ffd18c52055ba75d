import { amountAnswer } from '../../authoring/answer.ts';
import { rootAnswer } from '../../authoring/answer-forms.ts';
import { frame } from '../../authoring/frame.ts';
import { allDifferent, defineTemplate, frac, md, type Point } from '../../authoring/index.ts';
import { integers, onlyOne } from '../../authoring/oracles.ts';

export default defineTemplate({
  id: 'm2-tangente-y-secante',
  version: 1,
  content: 'm2.geometria.circunferencia.cuerdas-secantes',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => {
    // PA, PT and PB in proportion: s·u², s·u·v and s·v².
    const [scale, near, far] = [random.integer(1, 6), random.integer(1, 5), random.integer(2, 8)];
    return { tangent: scale * near * far, outside: scale * near * near, unit: random.pick(['cm', 'm', 'dm', 'mm']) };
  },
  accepts: (p) =>
    p.outside < p.tangent &&
    p.outside >= 2 &&
    p.tangent <= 40 &&
    whole(p) <= 6 * p.outside &&
    allDifferent([key(p), wholeSecant(p), pythagoras(p), subtracted(p)]),
  stem: (p) =>
    md`Desde un punto P exterior a una circunferencia se trazan una tangente, que la toca en T, y una secante, que la corta primero en A y después en B, como muestra la figura. Si $\overline{PT} = ${p.tangent}$ ${p.unit} y $\overline{PA} = ${p.outside}$ ${p.unit}, ¿cuánto mide la cuerda AB?`,
  figure: (p) => {
    const chord = whole(p) - p.outside;
    const radius = 0.58 * chord;
    const centre: Point = [p.outside + chord / 2, Math.sqrt(radius ** 2 - (chord / 2) ** 2)];
    const distance = Math.hypot(...centre);
    const turn = Math.atan2(centre[1], centre[0]) + Math.asin(radius / distance);
    const touch: Point = [p.tangent * Math.cos(turn), p.tangent * Math.sin(turn)];
    const { at, width, height, length } = frame([
      [0, Math.min(0, centre[1] - radius)],
      [centre[0] + radius, centre[1] + radius],
    ]);
    const outwards = ([x, y]: Point, text: string) =>
      ({
        shape: 'text',
        at: at(x, y, (0.65 * (x - centre[0])) / radius, (0.65 * (y - centre[1])) / radius - (y === 0 ? 0.25 : 0)),
        text,
      }) as const;
    return {
      kind: 'drawing',
      width,
      height,
      alt: `Circunferencia y un punto P exterior, a la izquierda. Un segmento de ${p.tangent} ${p.unit} va de P al punto de tangencia T. Una secante desde P corta la circunferencia en A, a ${p.outside} ${p.unit}, y más lejos en B.`,
      shapes: [
        { shape: 'circle', centre: at(...centre), radius: length(radius) },
        { shape: 'segment', from: at(0, 0), to: at(...touch), accent: 1 },
        { shape: 'segment', from: at(0, 0), to: at(whole(p), 0), accent: 2 },
        { shape: 'point', at: at(0, 0) },
        { shape: 'point', at: at(...touch) },
        { shape: 'text', at: at(0, 0, -0.5, -0.3), text: 'P' },
        outwards(touch, 'T'),
        outwards([p.outside, 0], 'A'),
        outwards([whole(p), 0], 'B'),
      ],
    };
  },
  key,
  oracle: (p) => frac(onlyOne(integers(1, 400), (chord) => p.outside * (p.outside + chord) === p.tangent * p.tangent)),
  distractors: [
    {
      mistake: 'tangente-da-la-secante-completa',
      answer: wholeSecant,
      feedback: () => md`Esa es la medida de PB completa; la cuerda AB es una parte de ella.`,
    },
    {
      mistake: 'tangente-como-pitagoras',
      answer: pythagoras,
      feedback: () => md`P, T y A no forman un triángulo rectángulo: usa la relación entre tangente y secante.`,
    },
    {
      mistake: 'tangente-resta-los-segmentos',
      answer: subtracted,
      feedback: () => md`Restaste los segmentos; la relación entre ellos es de productos.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Tangente y secante',
      text: md`Desde un punto exterior, $\overline{PT}^2 = \overline{PA} \cdot \overline{PB}$.`,
    },
    {
      title: 'La secante completa',
      text: md`$${p.tangent}^2 = ${p.outside} \cdot \overline{PB}$, de donde $\overline{PB} = \frac{${p.tangent ** 2}}{${p.outside}} = ${whole(p)}$ ${p.unit}.`,
    },
    {
      title: 'La cuerda',
      text: md`$\overline{AB} = ${whole(p)} - ${p.outside}$, es decir, ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly tangent: number;
  readonly outside: number;
  readonly unit: string;
}

function whole(p: Parameters): number {
  return p.tangent ** 2 / p.outside;
}

function key(p: Parameters) {
  return amountAnswer(whole(p) - p.outside, p.unit);
}

function wholeSecant(p: Parameters) {
  return amountAnswer(whole(p), p.unit);
}

function pythagoras(p: Parameters) {
  return rootAnswer(1, p.tangent ** 2 - p.outside ** 2, p.unit);
}

function subtracted(p: Parameters) {
  return amountAnswer(p.tangent - p.outside, p.unit);
}
