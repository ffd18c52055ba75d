import { piAnswer } from '../../authoring/answer-forms.ts';
import { allDifferent, defineTemplate, frac, md, texFraction } from '../../authoring/index.ts';
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
