import {
  allDifferent,
  amountAnswer,
  amountOf,
  areCounts,
  defineTemplate,
  enterNumber,
  frac,
  md,
  slip,
  texDecimal,
  texFraction,
} from '../../authoring/index.ts';

interface Draw {
  readonly total: number;
  readonly first: readonly [number, number];
  readonly second: readonly [number, number];
  readonly scene: (typeof SCENES)[number];
}

const SCENES = [
  {
    start: 'Un estanque de riego estaba lleno.',
    first: 'En la mañana se ocupó',
    of: 'del agua',
    second: 'en la tarde se ocupó',
    left: 'Al final del día quedan',
    asks: '¿Cuántos litros de agua tenía el estanque lleno?',
    unit: 'litros',
  },
  {
    start: 'En una panadería abrieron un saco de harina.',
    first: 'El lunes usaron',
    of: 'de la harina',
    second: 'el martes usaron',
    left: 'Para el miércoles quedan',
    asks: '¿Cuántos gramos de harina traía el saco?',
    unit: 'gramos',
  },
  {
    start: 'Una cuadrilla reparte un rollo de cable entre dos obras.',
    first: 'En la primera obra gasta',
    of: 'del cable',
    second: 'en la segunda gasta',
    left: 'En el rollo quedan',
    asks: '¿Cuántos metros de cable tenía el rollo?',
    unit: 'metros',
  },
] as const;

