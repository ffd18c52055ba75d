import { defineDataSufficiency, SUFFICIENCIES, type Sufficiency } from '../../authoring/data-sufficiency.ts';
import { md } from '../../authoring/index.ts';
import { integers } from '../../authoring/oracles.ts';

const TRIANGLES = [
  { a: 3, b: 4, c: 5 },
  { a: 4, b: 3, c: 5 },
  { a: 5, b: 12, c: 13 },
  { a: 12, b: 5, c: 13 },
  { a: 8, b: 15, c: 17 },
  { a: 15, b: 8, c: 17 },
] as const;
const FACTS = ['hypotenuse', 'opposite', 'ratio', 'area', 'cosine'] as const;
type Fact = (typeof FACTS)[number];

export default defineDataSufficiency({
  id: 'm2-suficiencia-triangulo-rectangulo',
  version: 1,
  content: 'm2.geometria.razones-trigonometricas.razones',
  skill: 'argumentar',
  difficulty: 4,
  parameters: (random) => {
    const { a, b, c } = random.pick(TRIANGLES);
    const factor = random.integer(1, 3);
    const [first = 'ratio', second = 'area'] = random.sample(FACTS, 2);
    return { a: a * factor, b: b * factor, c: c * factor, factor, first, second };
  },
  situation: () => md`En el triángulo ABC, rectángulo en C, $\alpha$ es el ángulo de vértice A.`,
  information: (p) => [fact(p, p.first), fact(p, p.second)],
  asks: () => md`el valor de $\text{sen}\,\alpha$`,
  suffices,
  models: (p) =>
    integers(1, 120).flatMap((a) => [{ a, b: (a * p.b) / p.a }, ...integers(1, 120).map((b) => ({ a, b }))]),
  fitsFirst: (p, triangle) => fits(p, p.first, triangle),
  fitsSecond: (p, triangle) => fits(p, p.second, triangle),
  answer: (_, { a, b }) => (a / Math.hypot(a, b)).toFixed(9),
  hints: () => ({
    first: md`Dibuja dos triángulos distintos que cumplan (1) y compara el ángulo en A.`,
    second: md`Piensa si con (2) queda fijo el ángulo en A, aunque no conozcas el tamaño del triángulo.`,
    together: md`Escribe ambas condiciones con los catetos y mira cuántos triángulos las cumplen a la vez.`,
  }),
  solution: (p) => [
    {
      title: 'Qué hay que conocer',
      text: md`El seno de $\alpha$ depende solo de la forma del triángulo: basta conocer la razón entre dos de sus lados, no su tamaño.`,
    },
    { title: 'Con (1)', text: explained(p, p.first) },
    { title: 'Con (2)', text: explained(p, p.second) },
    { title: 'Concluir', text: md`${together(p)} La respuesta es: ${SUFFICIENCIES[suffices(p)]}.` },
  ],
});

interface Parameters {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly factor: number;
  readonly first: Fact;
  readonly second: Fact;
}

function fixesShape(fact: Fact): boolean {
  return fact === 'ratio' || fact === 'cosine';
}

function suffices(p: Parameters): Sufficiency {
  const [first, second] = [fixesShape(p.first), fixesShape(p.second)];
  if (first && second) return 'either';
  if (first) return 'first';
  if (second) return 'second';
  return isAmbiguous(p) ? 'neither' : 'together';
}

/** Hypotenuse and area do not tell which leg is which. */
function isAmbiguous(p: Parameters): boolean {
  return [p.first, p.second].toSorted().join() === 'area,hypotenuse';
}

function fact(p: Parameters, which: Fact): string {
  return {
    hypotenuse: md`La hipotenusa mide ${p.c} cm.`,
    opposite: md`El cateto $\overline{BC}$ mide ${p.a} cm.`,
    ratio: md`$\overline{BC} : \overline{AC} = ${p.a / p.factor} : ${p.b / p.factor}$`,
    area: md`El área del triángulo es ${(p.a * p.b) / 2} cm².`,
    cosine: md`$\cos \alpha = \frac{${p.b / p.factor}}{${p.c / p.factor}}$`,
  }[which];
}

function fits(p: Parameters, which: Fact, { a, b }: { readonly a: number; readonly b: number }): boolean {
  const close = (one: number, other: number) => Math.abs(one - other) < 1e-9;
  return {
    hypotenuse: close(a * a + b * b, p.c * p.c),
    opposite: close(a, p.a),
    ratio: close(a * p.b, b * p.a),
    area: close(a * b, p.a * p.b),
    cosine: close(b / Math.hypot(a, b), p.b / p.c),
  }[which];
}

function explained(p: Parameters, which: Fact): string {
  return {
    hypotenuse: md`Hay muchos triángulos rectángulos con hipotenusa de ${p.c} cm y ángulos distintos: por sí sola no basta.`,
    opposite: md`Con un solo cateto el otro puede ser cualquiera: por sí sola no basta.`,
    ratio: md`Los catetos son ${p.a / p.factor} y ${p.b / p.factor} veces una misma medida y la hipotenusa, por Pitágoras, ${p.c / p.factor} veces ella. El seno queda determinado.`,
    area: md`El producto de los catetos es ${p.a * p.b}, y muchos pares de medidas lo cumplen: por sí sola no basta.`,
    cosine: md`Como $\alpha$ es agudo y $\text{sen}^2\alpha + \cos^2\alpha = 1$, el seno queda determinado.`,
  }[which];
}

function together(p: Parameters): string {
  if (suffices(p) === 'neither')
    return md`Con la hipotenusa y el área se conocen las medidas de los catetos, pero no cuál es el opuesto a $\alpha$.`;
  if (suffices(p) === 'together') return md`Con ambas se conocen los tres lados y cuál es el opuesto a $\alpha$.`;
  return suffices(p) === 'either'
    ? md`Cada información fija la forma del triángulo.`
    : md`Solo una de las informaciones fija la forma del triángulo.`;
}
