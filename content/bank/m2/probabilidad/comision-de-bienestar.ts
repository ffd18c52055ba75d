import { amountAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { groups, integers } from '../../authoring/oracles.ts';

const TEAMS = [
  { who: 'trabajadoras de un hospital', purpose: 'una comisión de bienestar' },
  { who: 'estudiantes de un taller', purpose: 'una salida a terreno' },
  { who: 'recetas de un libro', purpose: 'una feria de cocina' },
  { who: 'fotografías de un concurso', purpose: 'una exposición' },
] as const;

export default defineTemplate({
  id: 'm2-comision-de-bienestar',
  version: 1,
  content: 'm2.probabilidad.combinatoria.conteo',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => ({
    ...random.pick(TEAMS),
    people: random.integer(5, 14),
    chosen: random.integer(2, 4),
  }),
  accepts: (p) => p.people >= 2 * p.chosen && allDifferent([key(p), ordered(p), repeated(p), multiplied(p)]),
  stem: (p) =>
    md`Entre ${p.people} ${p.who} se elegirán ${p.chosen} para ${p.purpose}, sin que importe el orden. ¿De cuántas maneras distintas se puede hacer la elección?`,
  key,
  oracle: (p) => frac(groups(integers(1, p.people), p.chosen).length),
  distractors: [
    {
      mistake: 'conteo-importa-el-orden',
      answer: ordered,
      feedback: () => md`Contaste varias veces la misma elección en distinto orden.`,
    },
    {
      mistake: 'conteo-con-repeticion',
      answer: repeated,
      feedback: () => md`Permitiste elegir más de una vez lo mismo.`,
    },
    {
      mistake: 'conteo-multiplica-cantidades',
      answer: multiplied,
      feedback: () => md`Multiplicar esas dos cantidades no cuenta elecciones: prueba con un caso pequeño.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Si importara el orden',
      text: md`Habría $${falling(p).join(' \\cdot ')} = ${product(falling(p))}$ maneras.`,
    },
    {
      title: 'El orden no importa',
      text: md`Cada elección de ${p.chosen} se contó $${p.chosen}! = ${factorial(p.chosen)}$ veces.`,
    },
    {
      title: 'Dividir',
      text: md`$\frac{${product(falling(p))}}{${factorial(p.chosen)}}$, es decir, ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly people: number;
  readonly chosen: number;
}

function falling(p: Parameters): readonly number[] {
  return integers(0, p.chosen - 1).map((taken) => p.people - taken);
}

function product(factors: readonly number[]): number {
  return factors.reduce((result, factor) => result * factor, 1);
}

function factorial(number: number): number {
  return product(integers(1, number));
}

function ways(count: number) {
  return amountAnswer(count, 'maneras');
}

function key(p: Parameters) {
  return ways(product(falling(p)) / factorial(p.chosen));
}

function ordered(p: Parameters) {
  return ways(product(falling(p)));
}

function repeated(p: Parameters) {
  return ways(p.people ** p.chosen);
}

function multiplied(p: Parameters) {
  return ways(p.people * p.chosen);
}
