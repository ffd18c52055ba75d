import { fractionAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { population, share } from '../../authoring/oracles.ts';

const PAIRS = [
  {
    group: 'estudiantes de un curso',
    one: 'participan en el coro',
    other: 'participan en el taller de ciencias',
    or: 'participe en el coro o en el taller de ciencias',
  },
  {
    group: 'vecinos de un pasaje',
    one: 'reciclan vidrio',
    other: 'hacen compost',
    or: 'recicle vidrio o haga compost',
  },
  {
    group: 'turistas de un bus',
    one: 'visitaron el museo',
    other: 'visitaron el mercado',
    or: 'haya visitado el museo o el mercado',
  },
  {
    group: 'clientes de una librería',
    one: 'compraron una novela',
    other: 'compraron un cómic',
    or: 'haya comprado una novela o un cómic',
  },
] as const;

export default defineTemplate({
  id: 'm1-talleres-en-comun',
  version: 1,
  content: 'm1.probabilidad.reglas-probabilidades.regla-aditiva',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    ...random.pick(PAIRS),
    people: random.pick([30, 36, 40, 42, 45, 48, 50]),
    first: random.integer(8, 24),
    second: random.integer(8, 24),
    both: random.integer(2, 10),
  }),
  accepts: (p) =>
    p.both < Math.min(p.first, p.second) - 1 &&
    p.first + p.second <= p.people &&
    allDifferent([key(p), added(p), onlyOneOfThem(p), intersection(p)]),
  stem: (p) =>
    md`De ${p.people} ${p.group}, ${p.first} ${p.one}, ${p.second} ${p.other} y ${p.both} cumplen ambas condiciones. Si se elige al azar a una de esas ${p.people} personas, ¿cuál es la probabilidad de que ${p.or}?`,
  key,
  oracle: (p) => {
    const everybody = population(
      ['both', p.both],
      ['first', p.first - p.both],
      ['second', p.second - p.both],
      ['none', p.people - p.first - p.second + p.both],
    );
    return share(everybody, (person) => person !== 'none');
  },
  distractors: [
    {
      mistake: 'union-suma-sin-restar',
      answer: added,
      feedback: (p) => md`Sumaste ambos grupos y contaste dos veces a las ${p.both} personas que están en los dos.`,
    },
    {
      mistake: 'union-solo-uno-de-los-dos',
      answer: onlyOneOfThem,
      feedback: () => md`Dejaste fuera a quienes cumplen ambas cosas; en matemática, «o» también los incluye.`,
    },
    {
      mistake: 'union-como-interseccion',
      answer: intersection,
      feedback: () => md`Esa es la probabilidad de que cumpla las dos a la vez.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Cuántos cumplen al menos una',
      text: md`Al sumar se cuenta dos veces a quienes están en ambos grupos, así que se restan una vez: $${p.first} + ${p.second} - ${p.both} = ${p.first + p.second - p.both}$.`,
    },
    {
      title: 'Sobre el total',
      text: md`De ${p.people} personas, ${p.first + p.second - p.both} son casos favorables. La probabilidad es ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly people: number;
  readonly first: number;
  readonly second: number;
  readonly both: number;
}

function key(p: Parameters) {
  return fractionAnswer(frac(p.first + p.second - p.both, p.people));
}

function added(p: Parameters) {
  return fractionAnswer(frac(p.first + p.second, p.people));
}

function onlyOneOfThem(p: Parameters) {
  return fractionAnswer(frac(p.first + p.second - 2 * p.both, p.people));
}

function intersection(p: Parameters) {
  return fractionAnswer(frac(p.both, p.people));
}
