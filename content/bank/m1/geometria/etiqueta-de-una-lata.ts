import { piAnswer } from '../../authoring/answer-forms.ts';
import { allDifferent, defineTemplate, md } from '../../authoring/index.ts';
import { integers, integral, onlyOne } from '../../authoring/oracles.ts';

const CANS = ['una lata de duraznos', 'una lata de pintura', 'una lata de jurel', 'una lata de café'] as const;

export default defineTemplate({
  id: 'm1-etiqueta-de-una-lata',
  version: 1,
  content: 'm1.geometria.cuerpos.cilindros',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({
    radius: random.integer(3, 9),
    high: random.integer(5, 20),
    can: random.pick(CANS),
  }),
  accepts: (p) => p.high >= p.radius && allDifferent([key(p), whole(p), label(p), notSquared(p)]),
  stem: (p) =>
    md`La etiqueta de ${p.can} cilíndrica cubre todo el manto, sin traslaparse. Despegada y extendida, es un rectángulo de ${p.high} cm de alto y $${2 * p.radius}\pi$ cm de largo. ¿Cuál es el volumen del cilindro?`.replace(
      /(un tarro de [a-z ]+) cilíndrica/,
      '$1 cilíndrico',
    ),
  key,
  oracle: (p) => {
    const radius = onlyOne(
      integers(1, 50),
      (candidate) => Math.abs(integral(() => candidate, 0, 2 * Math.PI) - 2 * p.radius * Math.PI) < 1e-9,
    );
    return integral((from) => 2 * Math.PI * from * p.high, 0, radius);
  },
  distractors: [
    {
      mistake: 'cilindro-diametro-como-radio',
      answer: whole,
      feedback: () => md`El largo de la etiqueta es $2\pi r$; de ahí se obtiene un radio menor que el que usaste.`,
    },
    {
      mistake: 'cilindro-manto-en-vez-de-volumen',
      answer: label,
      feedback: () => md`Calculaste el área de la etiqueta; el volumen necesita el área de la base.`,
    },
    {
      mistake: 'cilindro-olvida-el-cuadrado',
      answer: notSquared,
      feedback: () => md`El área de la base es $\pi r^2$; falta elevar el radio al cuadrado.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El largo es el contorno de la base',
      text: md`Al enrollar la etiqueta, su largo rodea la base: $2\pi r = ${2 * p.radius}\pi$, de donde $r = ${p.radius}$ cm.`,
    },
    { title: 'Área de la base', text: md`$\pi \cdot ${p.radius}^2 = ${p.radius ** 2}\pi$ cm².` },
    {
      title: 'Volumen',
      text: md`La altura del cilindro es el alto de la etiqueta. Base por altura: $${p.radius ** 2}\pi \cdot ${p.high}$, es decir, ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly radius: number;
  readonly high: number;
}

function key(p: Parameters) {
  return piAnswer(p.radius ** 2 * p.high, 'cm³');
}

function whole(p: Parameters) {
  return piAnswer((2 * p.radius) ** 2 * p.high, 'cm³');
}

function label(p: Parameters) {
  return piAnswer(2 * p.radius * p.high, 'cm³');
}

function notSquared(p: Parameters) {
  return piAnswer(p.radius * p.high, 'cm³');
}
