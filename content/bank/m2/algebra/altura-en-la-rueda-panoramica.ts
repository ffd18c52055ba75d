import { allDifferent, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

/** h(t) = centre − radius · cos (2πt / period); asked is the time of the first three quarters of the height. */
interface Draw {
  readonly radius: number;
  readonly lowest: number;
  /** Minutes, a multiple of 3 so that a third is whole. */
  readonly period: number;
}

export default defineTemplate<Draw>({
  id: 'm2-altura-en-la-rueda-panoramica',
  version: 1,
  content: 'm2.algebra.trigonometricas.problemas',
  skill: 'resolver-problemas',
  difficulty: 5,
  parameters: (random) => ({
    radius: 2 * random.integer(5, 20),
    lowest: random.integer(1, 4),
    period: 3 * random.integer(2, 10),
  }),
  accepts: (p) =>
    allDifferent(
      [p.period / 3, (2 * p.period) / 3, p.period / 6, (3 * p.period) / 8].map((one) => frac(one).toFraction()),
    ),
  stem: (p) =>
    md`La altura sobre el suelo, en metros, de una cabina de una rueda panorámica a los $t$ minutos de partir es $h(t) = ${centre(p)} - ${p.radius} \cos \left(\frac{2\pi}{${p.period}} t\right)$. ¿A los cuántos minutos de partir la cabina está por primera vez a $${target(p)}$ m de altura?`,
  key: (p) => minutes(frac(p.period, 3)),
  oracle: (p) => {
    // First crossing, by halving the half turn in which the cabin rises.
    let [low, high] = [0, p.period / 2];
    for (let turn = 0; turn < 200; turn++) {
      const middle = (low + high) / 2;
      if (centre(p) - p.radius * Math.cos((2 * Math.PI * middle) / p.period) < target(p)) low = middle;
      else high = middle;
    }
    return frac(Math.round(low * 1e6), 1e6);
  },
  distractors: [
    {
      mistake: 'da-el-segundo-instante',
      answer: (p) => minutes(frac(2 * p.period, 3)),
      feedback: () => md`En ese instante también está a esa altura, pero ya va bajando.`,
    },
    {
      mistake: 'pierde-el-signo-del-coseno',
      answer: (p) => minutes(frac(p.period, 6)),
      feedback: () => md`Al despejar, el coseno queda negativo: revisa el signo antes de buscar el ángulo.`,
    },
    {
      mistake: 'reparte-la-altura-en-forma-pareja',
      answer: (p) => minutes(frac(3 * p.period, 8)),
      feedback: () => md`Supusiste que la altura crece en forma pareja; con un coseno no ocurre así.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Plantear la ecuación',
      text: md`$${centre(p)} - ${p.radius} \cos \left(\frac{2\pi}{${p.period}} t\right) = ${target(p)}$, de donde $\cos \left(\frac{2\pi}{${p.period}} t\right) = -\frac{1}{2}$.`,
    },
    {
      title: 'El primer ángulo',
      text: md`El menor ángulo positivo cuyo coseno es $-\frac{1}{2}$ es $\frac{2\pi}{3}$.`,
    },
    {
      title: 'Despejar el tiempo',
      text: md`$\frac{2\pi}{${p.period}} t = \frac{2\pi}{3}$, así que $t = ${texDecimal(frac(p.period, 3))}$: ocurre a los ${minutes(frac(p.period, 3)).text}.`,
    },
  ],
});

function centre(p: Draw): number {
  return p.radius + p.lowest;
}

function target(p: Draw): number {
  return centre(p) + p.radius / 2;
}

function minutes(value: ReturnType<typeof frac>) {
  return { text: md`$${texDecimal(value)}$ minutos`, value };
}
