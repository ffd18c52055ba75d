import {
  allDifferent,
  defineTemplate,
  enterExpression,
  enterNumber,
  frac,
  md,
  pesos,
  pesosAnswer,
  slip,
  texDecimal,
} from '../../authoring/index.ts';

interface Draw {
  readonly people: number;
  readonly less: number;
  readonly more: number;
  readonly missing: number;
  readonly goal: string;
}

export default defineTemplate<Draw>({
  id: 'm1-falta-y-sobra-para-el-regalo',
  version: 1,
  content: 'm1.algebra.ecuaciones-inecuaciones.problemas-ecuaciones',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({
    people: random.integer(8, 36),
    less: 500 * random.integer(2, 8),
    more: 500 * random.integer(4, 14),
    missing: 500 * random.integer(4, 40),
    goal: random.pick([
      'comprar una mesa de ping-pong',
      'arrendar una cancha',
      'comprar un parlante',
      'pagar el bus de un paseo',
    ]),
  }),
  accepts: (p) =>
    p.more > p.less &&
    extra(p) >= 1000 &&
    extra(p) !== p.missing &&
    p.missing < p.people * p.less &&
    allDifferent([cost(p), p.people * p.less, p.people * p.more, p.people * p.more + extra(p)]),
  stem: (p) =>
    md`Un curso quiere ${p.goal}. Si cada integrante aporta ${pesos(p.less)}, faltan ${pesos(p.missing)}; si cada integrante aporta ${pesos(p.more)}, sobran ${pesos(extra(p))}. ¿Cuánto dinero necesita reunir el curso?`,
  key: (p) => pesosAnswer(cost(p)),
  oracle: (p) => {
    for (let people = 1; people < 200; people++)
      if (people * p.less + p.missing === people * p.more - extra(p)) return frac(people * p.less + p.missing);
    return 'no number of people fits';
  },
  distractors: [
    {
      mistake: 'olvida-lo-que-falta',
      answer: (p) => pesosAnswer(p.people * p.less),
      feedback: () => md`Eso es lo que se junta con el aporte menor, y todavía falta dinero.`,
    },
    {
      mistake: 'olvida-descontar-lo-que-sobra',
      answer: (p) => pesosAnswer(p.people * p.more),
      feedback: () => md`Eso es lo que se junta con el aporte mayor, y de ahí sobra dinero.`,
    },
    {
      mistake: 'suma-lo-que-sobra-al-aporte',
      answer: (p) => pesosAnswer(p.people * p.more + extra(p)),
      feedback: () => md`Sumaste lo que sobra cuando había que restarlo: lo reunido es más de lo que se necesita.`,
    },
  ],
  solution: (p) => [
    {
      title: 'La misma cantidad, escrita de dos maneras',
      text: md`Con $n$ integrantes se necesita $${texDecimal(p.less)}n + ${texDecimal(p.missing)}$ y también $${texDecimal(p.more)}n - ${texDecimal(extra(p))}$.`,
    },
    {
      title: 'Igualar y despejar',
      text: md`$${texDecimal(p.missing)} + ${texDecimal(extra(p))} = ${texDecimal(p.more - p.less)}n$, de donde $n = ${p.people}$.`,
    },
    {
      title: 'Responder lo que se pregunta',
      text: md`$${texDecimal(p.less)} \cdot ${p.people} + ${texDecimal(p.missing)} = ${texDecimal(cost(p))}$. El curso necesita ${pesos(cost(p))}.`,
    },
  ],
  steps: (p) => [
    {
      title: 'Con el aporte menor',
      prompt: md`Sea $n$ la cantidad de integrantes. Si cada uno pone ${pesos(p.less)}, faltan ${pesos(p.missing)}. Escribe, con $n$, el dinero que se necesita.`,
      answer: enterExpression(`${p.less}n + ${p.missing}`),
      oracle: (n) => p.missing + (n ?? 0) * p.less,
      slips: [
        slip(`${p.less}n - ${p.missing}`, md`Falta dinero: lo que se necesita es más que lo que se junta.`),
        slip(`${p.less}n`, md`Eso es lo que se junta; todavía falta dinero.`, 'olvida-lo-que-falta'),
      ],
      done: md`A lo que se junta, $${texDecimal(p.less)}n$, se le suma lo que falta.`,
    },
    {
      title: 'Con el aporte mayor',
      prompt: md`Si cada uno pone ${pesos(p.more)}, sobran ${pesos(extra(p))}. Escribe, con $n$, el mismo dinero que se necesita.`,
      answer: enterExpression(`${p.more}n - ${extra(p)}`),
      oracle: (n) => (n ?? 0) * p.more - extra(p),
      slips: [
        slip(
          `${p.more}n + ${extra(p)}`,
          md`Sobra dinero: lo que se necesita es menos que lo que se junta.`,
          'suma-lo-que-sobra-al-aporte',
        ),
        slip(`${p.more}n`, md`Eso es lo que se junta, y de ahí sobra.`, 'olvida-descontar-lo-que-sobra'),
      ],
      done: md`A lo que se junta se le descuenta lo que sobra.`,
    },
    {
      title: 'Cuántos integrantes son',
      prompt: md`Las dos expresiones son el mismo dinero. Iguálalas: ¿cuántos integrantes tiene el curso?`,
      answer: enterNumber(p.people),
      oracle: frac(extra(p) + p.missing, p.more - p.less),
      slips: [
        slip(
          frac(Math.abs(extra(p) - p.missing), p.more - p.less),
          md`Restaste lo que falta y lo que sobra: al juntar los números, los dos se suman.`,
        ),
        slip(frac(extra(p) + p.missing, p.more + p.less), md`Al pasar las $n$ a un lado, los aportes se restan.`),
      ],
      done: md`$${texDecimal(p.missing + extra(p))} = ${texDecimal(p.more - p.less)}n$, así que $n = ${p.people}$.`,
    },
    {
      title: 'El dinero que se necesita',
      prompt: md`Con esa cantidad de integrantes, ¿cuánto dinero necesita reunir el curso?`,
      answer: enterNumber(cost(p), { unit: '$' }),
      slips: [
        slip(p.people * p.less, md`Eso se junta con el aporte menor, y todavía falta.`, 'olvida-lo-que-falta'),
        slip(p.people * p.more, md`Eso se junta con el aporte mayor, y de ahí sobra.`, 'olvida-descontar-lo-que-sobra'),
        slip(
          p.people * p.more + extra(p),
          md`Sumaste lo que sobra en vez de descontarlo.`,
          'suma-lo-que-sobra-al-aporte',
        ),
      ],
      done: md`$${texDecimal(p.less)} \cdot ${p.people} + ${texDecimal(p.missing)} = ${texDecimal(cost(p))}$. Con el otro aporte da lo mismo.`,
    },
  ],
});

function cost(p: Draw): number {
  return p.people * p.less + p.missing;
}

function extra(p: Draw): number {
  return p.people * (p.more - p.less) - p.missing;
}
