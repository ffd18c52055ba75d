import { onCircle } from '../../authoring/frame.ts';
import { allDifferent, decimal, defineTemplate, frac, md, type Point, texDecimal } from '../../authoring/index.ts';
import { integers } from '../../authoring/oracles.ts';

const CENTRE: Point = [5.5, 5.2];
const RADIUS = 3.8;
const WHEELS = [
  { wheel: 'Una rueda panorámica tiene', things: 'cabinas', one: 'la cabina', each: 'Cada cabina' },
  { wheel: 'Una mesa redonda tiene', things: 'puestos', one: 'el puesto', each: 'Cada puesto' },
  { wheel: 'En el borde de una glorieta circular hay', things: 'faroles', one: 'el farol', each: 'Cada farol' },
] as const;

export default defineTemplate({
  id: 'm2-rueda-panoramica',
  version: 2,
  content: 'm2.geometria.circunferencia.problemas',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    ...random.pick(WHEELS),
    places: random.pick([8, 9, 10, 12, 15, 18, 20]),
    first: random.integer(3, 8),
    steps: random.integer(2, 8),
  }),
  // Of two thirds of the circle, the angle at the centre would be the reflex angle at the vertex as well.
  accepts: (p) =>
    3 * p.steps !== 2 * p.places &&
    p.first + p.steps <= p.places &&
    allDifferent([key(p), central(p), otherArc(p), oneMore(p)]),
  stem: (p) =>
    md`${p.wheel} ${p.places} ${p.things}, numerad${p.things === 'cabinas' ? 'a' : 'o'}s en orden desde el 1 y separad${p.things === 'cabinas' ? 'a' : 'o'}s por distancias iguales. ${p.each} se representa como un punto de la circunferencia de la figura. ¿Cuánto mide el ángulo con vértice en ${p.one} 1 cuyos lados pasan por ${p.one} ${p.first} y por ${p.one} ${p.first + p.steps}?`,
  figure: (p) => {
    const at = (place: number) => onCircle(CENTRE, RADIUS, 90 - (360 * (place - 1)) / p.places);
    return {
      kind: 'drawing',
      width: 11,
      height: 10.4,
      alt: `Circunferencia con ${p.places} puntos a distancias iguales, numerados del 1 al ${p.places} en el sentido de los punteros del reloj. Desde el punto 1 salen segmentos a los puntos ${p.first} y ${p.first + p.steps}.`,
      shapes: [
        { shape: 'circle', centre: CENTRE, radius: RADIUS },
        { shape: 'segment', from: at(1), to: at(p.first), accent: 1 },
        { shape: 'segment', from: at(1), to: at(p.first + p.steps), accent: 1 },
        ...integers(1, p.places).flatMap(
          (place) =>
            [
              { shape: 'point', at: at(place) },
              {
                shape: 'text',
                at: onCircle(CENTRE, RADIUS + 0.6, 90 - (360 * (place - 1)) / p.places),
                text: `${place}`,
                size: 'small',
              },
            ] as const,
        ),
      ],
    };
  },
  key,
  oracle: (p) => {
    const at = (place: number) => onCircle([0, 0], 1, (360 * (place - 1)) / p.places);
    const [[x, y], [ax, ay], [bx, by]] = [at(1), at(p.first), at(p.first + p.steps)];
    const cosine =
      ((ax - x) * (bx - x) + (ay - y) * (by - y)) / (Math.hypot(ax - x, ay - y) * Math.hypot(bx - x, by - y));
    return (Math.acos(cosine) * 180) / Math.PI;
  },
  distractors: [
    {
      mistake: 'rueda-angulo-del-centro',
      answer: central,
      feedback: () => md`Ese ángulo tiene su vértice en el centro; el pedido lo tiene en la circunferencia.`,
    },
    {
      mistake: 'rueda-otro-arco',
      answer: otherArc,
      feedback: () => md`Usaste el arco en que está el vértice; el ángulo abarca el otro.`,
    },
    {
      mistake: 'rueda-cuenta-un-puesto-de-mas',
      answer: oneMore,
      feedback: () => md`Contaste los puntos del arco; lo que se mide son los espacios entre ellos.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El arco de un espacio',
      text: md`La circunferencia se divide en ${p.places} arcos iguales, de $\frac{360^\circ}{${p.places}} = ${texDecimal(frac(360, p.places))}^\circ$ cada uno.`,
    },
    {
      title: 'El arco que abarca el ángulo',
      text: md`Entre el ${p.first} y el ${p.first + p.steps} hay ${p.steps} espacios: $${p.steps} \cdot ${texDecimal(frac(360, p.places))}^\circ = ${texDecimal(frac(360 * p.steps, p.places))}^\circ$.`,
    },
    {
      title: 'Ángulo inscrito',
      text: md`El vértice está en la circunferencia, así que el ángulo es la mitad del arco: ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly places: number;
  readonly first: number;
  readonly steps: number;
}

function degrees(value: ReturnType<typeof frac>) {
  return { text: md`${decimal(value)}°`, value };
}

function key(p: Parameters) {
  return degrees(frac(180 * p.steps, p.places));
}

function central(p: Parameters) {
  return degrees(frac(360 * p.steps, p.places));
}

function otherArc(p: Parameters) {
  return degrees(frac(180 * (p.places - p.steps), p.places));
}

function oneMore(p: Parameters) {
  return degrees(frac(180 * (p.steps + 1), p.places));
}
