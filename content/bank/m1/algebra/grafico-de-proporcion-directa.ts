import { allDifferent, amountAnswer, areCounts, defineTemplate, frac, lineWithin, md } from '../../authoring/index.ts';

interface Draw {
  readonly x: number;
  readonly y: number;
  readonly asked: number;
  readonly scene: number;
}

const SCENES = [
  {
    text: 'El gráfico muestra la cantidad de agua que ha entregado una llave según el tiempo que lleva abierta, en proporción directa.',
    x: 'Tiempo (minutos)',
    y: 'Agua (litros)',
    asks: (asked: number) => `¿En cuántos minutos entrega ${asked} litros?`,
    unit: ['minuto', 'minutos'],
  },
  {
    text: 'El gráfico muestra la distancia que ha recorrido un tren según el tiempo de viaje, en proporción directa.',
    x: 'Tiempo (minutos)',
    y: 'Distancia (kilómetros)',
    asks: (asked: number) => `¿En cuántos minutos recorre ${asked} kilómetros?`,
    unit: ['minuto', 'minutos'],
  },
  {
    text: 'El gráfico muestra la cantidad de mermelada que se obtiene según la cantidad de fruta que se usa, en proporción directa.',
    x: 'Fruta (kilogramos)',
    y: 'Mermelada (frascos)',
    asks: (asked: number) => `¿Cuántos kilogramos de fruta se necesitan para obtener ${asked} frascos?`,
    unit: ['kilogramo', 'kilogramos'],
  },
] as const;

const PLANE = { x: [0, 10], y: [0, 20] } as const;

export default defineTemplate<Draw>({
  id: 'm1-grafico-de-proporcion-directa',
  version: 1,
  content: 'm1.algebra.proporcionalidad.directa-inversa',
  skill: 'representar',
  difficulty: 2,
  parameters: (random) => {
    const [x, y] = [random.integer(2, 8), random.integer(3, 18)];
    return {
      x,
      y,
      asked: ((x * y) / random.integer(1, 3)) * random.integer(1, 5),
      scene: random.integer(0, SCENES.length - 1),
    };
  },
  accepts: (p) =>
    p.y > p.x &&
    2 * p.y <= 5 * p.x &&
    p.asked > 20 &&
    p.asked <= 90 &&
    Number.isInteger(p.asked) &&
    frac(p.y, p.x).d !== 1n &&
    areCounts([right(p), added(p), onlyMultiple(p), inverted(p)]) &&
    allDifferent([right(p), added(p), onlyMultiple(p), inverted(p)]),
  stem: (p) => md`${scene(p).text} ${scene(p).asks(p.asked)}`,
  figure: (p) => {
    const [from, to] = lineWithin(p.y / p.x, 0, PLANE);
    return {
      kind: 'plane',
      ...PLANE,
      step: [1, 2],
      xTitle: scene(p).x,
      yTitle: scene(p).y,
      shapes: [
        { shape: 'segment', from, to, accent: 1 },
        { shape: 'segment', from: [p.x, 0], to: [p.x, p.y], dashed: true },
        { shape: 'segment', from: [0, p.y], to: [p.x, p.y], dashed: true },
        { shape: 'point', at: [p.x, p.y], label: `(${p.x}, ${p.y})`, accent: 1 },
      ],
      alt: `Gráfico de ${scene(p).y.toLowerCase()} según ${scene(p).x.toLowerCase()}: una recta que parte del origen y pasa por el punto (${p.x}, ${p.y}).`,
    };
  },
  key: (p) => amountAnswer(right(p), scene(p).unit),
  oracle: (p) => {
    for (let x = 0; x <= 500; x++) if (x * p.y === p.asked * p.x) return frac(x);
    return 'no value fits';
  },
  distractors: [
    {
      mistake: 'suma-la-misma-diferencia',
      answer: (p) => amountAnswer(added(p), scene(p).unit),
      feedback: () => md`Sumaste a ambas cantidades lo mismo; en una proporción directa se multiplican por lo mismo.`,
    },
    {
      mistake: 'toma-la-otra-coordenada-como-razon',
      answer: (p) => amountAnswer(onlyMultiple(p), scene(p).unit),
      feedback: (p) => md`Dividiste por la coordenada horizontal del punto; ${p.asked} se compara con la vertical.`,
    },
    {
      mistake: 'invierte-la-razon-del-punto',
      answer: (p) => amountAnswer(inverted(p), scene(p).unit),
      feedback: () => md`Usaste la razón al revés: comprueba con el punto que muestra el gráfico.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Leer la razón en el gráfico',
      text: md`La recta pasa por el origen y por $(${p.x}, ${p.y})$: a $${p.x}$ en el eje horizontal le corresponde $${p.y}$ en el vertical.`,
    },
    {
      title: 'Plantear la proporción',
      text: md`$\frac{x}{${p.asked}} = \frac{${p.x}}{${p.y}}$.`,
    },
    {
      title: 'Despejar',
      text: md`$x = \frac{${p.asked} \cdot ${p.x}}{${p.y}}$. La respuesta es ${amountAnswer(right(p), scene(p).unit).text}.`,
    },
  ],
});

function right(p: Draw) {
  return frac(p.asked * p.x, p.y);
}

function added(p: Draw) {
  return frac(p.x + p.asked - p.y);
}

function onlyMultiple(p: Draw) {
  return frac(p.asked, p.x);
}

function inverted(p: Draw) {
  return frac(p.asked * p.y, p.x);
}

function scene(p: Draw) {
  return SCENES[p.scene] ?? SCENES[0];
}
