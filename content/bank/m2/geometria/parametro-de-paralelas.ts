import { fractionAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md, texTerm } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'm2-parametro-de-paralelas',
  version: 1,
  content: 'm2.geometria.rectas-plano.ecuacion-posicion',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    b: random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]),
    c: random.integer(-9, 9),
    d: random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]),
    e: random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]),
    f: random.integer(-9, 9),
  }),
  accepts: (p) =>
    p.c !== 0 &&
    p.f !== 0 &&
    Math.abs(p.b) !== Math.abs(p.e) &&
    p.c * p.e !== p.f * p.b &&
    allDifferent([key(p), perpendicular(p), crossed(p), otherSign(p)]),
  stem: (p) =>
    md`En el plano cartesiano, las rectas de ecuaciones $kx${texTerm(p.b, 'y')} = ${p.c}$ y $${texTerm(p.d, 'x', true)}${texTerm(p.e, 'y')} = ${p.f}$ son paralelas y distintas. ¿Cuál es el valor de $k$?`,
  key,
  oracle: (p) => {
    // With that k the first line keeps the same slope between its points of abscissa 0 and 1 as the second.
    const slope = (a: ReturnType<typeof frac>, b: number, c: number) => frac(c).sub(a).div(b).sub(frac(c, b));
    const second = slope(frac(p.d), p.e, p.f);
    const found = [key(p), perpendicular(p), crossed(p), otherSign(p)].filter(({ value }) =>
      slope(value, p.b, p.c).equals(second),
    );
    return found.length === 1 ? (found[0]?.value ?? 'none') : 'several';
  },
  distractors: [
    {
      mistake: 'paralelas-condicion-de-perpendiculares',
      answer: perpendicular,
      feedback: () => md`Con ese valor las rectas se cortan en ángulo recto.`,
    },
    {
      mistake: 'paralelas-proporcion-al-reves',
      answer: crossed,
      feedback: () => md`Revisa la proporción: se comparan los coeficientes de $x$ entre sí y los de $y$ entre sí.`,
    },
    {
      mistake: 'paralelas-signo-cambiado',
      answer: otherSign,
      feedback: () => md`Calcula de nuevo ambas pendientes y compara sus signos.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Las pendientes',
      text: md`Al despejar $y$, la primera recta tiene pendiente $-\frac{k}{${p.b}}$ y la segunda, $-\frac{${p.d}}{${p.e}}$.`,
    },
    {
      title: 'Rectas paralelas',
      text: md`Tienen la misma pendiente: $\frac{k}{${p.b}} = \frac{${p.d}}{${p.e}}$.`,
    },
    {
      title: 'Despejar',
      text: md`$k = \frac{${p.d} \cdot ${p.b < 0 ? `(${p.b})` : p.b}}{${p.e}}$, es decir, ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

function exact(value: ReturnType<typeof frac>) {
  return { text: fractionAnswer(value).text, value };
}

function key(p: Parameters) {
  return exact(frac(p.b * p.d, p.e));
}

function perpendicular(p: Parameters) {
  return exact(frac(-p.b * p.e, p.d));
}

function crossed(p: Parameters) {
  return exact(frac(p.d * p.e, p.b));
}

function otherSign(p: Parameters) {
  return exact(frac(-p.b * p.d, p.e));
}
