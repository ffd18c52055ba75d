import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { frame } from '../../authoring/frame.ts';
import { defineTemplate, frac, md, texTerm } from '../../authoring/index.ts';
import { polygonArea } from '../../authoring/oracles.ts';

const PLOTS = ['Un huerto', 'Una piscina', 'Un invernadero', 'Un escenario'] as const;

export default defineTemplate({
  id: 'm1-sendero-alrededor-del-huerto',
  version: 1,
  content: 'm1.geometria.figuras.problemas',
  otherContents: ['m1.algebra.expresiones-algebraicas.problemas'],
  skill: 'modelar',
  difficulty: 4,
  parameters: (random) => ({
    long: random.integer(6, 25),
    short: random.integer(4, 18),
    plot: random.pick(PLOTS),
  }),
  accepts: (p) => p.long > p.short + 1 && p.long <= 3 * p.short,
  stem: (p) =>
    md`${p.plot} rectangular de ${p.long} m de largo y ${p.short} m de ancho se rodea por fuera con un sendero de ancho constante $x$ metros, como muestra la figura. ¿Cuál de las siguientes expresiones representa el área del sendero, en metros cuadrados?`,
  figure: (p) => {
    const border = p.short / 4;
    const { at, width, height } = frame([
      [-border, -border],
      [p.long + border, p.short + border],
    ]);
    const rectangle = (by: number) =>
      [at(-by, -by), at(p.long + by, -by), at(p.long + by, p.short + by), at(-by, p.short + by)] as const;
    return {
      kind: 'drawing',
      width: width + 0.6,
      height,
      alt: `Un rectángulo interior de ${p.long} m por ${p.short} m, rodeado por los cuatro lados y las esquinas por una franja de ancho x.`,
      caption: 'La figura no está a escala.',
      shapes: [
        { shape: 'polygon', points: rectangle(border) },
        { shape: 'polygon', points: rectangle(0), filled: true, accent: 3 },
        { shape: 'text', at: at(p.long / 2, 0, 0, 0.6), text: `${p.long} m` },
        { shape: 'text', at: at(p.long, p.short / 2, -0.3), text: `${p.short} m`, anchor: 'end' },
        { shape: 'segment', from: at(p.long, p.short * 0.8), to: at(p.long + border, p.short * 0.8), accent: 1 },
        { shape: 'text', at: at(p.long + border, p.short * 0.8, 0.3), text: 'x', anchor: 'start' },
      ],
    };
  },
  key: (p) => expression(4, 2 * (p.long + p.short), 0),
  oracle: (p) => {
    const area = (x: number) => ringArea(p, x);
    const square = (area(2) - 2 * area(1) + area(0)) / 2;
    return expression(square, area(1) - area(0) - square, area(0)).value;
  },
  distractors: [
    {
      mistake: 'borde-suma-el-ancho-una-vez',
      answer: (p) => expression(1, p.long + p.short, 0),
      feedback: () => md`El sendero va por ambos costados: cada medida del rectángulo crece en $2x$, no en $x$.`,
    },
    {
      mistake: 'borde-olvida-las-esquinas',
      answer: (p) => expression(0, 2 * (p.long + p.short), 0),
      feedback: () => md`Sumaste las franjas junto a los lados; faltan los cuadrados de las esquinas.`,
    },
    {
      mistake: 'borde-no-resta-el-interior',
      answer: (p) => expression(4, 2 * (p.long + p.short), p.long * p.short),
      feedback: () => md`Esa es el área del rectángulo grande completo; el interior no es parte del sendero.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El rectángulo grande',
      text: md`El sendero agrega $x$ metros en cada extremo, así que el rectángulo exterior mide $(${p.long} + 2x)$ m por $(${p.short} + 2x)$ m.`,
    },
    {
      title: 'Restar el interior',
      text: md`Área del sendero: $(${p.long} + 2x)(${p.short} + 2x) - ${p.long} \cdot ${p.short}$`,
    },
    {
      title: 'Desarrollar',
      text: md`$${p.long * p.short} + ${2 * p.long}x + ${2 * p.short}x + 4x^2 - ${p.long * p.short}$, que se reduce a ${expression(4, 2 * (p.long + p.short), 0).text}.`,
    },
  ],
});

function expression(square: number, linear: number, free: number) {
  const terms = [texTerm(square, 'x^2', true), texTerm(linear, 'x', square === 0), texTerm(free)];
  return wordsAnswer(md`$${terms.join('')}$`, `${frac(square).toFraction()}x^2+${linear}x+${free}`);
}

function ringArea(p: { readonly long: number; readonly short: number }, x: number): number {
  const rectangle = (by: number) =>
    polygonArea([
      [-by, -by],
      [p.long + by, -by],
      [p.long + by, p.short + by],
      [-by, p.short + by],
    ]);
  return rectangle(x) - rectangle(0);
}
