import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { defineTemplate, frac, md, percent } from '../../authoring/index.ts';
import { population, share } from '../../authoring/oracles.ts';

const CASES = [
  {
    what: 'Dos empresas de despacho entregaron estos pedidos en un mes',
    groups: ['Urbanos', 'Rurales'],
    column: 'Pedidos',
    shows: 'cuántos llegaron a tiempo',
    rate: 'de pedidos a tiempo',
    names: ['Rayo', 'Flecha'],
  },
  {
    what: 'Los viveros Aurora y Victoria sembraron semillas de quillay en dos tipos de suelo',
    groups: ['Suelo con riego', 'Suelo seco'],
    column: 'Semillas',
    shows: 'cuántas germinaron',
    rate: 'de semillas germinadas',
    names: ['Aurora', 'Victoria'],
  },
  {
    what: 'Dos técnicos repararon bicicletas durante un año',
    groups: ['Fallas simples', 'Fallas graves'],
    column: 'Bicicletas',
    shows: 'cuántas quedaron sin reclamos',
    rate: 'de reparaciones sin reclamos',
    names: ['Leo', 'Nicolás'],
  },
] as const;

/** Of the easy group and of the hard one: how many each of the two had, and what percentage went well. */
interface Draw {
  readonly context: number;
  /** Who is better in each group; the other is better overall. */
  readonly better: 0 | 1;
  readonly totals: readonly (readonly [easy: number, hard: number])[];
  readonly rates: readonly (readonly [easy: number, hard: number])[];
}

export default defineTemplate<Draw>({
  id: 'm1-mejor-en-cada-grupo',
  version: 1,
  content: 'm1.probabilidad.tablas-graficos.problemas',
  otherContents: ['m1.numeros.porcentaje.problemas'],
  skill: 'argumentar',
  difficulty: 5,
  parameters: (random) => {
    const [few, many] = [() => 20 * random.integer(1, 3), () => 20 * random.integer(7, 12)];
    const [easy, hard] = [5 * random.integer(15, 19), 5 * random.integer(6, 11)];
    const better = random.pick([0, 1] as const);
    const inOrder = <T>(best: T, other: T) => (better === 0 ? [best, other] : [other, best]);
    return {
      context: random.integer(0, CASES.length - 1),
      better,
      totals: inOrder([few(), many()], [many(), few()]),
      rates: inOrder([easy, hard], [easy - 5 * random.integer(1, 3), hard - 5 * random.integer(1, 3)]),
    };
  },
  accepts: (p) =>
    overall(p, 1 - p.better)
      .sub(overall(p, p.better))
      .compare(frac(4, 100)) > 0,
  stem: (p) => {
    const { what, groups, column, shows, names, rate } = contextOf(p);
    const cell = (who: number, group: number) => `${went(p, who, group)} de ${p.totals[who]?.[group]}`;
    return md`${what}. La tabla muestra ${shows}.

| ${column} | ${names[0]} | ${names[1]} |
| --- | --- | --- |
| ${groups[0]} | ${cell(0, 0)} | ${cell(1, 0)} |
| ${groups[1]} | ${cell(0, 1)} | ${cell(1, 1)} |

¿Cuál de las siguientes afirmaciones sobre los porcentajes ${rate} es verdadera?`;
  },
  key: (p) => claim(p, p.better, 1 - p.better),
  oracle: (p) => {
    const cases = [0, 1].map((who) => [0, 1].map((group) => outcomesOf(p, who, group)));
    const better = (one: readonly boolean[], other: readonly boolean[]) =>
      share(one, Boolean).compare(share(other, Boolean)) > 0 ? 0 : 1;
    const [first = [], second = []] = cases;
    const inGroups = new Set([0, 1].map((group) => better(first[group] ?? [], second[group] ?? [])));
    if (inGroups.size !== 1) return 'nobody is better in both groups';
    return claim(p, [...inGroups][0] ?? 0, better(first.flat(), second.flat())).value;
  },
  distractors: [
    {
      mistake: 'grupos-extiende-al-total-lo-de-cada-grupo',
      answer: (p) => claim(p, p.better, p.better),
      feedback: () => md`Eso no se sigue de los grupos: suma los casos de cada uno y calcula el porcentaje del total.`,
    },
    {
      mistake: 'grupos-extiende-a-cada-grupo-lo-del-total',
      answer: (p) => claim(p, 1 - p.better, 1 - p.better),
      feedback: () => md`En el total sí, pero calcula los porcentajes fila por fila: ahí es distinto.`,
    },
    {
      mistake: 'grupos-intercambia-filas-y-total',
      answer: (p) => claim(p, 1 - p.better, p.better),
      feedback: () => md`Es al revés: calcula los porcentajes de cada fila y, aparte, los del total.`,
    },
  ],
  solution: (p) => {
    const { groups, names } = contextOf(p);
    const [better, other] = p.better === 0 ? names : ([names[1], names[0]] as const);
    const line = (group: number) =>
      `${groups[group]}: ${names[0]}, ${percent(p.rates[0]?.[group] ?? 0)}; ${names[1]}, ${percent(p.rates[1]?.[group] ?? 0)}`;
    const total = (who: 0 | 1) =>
      md`${names[who]}, $\frac{${went(p, who, 0) + went(p, who, 1)}}{${totalOf(p, who)}} \cdot 100 \approx ${Math.round(overall(p, who).valueOf() * 100)}$ %`;
    return [
      {
        title: 'Fila por fila',
        text: md`${line(0)}. ${line(1)}. En ambas filas es mayor el porcentaje de ${better}.`,
      },
      { title: 'En el total', text: md`Se suman los casos de las dos filas: ${total(0)}; ${total(1)}.` },
      {
        title: 'Por qué ocurre',
        text: md`Casi todos los casos de ${better} son de la fila difícil y casi todos los de ${other}, de la fácil. El total no es el promedio simple de las filas.`,
      },
      { title: 'Concluir', text: claim(p, p.better, 1 - p.better).text },
    ];
  },
});

function contextOf(p: Draw) {
  return CASES[p.context] ?? CASES[0];
}

function went(p: Draw, who: number, group: number): number {
  return ((p.totals[who]?.[group] ?? 0) * (p.rates[who]?.[group] ?? 0)) / 100;
}

function totalOf(p: Draw, who: number): number {
  return (p.totals[who]?.[0] ?? 0) + (p.totals[who]?.[1] ?? 0);
}

function overall(p: Draw, who: number) {
  return frac(went(p, who, 0) + went(p, who, 1), totalOf(p, who));
}

function outcomesOf(p: Draw, who: number, group: number): readonly boolean[] {
  const good = went(p, who, group);
  return population([true, good], [false, (p.totals[who]?.[group] ?? 0) - good]);
}

function claim(p: Draw, inGroups: number, inTotal: number) {
  const { names } = contextOf(p);
  const text =
    inGroups === inTotal
      ? `El de ${names[inGroups]} es mayor en cada fila y también en el total.`
      : `El de ${names[inGroups]} es mayor en cada fila, pero el de ${names[inTotal]} es mayor en el total.`;
  return wordsAnswer(text, `${inGroups}${inTotal}`);
}
