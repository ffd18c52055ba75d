import {
  allDifferent,
  defineTemplate,
  md,
  pesos,
  polynomialValueOf,
  texDecimal,
  texPolynomial,
} from '../../authoring/index.ts';

interface Draw {
  readonly times: number;
  readonly more: number;
  readonly price: number;
  readonly place: string;
}

export default defineTemplate<Draw>({
  id: 'm1-cerco-contra-la-casa',
  version: 1,
  content: 'm1.algebra.expresiones-algebraicas.problemas',
  skill: 'modelar',
  difficulty: 3,
  parameters: (random) => ({
    times: random.integer(2, 4),
    more: random.integer(1, 9),
    price: 500 * random.integer(5, 19),
    place: random.pick(['Una huerta', 'Un patio', 'Un corral', 'Un jardín']),
  }),
  accepts: (p) => allDifferent([right(p), allSides(p), otherSide(p), [p.times, p.more, 0]].map(String)),
  stem: (p) =>
    md`${p.place} rectangular tiene un ancho de $a$ metros y un largo que mide ${p.more === 1 ? '1 metro' : `${p.more} metros`} más que ${TIMES[p.times] ?? ''} del ancho. Uno de sus lados largos da contra la pared de una casa y los otros tres se cercarán con una malla que cuesta ${pesos(p.price)} el metro. ¿Cuál de las siguientes expresiones representa el costo de la malla, en pesos?`,
  key: (p) => cost(p, right(p)),
  oracle: (p) =>
    polynomialValueOf(
      (width) => {
        let length = width.mul(0).add(p.more);
        for (let turn = 0; turn < p.times; turn++) length = length.add(width);
        return [width, length, width].reduce((sum, side) => sum.add(side.mul(p.price)), width.mul(0));
      },
      { degree: 1, symbol: 'a' },
    ),
  distractors: [
    {
      mistake: 'cerca-los-cuatro-lados',
      answer: (p) => cost(p, allSides(p)),
      feedback: () => md`Cercaste los cuatro lados; el lado que da contra la casa no lleva malla.`,
    },
    {
      mistake: 'cerca-dos-largos-y-un-ancho',
      answer: (p) => cost(p, otherSide(p)),
      feedback: () => md`Dejaste sin malla un ancho; el lado contra la casa es uno de los largos.`,
    },
    {
      mistake: 'multiplica-los-lados-para-cercar',
      answer: (p) => cost(p, [p.times, p.more, 0]),
      feedback: () => md`Multiplicaste los lados: eso es el área, y la malla va por el borde.`,
    },
  ],
  solution: (p) => [
    { title: 'El largo con letras', text: md`El largo mide $${texPolynomial([p.times, p.more], 'a')}$ metros.` },
    {
      title: 'Los metros de malla',
      text: md`Se cercan dos anchos y un largo: $2a + ${texPolynomial([p.times, p.more], 'a')} = ${texPolynomial(right(p), 'a')}$.`,
    },
    { title: 'El costo', text: md`Cada metro cuesta ${pesos(p.price)}. El costo es ${cost(p, right(p)).text}.` },
  ],
});

const TIMES: Readonly<Record<number, string>> = { 2: 'el doble', 3: 'el triple', 4: 'el cuádruple' };

function right(p: Draw) {
  return [p.times + 2, p.more];
}

function allSides(p: Draw) {
  return [2 * p.times + 2, 2 * p.more];
}

function otherSide(p: Draw) {
  return [2 * p.times + 1, 2 * p.more];
}

function cost(p: Draw, metres: readonly number[]) {
  return {
    text: md`$${texDecimal(p.price)} \cdot (${texPolynomial(metres, 'a')})$`,
    value: texPolynomial(
      metres.map((coefficient) => coefficient * p.price),
      'a',
    ),
  };
}
