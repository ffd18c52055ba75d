import { fractionAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md, texFraction } from '../../authoring/index.ts';

const GREEK = ['\\alpha', '\\beta', '\\theta'] as const;

export default defineTemplate({
  id: 'm2-producto-de-seno-y-coseno',
  version: 1,
  content: 'm2.geometria.razones-trigonometricas.razones',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({
    opposite: random.integer(1, 9),
    adjacent: random.integer(1, 9),
    angle: random.pick(GREEK),
  }),
  accepts: (p) =>
    p.opposite !== p.adjacent &&
    frac(p.opposite, p.adjacent).d === BigInt(p.adjacent) &&
    allDifferent([key(p), added(p), twice(p), theTangent(p)]),
  stem: (p) =>
    md`En un triángulo rectángulo, la tangente del ángulo agudo $${p.angle}$ es $${texFraction(frac(p.opposite, p.adjacent))}$. ¿Cuál es el valor del producto entre el seno y el coseno de $${p.angle}$?`,
  key,
  oracle: (p) => {
    const angle = Math.atan(p.opposite / p.adjacent);
    return Math.sin(2 * angle) / 2;
  },
  distractors: [
    {
      mistake: 'razones-suma-los-catetos',
      answer: added,
      feedback: () => md`Usaste la suma de los catetos como hipotenusa; aplica el teorema de Pitágoras.`,
    },
    {
      mistake: 'razones-repite-el-seno',
      answer: twice,
      feedback: () => md`Multiplicaste el seno por sí mismo; el coseno usa el otro cateto.`,
    },
    {
      mistake: 'razones-usa-la-tangente',
      answer: theTangent,
      feedback: () => md`Ese es el cociente entre los catetos, no el producto de las dos razones.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Un triángulo que sirve',
      text: md`Se puede tomar un triángulo con cateto opuesto ${p.opposite} y adyacente ${p.adjacent}. Si $h$ es la hipotenusa, $h^2 = ${p.opposite}^2 + ${p.adjacent}^2 = ${square(p)}$.`,
    },
    {
      title: 'El producto',
      text: md`$\frac{${p.opposite}}{h} \cdot \frac{${p.adjacent}}{h} = \frac{${p.opposite * p.adjacent}}{h^2}$`,
    },
    { title: 'Reemplazar', text: md`Con $h^2 = ${square(p)}$ el producto es ${key(p).text}.` },
  ],
});

interface Parameters {
  readonly opposite: number;
  readonly adjacent: number;
}

function square(p: Parameters): number {
  return p.opposite ** 2 + p.adjacent ** 2;
}

function key(p: Parameters) {
  return fractionAnswer(frac(p.opposite * p.adjacent, square(p)));
}

function added(p: Parameters) {
  return fractionAnswer(frac(p.opposite * p.adjacent, (p.opposite + p.adjacent) ** 2));
}

function twice(p: Parameters) {
  return fractionAnswer(frac(p.opposite ** 2, square(p)));
}

function theTangent(p: Parameters) {
  return fractionAnswer(frac(p.opposite, p.adjacent));
}
