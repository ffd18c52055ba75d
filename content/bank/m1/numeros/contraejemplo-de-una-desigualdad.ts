import { decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';
import { onlyOne, outcomes } from '../../authoring/oracles.ts';

/** Twice x and twice y. */
type Pair = readonly [x: number, y: number];

interface Claim {
  readonly says: string;
  readonly condition: (x: number, y: number) => boolean;
  readonly conclusion: (x: number, y: number) => boolean;
  /** What the conclusion becomes with numbers. */
  readonly shown: (x: number, y: number) => string;
}

const CLAIMS: readonly Claim[] = [
  {
    says: md`si $x < y$, entonces $x^2 < y^2$`,
    condition: (x, y) => x < y,
    conclusion: (x, y) => x ** 2 < y ** 2,
    shown: (x, y) => md`${tex(x ** 2)} < ${tex(y ** 2)}`,
  },
  {
    says: md`si $x^2 > y^2$, entonces $x > y$`,
    condition: (x, y) => x ** 2 > y ** 2,
    conclusion: (x, y) => x > y,
    shown: (x, y) => md`${tex(x)} > ${tex(y)}`,
  },
  {
    says: md`si $x < y$, entonces $xy < y^2$`,
    condition: (x, y) => x < y,
    conclusion: (x, y) => x * y < y ** 2,
    shown: (x, y) => md`${tex(x * y)} < ${tex(y ** 2)}`,
  },
  {
    says: md`si $x > y$, entonces $x - y < x$`,
    condition: (x, y) => x > y,
    conclusion: (x, y) => x - y < x,
    shown: (x, y) => md`${tex(x - y)} < ${tex(x)}`,
  },
  {
    says: md`si $x + y > 0$, entonces $xy > 0$`,
    condition: (x, y) => x + y > 0,
    conclusion: (x, y) => x * y > 0,
    shown: (x, y) => md`${tex(x * y)} > 0`,
  },
];

const HALVES = [-8, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 8];
/** Without pairs in which a comparison is a tie. */
const PAIRS = outcomes(HALVES, HALVES)
  .map(([x = 0, y = 0]): Pair => [x, y])
  .filter(([x, y]) => Math.abs(x) !== Math.abs(y));

interface Draw {
  readonly claim: number;
  readonly counterexample: Pair;
  readonly example: Pair;
  readonly outside: Pair;
  readonly onlyConclusion: Pair;
}

export default defineTemplate<Draw>({
  id: 'm1-contraejemplo-de-una-desigualdad',
  version: 1,
  content: 'm1.numeros.enteros-racionales.racionales',
  skill: 'argumentar',
  difficulty: 4,
  parameters: (random) => {
    const claim = random.integer(0, CLAIMS.length - 1);
    const pick = (condition: boolean, conclusion: boolean) =>
      random.pick(PAIRS.filter((pair) => holds(claim, pair).join() === [condition, conclusion].join()));
    return {
      claim,
      counterexample: pick(true, false),
      example: pick(true, true),
      outside: pick(false, false),
      onlyConclusion: pick(false, true),
    };
  },
  stem: (p) =>
    md`Un estudiante afirma que, para todos los números racionales $x$ e $y$, ${claimOf(p.claim).says}. ¿Cuáles de los siguientes valores muestran que la afirmación es falsa?`,
  key: (p) => option(p.counterexample),
  oracle: (p) => {
    const breaks = ([x, y]: Pair) => {
      const { condition, conclusion } = claimOf(p.claim);
      return condition(Number(decimalOf(x)), Number(decimalOf(y))) && !conclusion(x / 2, y / 2);
    };
    return option(onlyOne([p.example, p.outside, p.onlyConclusion, p.counterexample], breaks)).value;
  },
  distractors: [
    {
      mistake: 'da-un-ejemplo-que-cumple-la-afirmacion',
      answer: (p) => option(p.example),
      feedback: () => md`Con esos valores la afirmación se cumple; para refutarla se necesita un caso en que falle.`,
    },
    {
      mistake: 'refuta-sin-cumplir-la-condicion',
      answer: (p) => option(p.outside),
      feedback: () => md`La conclusión falla, pero la condición tampoco se cumple: la afirmación no habla de ese caso.`,
    },
    {
      mistake: 'hace-fallar-la-condicion-y-no-la-conclusion',
      answer: (p) => option(p.onlyConclusion),
      feedback: () => md`Ahí falla la condición y se cumple la conclusión; un contraejemplo es al revés.`,
    },
  ],
  solution: (p) => {
    const [x, y] = p.counterexample;
    return [
      {
        title: 'Qué se busca',
        text: md`Un contraejemplo cumple la condición, lo que va después de «si», pero no la conclusión, lo que va después de «entonces».`,
      },
      {
        title: 'Revisar la condición',
        text: md`La cumplen solo $x = ${tex(p.example[0] / 2)}$ con $y = ${tex(p.example[1] / 2)}$, y $x = ${tex(x / 2)}$ con $y = ${tex(y / 2)}$.`,
      },
      {
        title: 'Revisar la conclusión',
        text: md`Con los primeros se cumple: $${claimOf(p.claim).shown(p.example[0] / 2, p.example[1] / 2)}$. Con los segundos se llega a $${claimOf(p.claim).shown(x / 2, y / 2)}$, que es falso.`,
      },
      { title: 'Respuesta', text: option(p.counterexample).text },
    ];
  },
});

function claimOf(index: number): Claim {
  return CLAIMS[index] as Claim;
}

function holds(claim: number, [x, y]: Pair): readonly [boolean, boolean] {
  const { condition, conclusion } = claimOf(claim);
  return [condition(x / 2, y / 2), conclusion(x / 2, y / 2)];
}

function tex(value: number): string {
  return texDecimal(frac(value));
}

function decimalOf(halves: number): string {
  return decimal(frac(halves, 2)).replace(',', '.').replace('−', '-');
}

function option([x, y]: Pair) {
  return { text: md`$x = ${tex(x / 2)}$; $y = ${tex(y / 2)}$`, value: `${x} ${y}` };
}
