import { piAnswer } from '../../authoring/answer-forms.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { integral } from '../../authoring/oracles.ts';

const BALLS = ['una pelota', 'un globo terráqueo', 'una boya', 'una lámpara', 'un estanque de gas'] as const;

export default defineTemplate({
  id: 'm2-volumen-desde-el-area',
  version: 1,
  content: 'm2.geometria.esfera.area-volumen',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    radius: random.integer(2, 12),
    ball: random.pick(BALLS),
  }),
  accepts: (p) => allDifferent([key(p), squared(p), noThird(p), diameter(p)]),
  stem: (p) =>
    md`La superficie de ${p.ball} con forma de esfera tiene un área de $${4 * p.radius ** 2}\pi$ dm². ¿Cuál es su volumen?`,
  key,
  oracle: (p) => integral((height) => Math.PI * (p.radius ** 2 - height ** 2), -p.radius, p.radius),
  distractors: [
    {
      mistake: 'esfera-radio-como-area',
      answer: squared,
      feedback: () => md`En el volumen el radio se eleva al cubo: son tres dimensiones.`,
    },
    {
      mistake: 'esfera-sin-el-tercio',
      answer: noThird,
      feedback: () => md`Revisa el factor de la fórmula del volumen: falta una división.`,
    },
    {
      mistake: 'esfera-diametro-como-radio',
      answer: diameter,
      feedback: () => md`Obtuviste el diámetro a partir del área y lo usaste como radio.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El radio',
      text: md`$4\pi r^2 = ${4 * p.radius ** 2}\pi$, de donde $r^2 = ${p.radius ** 2}$ y $r = ${p.radius}$ dm.`,
    },
    {
      title: 'El volumen',
      text: md`$\frac{4}{3}\pi r^3 = \frac{4}{3}\pi \cdot ${p.radius ** 3}$, es decir, ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly radius: number;
}

function key(p: Parameters) {
  return piAnswer(frac(4 * p.radius ** 3, 3), 'dm³');
}

function squared(p: Parameters) {
  return piAnswer(frac(4 * p.radius ** 2, 3), 'dm³');
}

function noThird(p: Parameters) {
  return piAnswer(4 * p.radius ** 3, 'dm³');
}

function diameter(p: Parameters) {
  return piAnswer(frac(32 * p.radius ** 3, 3), 'dm³');
}