export default defineTemplate<Draw>({
  id: 'm1-fraccion-de-lo-que-queda',
  version: 1,
  content: 'm1.numeros.enteros-racionales.problemas',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({
    total: random.integer(10, 120) * 60,
    first: random.pick([
      [1, 3],
      [1, 4],
      [1, 5],
      [2, 5],
      [1, 6],
      [3, 8],
    ] as const),
    second: random.pick([
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 5],
      [3, 5],
      [3, 10],
    ] as const),
    scene: random.pick(SCENES),
  }),
  accepts: (p) =>
    share(p.first).add(share(p.second)).compare(1) < 0 &&
    areCounts([left(p), ofTheTotal(p), lastOnly(p), spentParts(p)]) &&
    allDifferent([frac(p.total), left(p), ofTheTotal(p), lastOnly(p), spentParts(p)]),
  stem: (p) =>
    md`${p.scene.start} ${p.scene.first} $${texFraction(share(p.first))}$ ${p.scene.of} y ${p.scene.second} $${texFraction(share(p.second))}$ de lo que quedaba. ${p.scene.left} ${amountOf(left(p), p.scene.unit)}. ${p.scene.asks}`,
  key: (p) => amountAnswer(p.total, p.scene.unit),
  oracle: (p) => {
    for (let total = 60; total <= 7200; total += 60) {
      const afterFirst = total - (total / p.first[1]) * p.first[0];
      const afterBoth = afterFirst - (afterFirst / p.second[1]) * p.second[0];
      if (left(p).equals(frac(afterFirst * p.second[1] - afterFirst * p.second[0], p.second[1])) && afterBoth > 0)
        return frac(total);
    }
    return 'no total fits';
  },
  distractors: [
    {
      mistake: 'toma-el-resto-como-el-total',
      answer: (p) => amountAnswer(ofTheTotal(p), p.scene.unit),
      feedback: () => md`Tomaste las dos fracciones del total; la segunda es de lo que quedaba.`,
    },
    {
      mistake: 'deshace-solo-el-ultimo-gasto',
      answer: (p) => amountAnswer(lastOnly(p), p.scene.unit),
      feedback: () => md`Eso es lo que había antes del segundo gasto; falta deshacer el primero.`,
    },
    {
      mistake: 'divide-por-las-fracciones-gastadas',
      answer: (p) => amountAnswer(spentParts(p), p.scene.unit),
      feedback: () => md`Usaste las fracciones gastadas; lo que se conoce es la parte que quedó.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Qué parte queda cada vez',
      text: md`Después del primer gasto queda $${texFraction(frac(1).sub(share(p.first)))}$ del total y después del segundo queda $${texFraction(frac(1).sub(share(p.second)))}$ de ese resto.`,
    },
    {
      title: 'Qué parte del total queda al final',
      text: md`$${texFraction(frac(1).sub(share(p.first)))} \cdot ${texFraction(frac(1).sub(share(p.second)))} = ${texFraction(keptPart(p))}$.`,
    },
    {
      title: 'Volver al total',
      text: md`Si $${texFraction(keptPart(p))}$ del total es $${texDecimal(left(p))}$, el total es $${texDecimal(left(p))} : ${texFraction(keptPart(p))}$, o sea, ${amountOf(p.total, p.scene.unit)}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Lo que queda después del primer gasto',
      prompt: md`${p.scene.first} $${texFraction(share(p.first))}$ ${p.scene.of}. ¿Qué fracción del total quedó en ese momento?`,
      answer: enterNumber(frac(1).sub(share(p.first))),
      slips: [
        slip(
          share(p.first),
          md`Esa es la parte gastada; se pregunta por la que quedó.`,
          'divide-por-las-fracciones-gastadas',
        ),
        slip(frac(p.first[1] - p.first[0]), md`Esas son las partes que quedan. ¿De cuántas partes iguales en total?`),
      ],
      done: md`$1 - ${texFraction(share(p.first))} = ${texFraction(frac(1).sub(share(p.first)))}$ del total.`,
    },
    {
      title: 'Lo que queda al final',
      prompt: md`Después se gastó $${texFraction(share(p.second))}$ de lo que quedaba. ¿Qué fracción del total quedó al final?`,
      answer: enterNumber(keptPart(p)),
      slips: [
        slip(
          frac(1).sub(share(p.first)).sub(share(p.second)),
          md`Restaste las dos fracciones del total, y la segunda es solo de lo que quedaba.`,
          'toma-el-resto-como-el-total',
        ),
        slip(
          share(p.first).mul(share(p.second)),
          md`Multiplicaste las partes gastadas: usa las que quedaron.`,
          'divide-por-las-fracciones-gastadas',
        ),
        slip(
          frac(1).sub(share(p.first)).mul(share(p.second)),
          md`Esa es la parte que se gastó la segunda vez; falta ver la que quedó.`,
        ),
      ],
      done: md`$${texFraction(frac(1).sub(share(p.first)))} \cdot ${texFraction(frac(1).sub(share(p.second)))} = ${texFraction(keptPart(p))}$ del total.`,
    },
    {
      title: 'Volver al total',
      prompt: md`Esa fracción del total son ${amountOf(left(p), p.scene.unit)}. ${p.scene.asks}`,
      answer: enterNumber(p.total, { unit: p.scene.unit }),
      slips: [
        slip(
          ofTheTotal(p),
          md`Sumaste las dos fracciones como si ambas fueran del total.`,
          'toma-el-resto-como-el-total',
        ),
        slip(
          lastOnly(p),
          md`Llegaste a lo que había antes del segundo gasto: falta deshacer el primero.`,
          'deshace-solo-el-ultimo-gasto',
        ),
        slip(
          spentParts(p),
          md`Dividiste por las partes gastadas, y lo que se conoce es lo que quedó.`,
          'divide-por-las-fracciones-gastadas',
        ),
        slip(left(p).mul(keptPart(p)), md`Multiplicaste, y así el total sale menor que lo que quedó.`),
      ],
      done: md`$${texDecimal(left(p))} : ${texFraction(keptPart(p))} = ${texDecimal(p.total)}$.`,
    },
  ],
});

function share([above, below]: readonly [number, number]) {
  return frac(above, below);
}

function keptPart(p: Draw) {
  return frac(1)
    .sub(share(p.first))
    .mul(frac(1).sub(share(p.second)));
}

function left(p: Draw) {
  return keptPart(p).mul(p.total);
}

function ofTheTotal(p: Draw) {
  return left(p).div(frac(1).sub(share(p.first)).sub(share(p.second)));
}

function lastOnly(p: Draw) {
  return left(p).div(frac(1).sub(share(p.second)));
}

function spentParts(p: Draw) {
  return left(p).div(share(p.first).mul(share(p.second)));
}
