import { pairAnswer } from '../../authoring/answer-forms.ts';
import { allDifferent, defineTemplate, frac, md, type Point, texFraction } from '../../authoring/index.ts';
import { integers, onlyOne, outcomes } from '../../authoring/oracles.ts';

export default defineTemplate({
  id: 'm2-imagen-por-homotecia',
  version: 1,
  content: 'm2.geometria.homotecia.problemas',
  skill: 'representar',
  difficulty: 3,
  parameters: (random) => ({
    centreX: random.integer(-4, 4),
    centreY: random.integer(-4, 4),
    right: random.integer(-3, 3),
    up: random.integer(-3, 3),
    /** Twice the ratio. */
    halves: random.pick([-4, -2, 1, 3, 4, 6]),
  }),
  accepts: (p) => {
    const x = p.centreX + (p.halves * p.right) / 2;
    const y = p.centreY + (p.halves * p.up) / 2;
    return (
      p.centreX !== 0 &&
      p.centreY !== 0 &&
      p.right !== 0 &&
      p.up !== 0 &&
      Number.isInteger(x) &&
      Number.isInteger(y) &&
      Math.max(Math.abs(x), Math.abs(y)) <= 12 &&
      allDifferent([key(p), aboutOrigin(p), inverse(p), onlyVector(p)])
    );
  },
  stem: (p) =>
    md`En el plano cartesiano de la figura, al punto P se le aplica una homotecia de centro C y razón $${texFraction(frac(p.halves, 2))}$. ¿Cuáles son las coordenadas de la imagen de P?`,
  figure: (p) => ({
    kind: 'plane',
    alt: `Plano cartesiano con los puntos C(${p.centreX}, ${p.centreY}) y P(${p.centreX + p.right}, ${p.centreY + p.up}).`,
    x: [-7, 7],
    y: [-7, 7],
    shapes: [
      { shape: 'point', at: [p.centreX, p.centreY], label: 'C' },
      {
        shape: 'point',
        at: [p.centreX + p.right, p.centreY + p.up],
        label: 'P',
        accent: 1,
      },
    ],
  }),
  key,
  oracle: (p) => {
    // On the line CP, at the distance that the ratio says, and on the side that its sign says.
    const places = integers(-30, 30);
    const [x = 0, y = 0] = onlyOne(outcomes(places, places), ([u = 0, v = 0]) => {
      const [dx, dy] = [u - p.centreX, v - p.centreY];
      const onLine = dx * p.up === dy * p.right;
      const far = 4 * (dx * dx + dy * dy) === p.halves ** 2 * (p.right ** 2 + p.up ** 2);
      return onLine && far && Math.sign(dx * p.right + dy * p.up) === Math.sign(p.halves);
    });
    return pairAnswer(x, y).value;
  },
  distractors: [
    {
      mistake: 'homotecia-centro-en-el-origen',
      answer: aboutOrigin,
      feedback: () => md`Multiplicaste las coordenadas de P: eso sirve solo si el centro es el origen.`,
    },
    {
      mistake: 'homotecia-razon-inversa',
      answer: inverse,
      feedback: () => md`Dividiste el vector desde C por la razón; revisa si la imagen se acerca o se aleja.`,
    },
    {
      mistake: 'homotecia-olvida-volver-al-centro',
      answer: onlyVector,
      feedback: () => md`Ese es el vector desde C hasta la imagen; falta ubicarlo a partir de C.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Vector desde el centro',
      text: md`De $C(${p.centreX}, ${p.centreY})$ a $P(${p.centreX + p.right}, ${p.centreY + p.up})$: $\overrightarrow{CP} = (${p.right}, ${p.up})$.`,
    },
    {
      title: 'Multiplicar por la razón',
      text: md`$${texFraction(frac(p.halves, 2))} \cdot (${p.right}, ${p.up}) = (${(p.halves * p.right) / 2}, ${(p.halves * p.up) / 2})$`,
    },
    {
      title: 'Ubicarlo desde el centro',
      text: md`Se suma a las coordenadas de C. La imagen de P es ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly centreX: number;
  readonly centreY: number;
  readonly right: number;
  readonly up: number;
  readonly halves: number;
}

function key(p: Parameters) {
  return pairAnswer(p.centreX + (p.halves * p.right) / 2, p.centreY + (p.halves * p.up) / 2);
}

function aboutOrigin(p: Parameters) {
  return pairAnswer(frac((p.centreX + p.right) * p.halves, 2), frac((p.centreY + p.up) * p.halves, 2));
}

function inverse(p: Parameters) {
  return pairAnswer(frac(2 * p.right, p.halves).add(p.centreX), frac(2 * p.up, p.halves).add(p.centreY));
}

function onlyVector(p: Parameters) {
  const [x, y]: Point = [(p.halves * p.right) / 2, (p.halves * p.up) / 2];
  return pairAnswer(x, y);
}
