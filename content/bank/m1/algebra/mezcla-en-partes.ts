import {
  allDifferent,
  amountAnswer,
  areCounts,
  defineTemplate,
  enterNumber,
  frac,
  md,
  slip,
} from '../../authoring/index.ts';

interface Draw {
  readonly parts: readonly [number, number, number];
  readonly total: number;
  readonly scene: (typeof SCENES)[number];
}

const SCENES = [
  {
    text: 'Para llenar maceteros se mezclan tierra, compost y arena',
    total: 'de mezcla',
    more: 'tierra',
    less: 'compost',
    unit: 'litros',
  },
  {
    text: 'Un alimento para aves se prepara con maíz, trigo y avena',
    total: 'de alimento',
    more: 'maíz',
    less: 'trigo',
    unit: 'kilogramos',
  },
  {
    text: 'Un mortero se prepara con arena, cemento y cal',
    total: 'de mortero',
    more: 'arena',
    less: 'cemento',
    unit: 'kilogramos',
  },
] as const;

export default defineTemplate<Draw>({
  id: 'm1-mezcla-en-partes',
  version: 1,
  content: 'm1.algebra.proporcionalidad.problemas',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => {
    const parts = [random.integer(4, 9), random.integer(2, 6), random.integer(1, 4)] as const;
    return { parts, total: (parts[0] + parts[1] + parts[2]) * random.integer(2, 24), scene: random.pick(SCENES) };
  },
  accepts: (p) =>
    p.parts[0] - p.parts[1] >= 2 &&
    p.parts[1] !== p.parts[2] &&
    areCounts([right(p), more(p), withoutThird(p), onePart(p)]) &&
    onePart(p).compare(1) > 0 &&
    allDifferent([right(p), more(p), withoutThird(p), onePart(p)]),
  stem: (p) =>
    md`${p.scene.text} en la razón $${p.parts.join(' : ')}$, en ese orden. Si se preparan ${p.total} ${p.scene.unit} ${p.scene.total}, ¿cuántos ${p.scene.unit} más de ${p.scene.more} que de ${p.scene.less} se usan?`,
  key: (p) => amountAnswer(right(p), p.scene.unit),
  oracle: (p) => {
    const amounts = [0, 0, 0];
    for (let left = frac(p.total); left.compare(0) > 0; left = left.sub(sum(p)))
      p.parts.forEach((part, place) => {
        amounts[place] = (amounts[place] ?? 0) + part;
      });
    return frac((amounts[0] ?? 0) - (amounts[1] ?? 0));
  },
  distractors: [
    {
      mistake: 'da-la-cantidad-y-no-la-diferencia',
      answer: (p) => amountAnswer(more(p), p.scene.unit),
      feedback: (p) => md`Eso es todo lo que se usa de ${p.scene.more}; falta compararlo con lo otro.`,
    },
    {
      mistake: 'reparte-solo-entre-dos-partes',
      answer: (p) => amountAnswer(withoutThird(p), p.scene.unit),
      feedback: () => md`Repartiste el total entre dos ingredientes y la mezcla tiene tres.`,
    },
    {
      mistake: 'da-el-valor-de-una-parte',
      answer: (p) => amountAnswer(onePart(p), p.scene.unit),
      feedback: () => md`Ese es el valor de una parte: ¿cuántas partes hay de diferencia?`,
    },
  ],
  solution: (p) => [
    {
      title: 'Partes en total',
      text: md`$${p.parts.join(' + ')} = ${sum(p)}$ partes iguales.`,
    },
    {
      title: 'Valor de una parte',
      text: md`$${p.total} : ${sum(p)} = ${onePart(p).toFraction()}$ ${p.scene.unit}.`,
    },
    {
      title: 'Diferencia de partes',
      text: md`Hay $${p.parts[0]} - ${p.parts[1]} = ${p.parts[0] - p.parts[1]}$ partes de diferencia, que son ${amountAnswer(right(p), p.scene.unit).text}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Cuántas partes son',
      prompt: md`La razón es $${p.parts.join(' : ')}$. ¿En cuántas partes iguales se divide toda la mezcla?`,
      answer: enterNumber(sum(p)),
      slips: [
        slip(
          p.parts[0] + p.parts[1],
          md`Contaste solo dos ingredientes: la mezcla tiene tres.`,
          'reparte-solo-entre-dos-partes',
        ),
        slip(3, md`Son tres ingredientes, pero cada uno ocupa varias partes.`),
      ],
      done: md`$${p.parts.join(' + ')} = ${sum(p)}$ partes.`,
    },
    {
      title: 'El valor de una parte',
      prompt: md`Se preparan ${p.total} ${p.scene.unit} ${p.scene.total}. ¿Cuántos ${p.scene.unit} tiene cada parte?`,
      answer: enterNumber(onePart(p), { unit: p.scene.unit }),
      slips: [
        slip(
          frac(p.total, 3),
          md`Repartiste por igual entre los tres ingredientes, y llevan distinta cantidad de partes.`,
        ),
        slip(
          frac(p.total, p.parts[0] + p.parts[1]),
          md`Repartiste entre dos ingredientes: cuenta las partes de los tres.`,
          'reparte-solo-entre-dos-partes',
        ),
      ],
      done: md`$${p.total} : ${sum(p)} = ${onePart(p).toFraction()}$.`,
    },
    {
      title: 'La diferencia',
      prompt: md`¿Cuántos ${p.scene.unit} más de ${p.scene.more} que de ${p.scene.less} se usan?`,
      answer: enterNumber(right(p), { unit: p.scene.unit }),
      slips: [
        slip(
          more(p),
          md`Eso es todo lo que se usa de ${p.scene.more}: falta compararlo.`,
          'da-la-cantidad-y-no-la-diferencia',
        ),
        slip(
          onePart(p),
          md`Ese es el valor de una parte. ¿Cuántas partes hay de diferencia?`,
          'da-el-valor-de-una-parte',
        ),
        slip(p.parts[0] - p.parts[1], md`Esas son las partes de diferencia: falta pasarlas a ${p.scene.unit}.`),
        slip(
          withoutThird(p),
          md`Repartiste el total sin contar el tercer ingrediente.`,
          'reparte-solo-entre-dos-partes',
        ),
      ],
      done: md`Son $${p.parts[0]} - ${p.parts[1]} = ${p.parts[0] - p.parts[1]}$ partes de diferencia, cada una de $${onePart(p).toFraction()}$ ${p.scene.unit}.`,
    },
  ],
});

function sum(p: Draw): number {
  return p.parts[0] + p.parts[1] + p.parts[2];
}

function onePart(p: Draw) {
  return frac(p.total, sum(p));
}

function right(p: Draw) {
  return onePart(p).mul(p.parts[0] - p.parts[1]);
}

function more(p: Draw) {
  return onePart(p).mul(p.parts[0]);
}

function withoutThird(p: Draw) {
  return frac(p.total * (p.parts[0] - p.parts[1]), p.parts[0] + p.parts[1]);
}
