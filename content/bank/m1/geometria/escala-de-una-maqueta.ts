import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { allDifferent, decimal, defineTemplate, md } from '../../authoring/index.ts';
import { integers, onlyOne } from '../../authoring/oracles.ts';

const BUILDINGS = [
  'una iglesia de Chiloé',
  'un faro',
  'una torre de agua',
  'un ascensor de Valparaíso',
  'un molino',
] as const;

export default defineTemplate({
  id: 'm1-escala-de-una-maqueta',
  version: 1,
  content: 'm1.geometria.semejanza.escala',
  skill: 'modelar',
  difficulty: 2,
  parameters: (random) => ({
    model: random.integer(8, 60),
    scale: random.pick([20, 25, 40, 50, 60, 75, 80, 100, 120, 150]),
    building: random.pick(BUILDINGS),
  }),
  accepts: (p) =>
    (p.model * p.scale) % 100 === 0 &&
    p.model * p.scale >= 1000 &&
    p.model * p.scale <= 3000 &&
    allDifferent([key(p), noConversion(p), byTen(p), byThousand(p)]),
  stem: (p) =>
    md`En un taller se construye una maqueta de ${p.building}. La altura real es de ${(p.model * p.scale) / 100} m y la maqueta mide ${p.model} cm de alto. ¿A qué escala está la maqueta?`,
  key,
  oracle: (p) => {
    const metres = (p.model * p.scale) / 100;
    return scaleOf(onlyOne(integers(1, 5000), (times) => times * p.model === metres * 100)).value;
  },
  distractors: [
    {
      mistake: 'escala-escribe-la-medida-real',
      answer: noConversion,
      feedback: () => md`Ese número es la altura real en centímetros; compárala con la altura de la maqueta.`,
    },
    {
      mistake: 'escala-diez-centimetros-por-metro',
      answer: byTen,
      feedback: () => md`Antes de dividir, pasa los metros a centímetros: revisa cuántos hay en un metro.`,
    },
    {
      mistake: 'escala-mil-centimetros-por-metro',
      answer: byThousand,
      feedback: () => md`Convertiste como si un metro tuviera 1.000 cm.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Misma unidad',
      text: md`La altura real es de $${(p.model * p.scale) / 100} \cdot 100 = ${p.model * p.scale}$ cm.`,
    },
    {
      title: 'Cuántas veces cabe',
      text: md`$${p.model * p.scale} : ${p.model} = ${p.scale}$: un centímetro de la maqueta representa ${p.scale} cm reales.`,
    },
    { title: 'La escala', text: md`La maqueta está a escala ${key(p).text}.` },
  ],
});

interface Parameters {
  readonly model: number;
  readonly scale: number;
}

function scaleOf(times: number) {
  return wordsAnswer(md`1 : ${decimal(times)}`);
}

function key(p: Parameters) {
  return scaleOf(p.scale);
}

function noConversion(p: Parameters) {
  return scaleOf(p.model * p.scale);
}

function byTen(p: Parameters) {
  return scaleOf(p.scale / 10);
}

function byThousand(p: Parameters) {
  return scaleOf(p.scale * 10);
}
