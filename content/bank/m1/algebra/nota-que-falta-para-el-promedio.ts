import { defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

/** Grades in tenths. */
interface Draw {
  readonly grades: readonly number[];
  readonly goal: number;
  readonly who: string;
  readonly subject: string;
}

export default defineTemplate<Draw>({
  id: 'm1-nota-que-falta-para-el-promedio',
  version: 1,
  content: 'm1.algebra.ecuaciones-inecuaciones.problemas-inecuaciones',
  skill: 'modelar',
  difficulty: 2,
  parameters: (random) => ({
    grades: [random.integer(38, 66), random.integer(38, 66), random.integer(38, 66)],
    goal: random.pick([45, 50, 55, 58, 60]),
    who: random.pick(['Millaray', 'Agustín', 'Florencia', 'Nicolás', 'Emilia']),
    subject: random.pick(['Historia', 'Química', 'Inglés', 'Biología', 'Física']),
  }),
  accepts: (p) => {
    const needed = 4 * p.goal - sum(p);
    return needed >= 20 && needed <= 69 && new Set(p.grades).size === 3 && sum(p) !== 3 * p.goal;
  },
  stem: (p) =>
    md`${p.who} tiene las notas $${tenths(p.grades[0] ?? 0)}$, $${tenths(p.grades[1] ?? 0)}$ y $${tenths(p.grades[2] ?? 0)}$ en ${p.subject} y le falta una prueba. Las cuatro notas valen lo mismo y quiere que su promedio sea a lo menos $${tenths(p.goal)}$. ¿Con cuál de las siguientes inecuaciones se puede calcular la nota $x$ que necesita?`,
  key: (p) => option(inequalities(p).right),
  oracle: (p) => {
    const wanted = (x: number) => (p.grades.reduce((total, grade) => total + grade, x) >= 4 * p.goal ? 1 : 0);
    const fitting = Object.values(inequalities(p)).filter(({ holds }) =>
      Array.from({ length: 400 }, (_, x) => x).every((x) => (holds(x) ? 1 : 0) === wanted(x)),
    );
    return fitting.length === 1 ? (fitting[0]?.tex ?? '') : 'not one inequality';
  },
  distractors: [
    {
      mistake: 'confunde-a-lo-menos-con-a-lo-mas',
      answer: (p) => option(inequalities(p).atMost),
      feedback: (p) => md`«A lo menos $${tenths(p.goal)}$» incluye los promedios mayores, no los menores.`,
    },
    {
      mistake: 'divide-sin-contar-la-nota-nueva',
      answer: (p) => option(inequalities(p).three),
      feedback: () => md`Con la prueba que falta las notas son cuatro: revisa entre cuántas se divide.`,
    },
    {
      mistake: 'suma-la-nota-nueva-al-promedio',
      answer: (p) => option(inequalities(p).outside),
      feedback: () => md`La nota nueva también se promedia: debe estar en la suma que se divide.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El promedio con la nota que falta',
      text: md`Se suman las cuatro notas y se divide por $4$: $\frac{${p.grades.map(tenths).join(' + ')} + x}{4} = \frac{${tenths(sum(p))} + x}{4}$.`,
    },
    {
      title: 'Qué significa «a lo menos»',
      text: md`Que el promedio sea $${tenths(p.goal)}$ o mayor. La inecuación es ${option(inequalities(p).right).text}.`,
    },
  ],
});

interface Inequality {
  readonly tex: string;
  /** Of a grade in tenths. */
  holds(x: number): boolean;
}

function inequalities(p: Draw): Record<'right' | 'atMost' | 'three' | 'outside', Inequality> {
  const [total, goal] = [tenths(sum(p)), tenths(p.goal)];
  return {
    right: { tex: `\\frac{${total} + x}{4} \\geq ${goal}`, holds: (x) => sum(p) + x >= 4 * p.goal },
    atMost: { tex: `\\frac{${total} + x}{4} \\leq ${goal}`, holds: (x) => sum(p) + x <= 4 * p.goal },
    three: { tex: `\\frac{${total} + x}{3} \\geq ${goal}`, holds: (x) => sum(p) + x >= 3 * p.goal },
    outside: { tex: `\\frac{${total}}{3} + x \\geq ${goal}`, holds: (x) => sum(p) + 3 * x >= 3 * p.goal },
  };
}

function option({ tex }: Inequality) {
  return { text: md`$${tex}$`, value: tex };
}

function sum(p: Draw): number {
  return p.grades.reduce((total, grade) => total + grade, 0);
}

function tenths(value: number): string {
  return texDecimal(frac(value, 10), 1);
}
