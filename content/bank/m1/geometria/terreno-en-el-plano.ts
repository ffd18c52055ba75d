import { amountAnswer } from '../../authoring/answer.ts';
import { frame } from '../../authoring/frame.ts';
import { allDifferent, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';
import { polygonArea } from '../../authoring/oracles.ts';

const LOTS = ['un sitio', 'un parque', 'un predio', 'una plaza', 'un jardín botánico'] as const;

export default defineTemplate({
  id: 'm1-terreno-en-el-plano',
  version: 1,
  content: 'm1.geometria.semejanza.escala',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({
    long: random.integer(4, 15),
    short: random.integer(3, 10),
    scale: random.pick([200, 300, 400, 500, 600, 800, 1000, 1500, 2000]),
    lot: random.pick(LOTS),
  }),
  accepts: (p) => p.long > p.short && allDifferent([key(p), lengthFactor(p), hundred(p), outline(p)]),
  stem: (p) =>
    md`En un plano a escala 1 : ${texDecimal(p.scale).replace('{.}', '.')}, ${p.lot} con forma de triángulo rectángulo aparece con catetos de ${p.long} cm y ${p.short} cm, como muestra la figura. ¿Cuál es el área real del terreno?`,
  figure: (p) => {
    const { at, width, height } = frame([
      [0, 0],
      [p.long, p.short],
    ]);
    return {
      kind: 'drawing',
      width: width + 0.8,
      height,
      alt: `Triángulo rectángulo dibujado en el plano, con un cateto horizontal de ${p.long} cm y uno vertical de ${p.short} cm.`,
      caption: 'Medidas en el plano.',
      shapes: [
        { shape: 'polygon', points: [at(0, 0), at(p.long, 0), at(p.long, p.short)], filled: true, accent: 3 },
        { shape: 'angle', at: at(p.long, 0), from: at(0, 0), to: at(p.long, p.short), right: true },
        { shape: 'text', at: at(p.long / 2, 0, 0, -0.7), text: `${p.long} cm` },
        { shape: 'text', at: at(p.long, p.short / 2, 0.3), text: `${p.short} cm`, anchor: 'start' },
      ],
    };
  },
  key,
  oracle: (p) => {
    const metres = p.scale / 100;
    return frac(
      polygonArea([
        [0, 0],
        [p.long * metres, 0],
        [p.long * metres, p.short * metres],
      ]),
    );
  },
  distractors: [
    {
      mistake: 'escala-area-con-factor-lineal',
      answer: lengthFactor,
      feedback: () => md`Multiplicaste el área dibujada por la escala una sola vez; la escala afecta a cada lado.`,
    },
    {
      mistake: 'escala-cien-por-metro-cuadrado',
      answer: hundred,
      feedback: () => md`Revisa cuántos centímetros cuadrados tiene un metro cuadrado: no son 100.`,
    },
    {
      mistake: 'escala-olvida-la-mitad-del-triangulo',
      answer: outline,
      feedback: () => md`Multiplicaste los catetos: eso es un rectángulo, el doble del triángulo.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Medidas reales',
      text: md`Cada centímetro del plano son ${p.scale / 100} m. Los catetos miden $${p.long} \cdot ${p.scale / 100} = ${texDecimal((p.long * p.scale) / 100)}$ m y $${p.short} \cdot ${p.scale / 100} = ${texDecimal((p.short * p.scale) / 100)}$ m.`,
    },
    {
      title: 'Área del triángulo',
      text: md`$\frac{${texDecimal((p.long * p.scale) / 100)} \cdot ${texDecimal((p.short * p.scale) / 100)}}{2}$, es decir, ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly long: number;
  readonly short: number;
  readonly scale: number;
}

function drawn(p: Parameters) {
  return frac(p.long * p.short, 2);
}

function key(p: Parameters) {
  return amountAnswer(
    drawn(p)
      .mul(p.scale ** 2)
      .div(10_000),
    'm²',
  );
}

function lengthFactor(p: Parameters) {
  return amountAnswer(drawn(p).mul(p.scale).div(100), 'm²');
}

function hundred(p: Parameters) {
  return amountAnswer(
    drawn(p)
      .mul(p.scale ** 2)
      .div(100),
    'm²',
  );
}

function outline(p: Parameters) {
  return amountAnswer(
    drawn(p)
      .mul(2)
      .mul(p.scale ** 2)
      .div(10_000),
    'm²',
  );
}
