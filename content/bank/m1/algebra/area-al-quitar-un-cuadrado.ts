import {
  defineTemplate,
  enterExpression,
  enterNumber,
  md,
  polynomialAnswer,
  polynomialValueOf,
  slip,
  texPolynomial,
} from '../../authoring/index.ts';

interface Draw {
  readonly more: number;
  readonly cut: number;
  readonly thing: string;
}

export default defineTemplate<Draw>({
  id: 'm1-area-al-quitar-un-cuadrado',
  version: 1,
  content: 'm1.algebra.expresiones-algebraicas.productos-notables',
  skill: 'representar',
  difficulty: 2,
  parameters: (random) => ({
    more: random.integer(2, 9),
    cut: random.integer(1, 8),
    thing: random.pick(['una lámina', 'un trozo de tela', 'una plancha de madera', 'una cartulina']),
  }),
  accepts: (p) => p.more !== p.cut,
  stem: (p) =>
    md`De ${p.thing} cuadrada de lado $(x + ${p.more})$ cm se recorta en una esquina un cuadrado de lado $${p.cut}$ cm, como muestra la figura. ¿Cuál de las siguientes expresiones representa, en $\text{cm}^2$, el área de la parte sombreada?`,
  figure: (p) => ({
    kind: 'drawing',
    width: 14,
    height: 12,
    shapes: [
      {
        shape: 'polygon',
        filled: true,
        accent: 1,
        points: [
          [2, 1],
          [12, 1],
          [12, 8],
          [9, 8],
          [9, 11],
          [2, 11],
        ],
      },
      {
        shape: 'path',
        dashed: true,
        points: [
          [9, 11],
          [12, 11],
          [12, 8],
        ],
      },
      { shape: 'text', at: [7, 0.3], text: `x + ${p.more}`, anchor: 'middle' },
      { shape: 'text', at: [1.6, 6], text: `x + ${p.more}`, anchor: 'end' },
      { shape: 'text', at: [8.6, 9.4], text: String(p.cut), anchor: 'end' },
      { shape: 'text', at: [10.5, 8.4], text: String(p.cut), anchor: 'middle' },
    ],
    alt: `Cuadrado de lado x + ${p.more} al que le falta, en la esquina superior derecha, un cuadrado de lado ${p.cut}. La parte que queda está sombreada.`,
    caption: 'La figura no está a escala.',
  }),
  key: (p) => polynomialAnswer([1, 2 * p.more, p.more ** 2 - p.cut ** 2]),
  // Two rectangles: the strip under the cut and the one beside it.
  oracle: (p) =>
    polynomialValueOf(
      (x) => {
        const side = x.add(p.more);
        return side.mul(side.sub(p.cut)).add(side.sub(p.cut).mul(p.cut));
      },
      { degree: 2, from: 10 },
    ),
  distractors: [
    {
      mistake: 'eleva-cada-termino-al-cuadrado',
      answer: (p) => polynomialAnswer([1, 0, p.more ** 2 - p.cut ** 2]),
      feedback: (p) => md`El cuadrado de $x + ${p.more}$ tiene también el doble del producto de sus términos.`,
    },
    {
      mistake: 'suma-el-area-quitada',
      answer: (p) => polynomialAnswer([1, 2 * p.more, p.more ** 2 + p.cut ** 2]),
      feedback: () => md`Sumaste el área del cuadrado recortado; esa parte ya no está.`,
    },
    {
      mistake: 'resta-los-lados-antes-de-elevar',
      answer: (p) => polynomialAnswer([1, 2 * (p.more - p.cut), (p.more - p.cut) ** 2]),
      feedback: () => md`Restaste los lados y elevaste después: lo que se resta son las áreas.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Dos áreas que se restan',
      text: md`El área sombreada es la del cuadrado grande menos la del recortado: $(x + ${p.more})^2 - ${p.cut}^2$.`,
    },
    {
      title: 'Desarrollar el cuadrado',
      text: md`$(x + ${p.more})^2 = ${texPolynomial([1, 2 * p.more, p.more ** 2])}$.`,
    },
    {
      title: 'Restar',
      text: md`Como $${p.more ** 2} - ${p.cut ** 2} = ${p.more ** 2 - p.cut ** 2}$, el área es $${texPolynomial([1, 2 * p.more, p.more ** 2 - p.cut ** 2])}$.`,
    },
  ],
  steps: (p) => [
    {
      title: 'El área del cuadrado entero',
      prompt: md`Antes del corte es un cuadrado de lado $x + ${p.more}$. Escribe su área sin paréntesis.`,
      answer: enterExpression(texPolynomial([1, 2 * p.more, p.more ** 2]), { form: 'expanded' }),
      oracle: (x) => ((x ?? 0) + p.more) ** 2,
      slips: [
        slip(
          texPolynomial([1, 0, p.more ** 2]),
          md`Elevaste cada término por separado. Dibuja el cuadrado: hay dos rectángulos más.`,
          'eleva-cada-termino-al-cuadrado',
        ),
        slip(texPolynomial([1, p.more, p.more ** 2]), md`Hay dos rectángulos de $x$ por $${p.more}$, no uno.`),
        slip(texPolynomial([4, 4 * p.more]), md`Ese es el perímetro; se pide el área.`),
      ],
      done: md`$(x + ${p.more})^2 = ${texPolynomial([1, 2 * p.more, p.more ** 2])}$.`,
    },
    {
      title: 'El área que se recorta',
      prompt: md`El cuadrado recortado mide $${p.cut}$ cm de lado. ¿Cuál es su área, en $\text{cm}^2$?`,
      answer: enterNumber(p.cut ** 2, { unit: 'cm²' }),
      slips: [
        slip(4 * p.cut, md`Ese es su contorno; se pide el área.`),
        slip(2 * p.cut, md`Elevar al cuadrado no es multiplicar por $2$.`),
      ],
      done: md`$${p.cut} \cdot ${p.cut} = ${p.cut ** 2}$.`,
    },
    {
      title: 'El área sombreada',
      prompt: md`¿Qué expresión da el área que queda después del corte?`,
      answer: enterExpression(texPolynomial([1, 2 * p.more, p.more ** 2 - p.cut ** 2]), { form: 'expanded' }),
      slips: [
        slip(
          texPolynomial([1, 2 * p.more, p.more ** 2 + p.cut ** 2]),
          md`Sumaste el área recortada, y esa parte ya no está.`,
          'suma-el-area-quitada',
        ),
        slip(
          texPolynomial([1, 2 * (p.more - p.cut), (p.more - p.cut) ** 2]),
          md`Restaste los lados y después elevaste: lo que se resta son las áreas.`,
          'resta-los-lados-antes-de-elevar',
        ),
        slip(
          texPolynomial([1, 0, p.more ** 2 - p.cut ** 2]),
          md`Se perdió el término con $x$ del cuadrado entero.`,
          'eleva-cada-termino-al-cuadrado',
        ),
      ],
      done: md`Al área entera se le quita $${p.cut ** 2}$.`,
    },
  ],
});
