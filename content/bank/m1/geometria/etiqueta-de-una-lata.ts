import { piAnswer } from '../../authoring/answer-forms.ts';
import { allDifferent, defineTemplate, enterExpression, enterNumber, md, slip } from '../../authoring/index.ts';
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
  steps: (p) => [
    {
      title: 'El radio de la lata',
      prompt: md`El largo de la etiqueta, $${2 * p.radius}\pi$ cm, da la vuelta justa a la base. ¿Cuánto mide el radio, en cm?`,
      answer: enterNumber(p.radius, { unit: 'cm' }),
      slips: [
        slip(2 * p.radius, md`Ese es el diámetro: el contorno es $2\pi r$.`, 'cilindro-diametro-como-radio'),
        slip(p.high, md`Ese es el alto de la etiqueta; el radio sale de su largo.`),
        slip(4 * p.radius, md`Multiplicaste por $2$, y hay que despejar $r$ de $2\pi r$.`),
      ],
      done: md`$2\pi r = ${2 * p.radius}\pi$, así que $r = ${p.radius}$ cm.`,
    },
    {
      title: 'El área de la base',
      prompt: md`¿Cuál es el área de la base, en cm²? Deja $\pi$ escrito.`,
      answer: enterExpression(`${p.radius ** 2}π`),
      oracle: Math.PI * p.radius ** 2,
      slips: [
        slip(
          `${4 * p.radius ** 2}π`,
          md`Elevaste el diámetro: la fórmula usa el radio.`,
          'cilindro-diametro-como-radio',
        ),
        slip(`${2 * p.radius}π`, md`Ese es el contorno de la base; se pide su área.`),
        slip(`${p.radius}π`, md`En $\pi r^2$ el radio va al cuadrado.`, 'cilindro-olvida-el-cuadrado'),
      ],
      done: md`$\pi \cdot ${p.radius}^2 = ${p.radius ** 2}\pi$ cm².`,
    },
    {
      title: 'El volumen',
      prompt: md`La altura de la lata es el alto de la etiqueta, ${p.high} cm. ¿Cuál es el volumen, en cm³? Deja $\pi$ escrito.`,
      answer: enterExpression(`${p.radius ** 2 * p.high}π`),
      slips: [
        slip(
          `${(2 * p.radius) ** 2 * p.high}π`,
          md`Usaste el diámetro en el lugar del radio.`,
          'cilindro-diametro-como-radio',
        ),
        slip(
          `${2 * p.radius * p.high}π`,
          md`Esa es el área de la etiqueta; se pide el volumen.`,
          'cilindro-manto-en-vez-de-volumen',
        ),
        slip(`${p.radius * p.high}π`, md`Falta el cuadrado del radio.`, 'cilindro-olvida-el-cuadrado'),
      ],
      done: md`$${p.radius ** 2}\pi \cdot ${p.high}$ son ${key(p).text}.`,
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
