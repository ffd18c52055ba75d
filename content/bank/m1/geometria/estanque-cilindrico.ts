import { piAnswer } from '../../authoring/answer-forms.ts';
import {
  allDifferent,
  defineTemplate,
  enterExpression,
  enterNumber,
  frac,
  md,
  slip,
  texFraction,
} from '../../authoring/index.ts';
import { integral } from '../../authoring/oracles.ts';
import { cylinder } from '../../authoring/solids.ts';

const TANKS = ['Un estanque de agua', 'Un silo de granos', 'Un biodigestor', 'Un depósito de aceite'] as const;

export default defineTemplate({
  id: 'm1-estanque-cilindrico',
  version: 1,
  content: 'm1.geometria.cuerpos.cilindros',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    diameter: random.integer(3, 14),
    high: random.integer(2, 15),
    tank: random.pick(TANKS),
  }),
  accepts: (p) =>
    p.high <= 3 * p.diameter && p.diameter <= 3 * p.high && allDifferent([key(p), asRadius(p), side(p), notSquared(p)]),
  stem: (p) =>
    md`${p.tank} tiene la forma de un cilindro recto de ${p.diameter} m de diámetro y ${p.high} m de altura. ¿Cuál es su volumen?`,
  figure: (p) => ({
    kind: 'drawing',
    alt: `Cilindro recto de ${p.diameter} m de diámetro y ${p.high} m de altura.`,
    ...cylinder(
      { radius: p.diameter / 2, high: p.high },
      { across: `${p.diameter} m`, measured: 'diameter', high: `${p.high} m` },
    ),
  }),
  key,
  oracle: (p) => {
    // Thin tubes, one inside the other: 2π·r·h each.
    return integral((radius) => 2 * Math.PI * radius * p.high, 0, p.diameter / 2);
  },
  distractors: [
    {
      mistake: 'cilindro-diametro-como-radio',
      answer: asRadius,
      feedback: (p) => md`Elevaste al cuadrado ${p.diameter} m, que es el diámetro; la fórmula usa el radio.`,
    },
    {
      mistake: 'cilindro-manto-en-vez-de-volumen',
      answer: side,
      feedback: () => md`Multiplicaste el contorno de la base por la altura: eso es el área del manto.`,
    },
    {
      mistake: 'cilindro-olvida-el-cuadrado',
      answer: notSquared,
      feedback: () => md`El área de la base es $\pi r^2$; revisa si elevaste el radio al cuadrado.`,
    },
  ],
  solution: (p) => [
    { title: 'El radio', text: md`Es la mitad del diámetro: $r = ${texFraction(frac(p.diameter, 2))}$ m.` },
    {
      title: 'Área de la base',
      text: md`$\pi r^2 = \pi \cdot ${squared(p.diameter)} = ${piAnswer(frac(p.diameter ** 2, 4)).text.slice(1, -1)}$ m².`,
    },
    {
      title: 'Base por altura',
      text: md`Al multiplicar por los ${p.high} m de altura se obtiene el volumen: ${key(p).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'El radio',
      prompt: md`El diámetro mide ${p.diameter} m. ¿Cuánto mide el radio, en metros?`,
      answer: enterNumber(frac(p.diameter, 2), { unit: 'm' }),
      slips: [
        slip(2 * p.diameter, md`El radio es más corto que el diámetro.`),
        slip(p.diameter, md`Ese es el diámetro, de lado a lado.`, 'cilindro-diametro-como-radio'),
      ],
      done: md`Es la mitad: $r = ${texFraction(frac(p.diameter, 2))}$ m.`,
    },
    {
      title: 'El área de la base',
      prompt: md`¿Cuál es el área de la base, en m²? Deja $\pi$ escrito.`,
      answer: enterExpression(`${frac(p.diameter ** 2, 4).toFraction()}π`),
      oracle: Math.PI * (p.diameter / 2) ** 2,
      slips: [
        slip(`${p.diameter ** 2}π`, md`Elevaste el diámetro: la fórmula usa el radio.`, 'cilindro-diametro-como-radio'),
        slip(`${p.diameter}π`, md`Ese es el contorno de la base; se pide su área.`),
        slip(
          `${frac(p.diameter, 2).toFraction()}π`,
          md`En $\pi r^2$ el radio va al cuadrado.`,
          'cilindro-olvida-el-cuadrado',
        ),
      ],
      done: md`$\pi \cdot ${squared(p.diameter)} = ${piAnswer(frac(p.diameter ** 2, 4)).text.slice(1, -1)}$ m².`,
    },
    {
      title: 'El volumen',
      prompt: md`La altura es de ${p.high} m. ¿Cuál es el volumen, en m³? Deja $\pi$ escrito.`,
      answer: enterExpression(`${frac(p.diameter ** 2 * p.high, 4).toFraction()}π`),
      slips: [
        slip(
          `${p.diameter ** 2 * p.high}π`,
          md`Usaste el diámetro en el lugar del radio.`,
          'cilindro-diametro-como-radio',
        ),
        slip(
          `${p.diameter * p.high}π`,
          md`Contorno por altura da el manto: para el volumen se usa el área de la base.`,
          'cilindro-manto-en-vez-de-volumen',
        ),
        slip(
          `${frac(p.diameter * p.high, 2).toFraction()}π`,
          md`Falta el cuadrado del radio.`,
          'cilindro-olvida-el-cuadrado',
        ),
      ],
      done: md`Área de la base por altura: ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly diameter: number;
  readonly high: number;
}

function key(p: Parameters) {
  return piAnswer(frac(p.diameter ** 2 * p.high, 4), 'm³');
}

function asRadius(p: Parameters) {
  return piAnswer(p.diameter ** 2 * p.high, 'm³');
}

function side(p: Parameters) {
  return piAnswer(p.diameter * p.high, 'm³');
}

function notSquared(p: Parameters) {
  return piAnswer(frac(p.diameter * p.high, 2), 'm³');
}

function squared(diameter: number): string {
  const radius = texFraction(frac(diameter, 2));
  return diameter % 2 === 0 ? `${radius}^2` : `\\left(${radius}\\right)^2`;
}
