import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';
import { integers, outcomes } from '../../authoring/oracles.ts';

const SAMPLES = [
  {
    known: 'de las luminarias de una comuna funciona con energía solar',
    one: 'luminarias',
    is: 'funcionen con energía solar',
  },
  { known: 'de los envíos de una empresa llega en menos de un día', one: 'envíos', is: 'lleguen en menos de un día' },
  {
    known: 'de las paltas de una cosecha es de calibre de exportación',
    one: 'paltas',
    is: 'sean de calibre de exportación',
  },
  { known: 'de los usuarios de una biblioteca lee en formato digital', one: 'usuarios', is: 'lean en formato digital' },
] as const;

export default defineTemplate({
  id: 'm2-expresion-binomial',
  version: 1,
  content: 'm2.probabilidad.modelos.binomial',
  skill: 'modelar',
  difficulty: 3,
  parameters: (random) => ({
    ...random.pick(SAMPLES),
    chance: random.pick([10, 15, 20, 25, 30, 35, 40, 45, 60, 65, 70, 75, 80, 85, 90]),
    tries: random.integer(4, 9),
    hits: random.integer(2, 7),
  }),
  accepts: (p) =>
    p.hits <= p.tries - 2 &&
    2 * p.hits !== p.tries &&
    new Set(KINDS.map((kind) => chanceOf(p, kind).toFixed(9))).size === KINDS.length,
  stem: (p) =>
    md`Se sabe que el ${decimal(p.chance)} % ${p.known}. Se eligen al azar ${p.tries} ${p.one}, de manera independiente. ¿Cuál de las siguientes expresiones corresponde a la probabilidad de que exactamente ${p.hits} de ${p.one === 'luminarias' || p.one === 'paltas' ? 'ellas' : 'ellos'} ${p.is}?`,
  key: (p) => expression(p, 'binomial'),
  oracle: (p) => {
    // Every way in which the trials can turn out, one by one.
    const chance = outcomes(...integers(1, p.tries).map(() => [true, false]))
      .filter((results) => results.filter(Boolean).length === p.hits)
      .reduce(
        (sum, results) => sum + results.reduce((product, hit) => product * (hit ? p.chance : 100 - p.chance), 1),
        0,
      );
    const found = KINDS.filter((kind) => Math.abs(chanceOf(p, kind) - chance / 100 ** p.tries) < 1e-12);
    return found.map((kind) => expression(p, kind).value).join();
  },
  distractors: [
    {
      mistake: 'binomial-olvida-las-combinaciones',
      answer: (p) => expression(p, 'noOrders'),
      feedback: () => md`Esa expresión corresponde a un solo orden; falta contar los demás.`,
    },
    {
      mistake: 'binomial-intercambia-exito-y-fracaso',
      answer: (p) => expression(p, 'swapped'),
      feedback: () => md`Revisa qué probabilidad va con cada exponente.`,
    },
    {
      mistake: 'binomial-cuenta-mal-los-ordenes',
      answer: (p) => expression(p, 'tries'),
      feedback: () => md`La cantidad de órdenes posibles no es la cantidad de intentos.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Un orden en particular',
      text: md`Cada elección cumple con probabilidad $${texDecimal(frac(p.chance, 100))}$ y no cumple con $${texDecimal(frac(100 - p.chance, 100))}$. Con ${p.hits} que cumplen y ${p.tries - p.hits} que no, se multiplican las ${p.tries} probabilidades.`,
    },
    {
      title: 'Cuántos órdenes hay',
      text: md`Se eligen ${p.hits} lugares entre ${p.tries}: $\frac{${p.tries}!}{${p.hits}! \cdot ${p.tries - p.hits}!} = ${orders(p)}$.`,
    },
    { title: 'La expresión', text: md`El producto es ${expression(p, 'binomial').text}` },
  ],
});

interface Parameters {
  readonly chance: number;
  readonly tries: number;
  readonly hits: number;
}

const KINDS = ['binomial', 'noOrders', 'swapped', 'tries'] as const;
type Kind = (typeof KINDS)[number];

function orders(p: Parameters): number {
  return integers(1, p.hits).reduce((result, step) => (result * (p.tries - p.hits + step)) / step, 1);
}

/** What stands before the powers, and the exponent of success. */
function parts(p: Parameters, kind: Kind): { readonly times: number; readonly successes: number } {
  return {
    times: { binomial: orders(p), noOrders: 1, swapped: orders(p), tries: p.tries }[kind],
    successes: kind === 'swapped' ? p.tries - p.hits : p.hits,
  };
}

function chanceOf(p: Parameters, kind: Kind): number {
  const { times, successes } = parts(p, kind);
  return times * (p.chance / 100) ** successes * (1 - p.chance / 100) ** (p.tries - successes);
}

function expression(p: Parameters, kind: Kind) {
  const { times, successes } = parts(p, kind);
  const powers = `(${texDecimal(frac(p.chance, 100))})^{${successes}} \\cdot (${texDecimal(frac(100 - p.chance, 100))})^{${p.tries - successes}}`;
  return wordsAnswer(md`$${times === 1 ? '' : `${times} \\cdot `}${powers}$`, `${times} ${successes}`);
}
