import { defineTemplate, frac, md } from '../../authoring/index.ts';

/** T = (a·m − b) / c */
interface Draw {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly letters: readonly [string, string];
}

export default defineTemplate<Draw>({
  id: 'm1-despejar-en-una-formula',
  version: 1,
  content: 'm1.algebra.ecuaciones-inecuaciones.ecuaciones',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    a: random.integer(2, 9),
    b: random.integer(2, 20),
    c: random.integer(2, 9),
    letters: random.pick([
      ['T', 'm'],
      ['P', 'h'],
      ['R', 'v'],
      ['V', 'n'],
    ] as const),
  }),
  accepts: (p) => frac(p.a, p.c).d === BigInt(p.c),
  stem: (p) =>
    md`Un laboratorio usa la fórmula $${p.letters[0]} = \frac{${p.a}${p.letters[1]} - ${p.b}}{${p.c}}$. ¿Cuál de las siguientes expresiones corresponde a $${p.letters[1]}$?`,
  key: (p) => option(md`\frac{${p.c}${p.letters[0]} + ${p.b}}{${p.a}}`, frac(p.c, p.a), frac(p.b, p.a)),
  // The formula is a line: its inverse comes from two of its points.
  oracle: (p) => {
    const formula = (m: number) => frac(p.a).mul(m).sub(p.b).div(p.c);
    const slope = frac(1).div(formula(1).sub(formula(0)));
    return canonical(slope, formula(0).neg().mul(slope));
  },
  distractors: [
    {
      mistake: 'no-invierte-la-resta-al-despejar',
      answer: (p) => option(md`\frac{${p.c}${p.letters[0]} - ${p.b}}{${p.a}}`, frac(p.c, p.a), frac(-p.b, p.a)),
      feedback: (p) => md`El $${p.b}$ resta en la fórmula: para dejarlo al otro lado hay que sumarlo.`,
    },
    {
      mistake: 'suma-antes-de-multiplicar-al-despejar',
      answer: (p) => option(md`\frac{${p.c}(${p.letters[0]} + ${p.b})}{${p.a}}`, frac(p.c, p.a), frac(p.b * p.c, p.a)),
      feedback: (p) =>
        md`Sumaste $${p.b}$ antes de multiplicar por $${p.c}$: lo último que se hizo es lo primero que se deshace.`,
    },
    {
      mistake: 'divide-en-vez-de-multiplicar-al-despejar',
      answer: (p) =>
        option(md`\frac{${p.letters[0]} + ${p.b}}{${p.a * p.c}}`, frac(1, p.a * p.c), frac(p.b, p.a * p.c)),
      feedback: (p) => md`El $${p.c}$ divide en la fórmula: al despejar pasa multiplicando.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Deshacer la división',
      text: md`Se multiplican ambos lados por $${p.c}$: $${p.c}${p.letters[0]} = ${p.a}${p.letters[1]} - ${p.b}$.`,
    },
    {
      title: 'Deshacer la resta',
      text: md`Se suma $${p.b}$: $${p.c}${p.letters[0]} + ${p.b} = ${p.a}${p.letters[1]}$.`,
    },
    {
      title: 'Deshacer la multiplicación',
      text: md`Se divide por $${p.a}$. La expresión es $\frac{${p.c}${p.letters[0]} + ${p.b}}{${p.a}}$.`,
    },
  ],
});

function option(tex: string, slope: ReturnType<typeof frac>, height: ReturnType<typeof frac>) {
  return { text: md`$${tex}$`, value: canonical(slope, height) };
}

function canonical(slope: ReturnType<typeof frac>, height: ReturnType<typeof frac>): string {
  return `${slope.toFraction()}, ${height.toFraction()}`;
}
