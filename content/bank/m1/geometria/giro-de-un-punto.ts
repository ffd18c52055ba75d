import { pairAnswer } from '../../authoring/answer-forms.ts';
import { allDifferent, defineTemplate, md } from '../../authoring/index.ts';
import { integers, onlyOne, outcomes } from '../../authoring/oracles.ts';

export default defineTemplate({
  id: 'm1-giro-de-un-punto',
  version: 1,
  content: 'm1.geometria.transformaciones-isometricas.transformaciones',
  skill: 'representar',
  difficulty: 3,
  parameters: (random) => ({
    x: random.integer(-5, 5),
    y: random.integer(-5, 5),
    clockwise: random.pick([true, false]),
  }),
  accepts: (p) =>
    p.x !== 0 &&
    p.y !== 0 &&
    Math.abs(p.x) !== Math.abs(p.y) &&
    allDifferent([key(p), otherWay(p), halfTurn(p), swapped(p)]),
  stem: (p) =>
    md`En el plano cartesiano de la figura, el punto P se rota en 90° en sentido ${sense(p)} respecto del origen. ¿Cuáles son las coordenadas de la imagen de P?`,
  figure: (p) => ({
    kind: 'plane',
    alt: `Plano cartesiano con el punto P de coordenadas (${p.x}, ${p.y}), unido al origen por un segmento punteado.`,
    x: [-6, 6],
    y: [-6, 6],
    shapes: [
      { shape: 'segment', from: [0, 0], to: [p.x, p.y], dashed: true, accent: 1 },
      { shape: 'point', at: [p.x, p.y], label: 'P', accent: 1 },
      { shape: 'point', at: [0, 0] },
    ],
  }),
  key,
  oracle: (p) => {
    const places = integers(-6, 6);
    const [x = 0, y = 0] = onlyOne(outcomes(places, places), ([u = 0, v = 0]) => {
      const sameDistance = u * u + v * v === p.x * p.x + p.y * p.y;
      const perpendicular = u * p.x + v * p.y === 0;
      const turn = p.x * v - p.y * u;
      return sameDistance && perpendicular && (p.clockwise ? turn < 0 : turn > 0);
    });
    return pairAnswer(x, y).value;
  },
  distractors: [
    {
      mistake: 'giro-en-sentido-contrario',
      answer: otherWay,
      feedback: (p) => md`Ese es el giro en el otro sentido; revisa hacia dónde va el sentido ${sense(p)}.`,
    },
    {
      mistake: 'giro-de-media-vuelta',
      answer: halfTurn,
      feedback: () => md`Cambiaste ambos signos: eso es un giro de 180°, el doble del pedido.`,
    },
    {
      mistake: 'giro-solo-cambia-coordenadas',
      answer: swapped,
      feedback: () => md`Intercambiar las coordenadas es una reflexión; en este giro además cambia un signo.`,
    },
  ],
  solution: (p) => [
    { title: 'Leer el punto', text: md`En la figura, $P = (${p.x}, ${p.y})$.` },
    {
      title: 'Cómo actúa el giro',
      text: p.clockwise
        ? md`Girar 90° en sentido horario lleva $(x, y)$ a $(y, -x)$: por ejemplo, $(1, 0)$ pasa a $(0, -1)$.`
        : md`Girar 90° en sentido antihorario lleva $(x, y)$ a $(-y, x)$: por ejemplo, $(1, 0)$ pasa a $(0, 1)$.`,
    },
    { title: 'Aplicarlo', text: md`La imagen de $P$ es el punto ${key(p).text}.` },
  ],
});

interface Parameters {
  readonly x: number;
  readonly y: number;
  readonly clockwise: boolean;
}

function sense(p: Parameters): string {
  return p.clockwise ? 'horario' : 'antihorario';
}

function key(p: Parameters) {
  return p.clockwise ? pairAnswer(p.y, -p.x) : pairAnswer(-p.y, p.x);
}

function otherWay(p: Parameters) {
  return p.clockwise ? pairAnswer(-p.y, p.x) : pairAnswer(p.y, -p.x);
}

function halfTurn(p: Parameters) {
  return pairAnswer(-p.x, -p.y);
}

function swapped(p: Parameters) {
  return pairAnswer(p.y, p.x);
}
