import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { allDifferent, defineTemplate, frac, md, texFraction, texTerm } from '../../authoring/index.ts';

export default defineTemplate({
  id: 'm2-recta-perpendicular',
  version: 1,
  content: 'm2.geometria.rectas-plano.ecuacion-posicion',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    rise: random.pick([-5, -4, -3, -2, 2, 3, 4, 5]),
    run: random.integer(1, 5),
    offset: random.integer(-6, 6),
    times: random.pick([-2, -1, 1, 2]),
    y: random.integer(-6, 6),
  }),
  accepts: (p) => {
    const slope = frac(p.rise, p.run);
    return (
      slope.d === BigInt(p.run) &&
      !slope.abs().equals(1) &&
      p.offset !== 0 &&
      p.y !== 0 &&
      allDifferent([key(p), parallel(p), noSign(p), noInverse(p)])
    );
  },
  stem: (p) =>
    md`En el plano cartesiano, la recta $L$ tiene ecuación $y = ${line(frac(p.rise, p.run), frac(p.offset))}$. ¿Cuál es la ecuación de la recta perpendicular a $L$ que pasa por el punto $(${x(p)}, ${p.y})$?`,
  key,
  oracle: (p) => {
    // Turns the direction (run, rise) a quarter and takes two points of the line that leaves in it.
    const [dx, dy] = [-p.rise, p.run];
    const slope = frac(p.y + dy - p.y, x(p) + dx - x(p));
    return equation(slope, frac(p.y).sub(slope.mul(x(p)))).value;
  },
  distractors: [
    {
      mistake: 'recta-paralela-por-perpendicular',
      answer: parallel,
      feedback: () => md`Conservaste la pendiente: esa recta es paralela a la dada.`,
    },
    {
      mistake: 'recta-pendiente-inversa-sin-signo',
      answer: noSign,
      feedback: () => md`Invertiste la pendiente, pero el producto de ambas debe ser $-1$.`,
    },
    {
      mistake: 'recta-pendiente-opuesta-sin-invertir',
      answer: noInverse,
      feedback: () => md`Cambiaste el signo de la pendiente; falta otra parte de la condición.`,
    },
  ],
  solution: (p) => [
    {
      title: 'La pendiente',
      text: md`Las pendientes de rectas perpendiculares multiplicadas dan $-1$: la nueva es $${texFraction(frac(-p.run, p.rise))}$.`,
    },
    {
      title: 'Pasar por el punto',
      text: md`$${p.y} = ${texFraction(frac(-p.run, p.rise))} \cdot ${signed(x(p))} + n$, de donde $n = ${texFraction(through(p, frac(-p.run, p.rise)))}$.`,
    },
    { title: 'La ecuación', text: md`La recta pedida es ${key(p).text}.` },
  ],
});

interface Parameters {
  readonly rise: number;
  readonly run: number;
  readonly offset: number;
  readonly times: number;
  readonly y: number;
}

/** Such that the lines of the options cut the axis Y in whole numbers. */
function x(p: Parameters): number {
  return p.times * p.rise * p.run;
}

function signed(value: number): string {
  return value < 0 ? `(${value})` : `${value}`;
}

function line(slope: ReturnType<typeof frac>, offset: ReturnType<typeof frac>): string {
  return `${texTerm(slope, 'x', true)}${texTerm(offset)}`;
}

function equation(slope: ReturnType<typeof frac>, offset: ReturnType<typeof frac>) {
  return wordsAnswer(md`$y = ${line(slope, offset)}$`, `${slope.toFraction()}x+${offset.toFraction()}`);
}

function through(p: Parameters, slope: ReturnType<typeof frac>) {
  return frac(p.y).sub(slope.mul(x(p)));
}

function withSlope(p: Parameters, slope: ReturnType<typeof frac>) {
  return equation(slope, through(p, slope));
}

function key(p: Parameters) {
  return withSlope(p, frac(-p.run, p.rise));
}

function parallel(p: Parameters) {
  return withSlope(p, frac(p.rise, p.run));
}

function noSign(p: Parameters) {
  return withSlope(p, frac(p.run, p.rise));
}

function noInverse(p: Parameters) {
  return withSlope(p, frac(-p.rise, p.run));
}
