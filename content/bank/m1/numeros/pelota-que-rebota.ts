import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';

interface Draw {
  readonly height: number;
  readonly ratio: readonly [number, number];
  readonly touches: 3 | 4;
  readonly ball: string;
}

const TIMES = { 3: 'tercera', 4: 'cuarta' } as const;

export default defineTemplate<Draw>({
  id: 'm1-pelota-que-rebota',
  version: 1,
  content: 'm1.numeros.potencias-raices.problemas',
  skill: 'modelar',
  difficulty: 5,
  parameters: (random) => ({
    height: random.integer(2, 12),
    ratio: random.pick([
      [1, 2],
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 8],
    ] as const),
    touches: random.pick([3, 4] as const),
    ball: random.pick(['Una pelota de goma', 'Una pelota de tenis', 'Un balón']),
  }),
  accepts: (p) => allDifferent([right(p), fallsOnly(p), oncePerTouch(p), oneMore(p)]),
  stem: (p) =>
    md`${p.ball} se suelta desde una altura de ${p.height} m y se mueve solo en forma vertical. Después de cada bote sube hasta $\frac{${p.ratio[0]}}{${p.ratio[1]}}$ de la altura desde la que cayó. ¿Cuál de las siguientes expresiones representa los metros que recorre, en total, desde que se suelta hasta que toca el suelo por ${TIMES[p.touches]} vez?`,
  key: right,
  oracle: (p) => {
    let [from, path] = [frac(p.height), frac(0)];
    for (let touch = 1; touch <= p.touches; touch++) {
      path = path.add(from);
      if (touch === p.touches) break;
      from = from.mul(frac(...p.ratio));
      path = path.add(from);
    }
    return path;
  },
  distractors: [
    {
      mistake: 'rebote-cuenta-solo-las-bajadas',
      answer: fallsOnly,
      feedback: () => md`Sumaste solo las bajadas: después de cada bote también recorre la subida.`,
    },
    {
      mistake: 'rebote-suma-una-altura-por-bote',
      answer: oncePerTouch,
      feedback: () =>
        md`Sumaste una altura por cada bote: después de cada uno sube y baja, y lo que sigue al último no se cuenta.`,
    },
    {
      mistake: 'rebote-cuenta-un-bote-de-mas',
      answer: oneMore,
      feedback: (p) =>
        md`Seguiste un bote más: cuenta las subidas que hay antes de tocar el suelo por ${TIMES[p.touches]} vez.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Hasta el primer bote',
      text: md`Solo baja: recorre $${p.height}$ m.`,
    },
    {
      title: 'Entre un bote y el siguiente',
      text: md`Sube y baja lo mismo. Tras el primer bote sube $${p.height} \cdot ${tex(p, 1)}$ m; tras el segundo, $${p.height} \cdot ${tex(p, 2)}$ m, y así.`,
    },
    {
      title: 'Cuántas subidas hay',
      text: md`Antes de tocar el suelo por ${TIMES[p.touches]} vez hay ${p.touches - 1} subidas con sus bajadas: cada altura se cuenta dos veces.`,
    },
    { title: 'La expresión', text: md`El total es ${right(p).text}.` },
  ],
});

function tex({ ratio: [above, below] }: Draw, power: number): string {
  const base = md`\frac{${above}}{${below}}`;
  return power === 1 ? base : md`\left(${base}\right)^${power}`;
}

/** `first` metres, and after them `each` metres times the ratio for every rise. */
function path(
  p: Draw,
  { first, each, rises }: { readonly first: number; readonly each: number; readonly rises: number },
) {
  const powers = Array.from({ length: rises }, (_, index) => index + 1);
  return {
    text: md`$${[`${first}`, ...powers.map((power) => md`${each} \cdot ${tex(p, power)}`)].join(' + ')}$`,
    value: powers.reduce(
      (sum, power) =>
        sum.add(
          frac(...p.ratio)
            .pow(power)
            ?.mul(each) ?? 0,
        ),
      frac(first),
    ),
  };
}

function right(p: Draw) {
  return path(p, { first: p.height, each: 2 * p.height, rises: p.touches - 1 });
}

function fallsOnly(p: Draw) {
  return path(p, { first: p.height, each: p.height, rises: p.touches - 1 });
}

function oncePerTouch(p: Draw) {
  return path(p, { first: p.height, each: p.height, rises: p.touches });
}

function oneMore(p: Draw) {
  return path(p, { first: p.height, each: 2 * p.height, rises: p.touches });
}
