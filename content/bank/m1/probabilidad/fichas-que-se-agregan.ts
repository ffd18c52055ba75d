import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { defineTemplate, frac, md, texFraction } from '../../authoring/index.ts';
import { integers, onlyOne, population, share } from '../../authoring/oracles.ts';

const URNS = [
  { urn: 'Una bolsa', things: 'fichas', one: 'ficha', a: 'azules', b: 'rojas' },
  { urn: 'Una caja', things: 'ampolletas', one: 'ampolleta', a: 'frías', b: 'cálidas' },
  { urn: 'Un frasco', things: 'semillas', one: 'semilla', a: 'de maíz', b: 'de poroto' },
  { urn: 'Una canasta', things: 'lanas', one: 'lana', a: 'blancas', b: 'negras' },
] as const;

export default defineTemplate({
  id: 'm1-fichas-que-se-agregan',
  version: 1,
  content: 'm1.probabilidad.reglas-probabilidades.evento',
  otherContents: ['m1.algebra.ecuaciones-inecuaciones.problemas-ecuaciones'],
  skill: 'modelar',
  difficulty: 3,
  parameters: (random) => ({
    ...random.pick(URNS),
    wanted: random.integer(3, 15),
    others: random.integer(4, 20),
    added: random.integer(2, 20),
  }),
  accepts: (p) => {
    const goal = frac(p.wanted + p.added, p.wanted + p.others + p.added);
    return goal.d <= 8n && p.wanted !== p.others && !goal.equals(frac(p.wanted + p.added, p.wanted + p.others));
  },
  stem: (p) =>
    md`${p.urn} contiene ${p.wanted} ${p.things} ${p.a} y ${p.others} ${p.b}. Se quieren agregar $x$ ${p.things} ${p.a} para que, al sacar una ${p.one} al azar, la probabilidad de que sea una de las ${p.a} sea igual a $${texFraction(goal(p))}$. ¿Cuál de las siguientes ecuaciones permite calcular $x$?`,
  key: (p) => equation(p, 'both'),
  oracle: (p) => {
    const needed = onlyOne(integers(1, 60), (more) =>
      share(population(['a', p.wanted + more], ['b', p.others]), (thing) => thing === 'a').equals(goal(p)),
    );
    const fitting = onlyOne(KINDS, (kind) => sides(p, kind, needed).equals(goal(p)));
    return equation(p, fitting).value;
  },
  distractors: [
    {
      mistake: 'agregar-no-cambia-el-total',
      answer: (p) => equation(p, 'favourable'),
      feedback: () => md`Al agregar, también crece el total que hay en el recipiente.`,
    },
    {
      mistake: 'agregar-al-otro-grupo',
      answer: (p) => equation(p, 'otherGroup'),
      feedback: (p) => md`Usaste el otro grupo: los casos favorables son las ${p.things} ${p.a}.`,
    },
    {
      mistake: 'agregar-solo-al-total',
      answer: (p) => equation(p, 'total'),
      feedback: () => md`Lo que se agrega aumenta el total y también los casos favorables.`,
    },
  ],
  solution: (p) => [
    { title: 'Casos favorables', text: md`Después de agregar hay $${p.wanted} + x$ ${p.things} ${p.a}.` },
    {
      title: 'Casos posibles',
      text: md`El total era $${p.wanted} + ${p.others} = ${p.wanted + p.others}$ y ahora es $${p.wanted + p.others} + x$.`,
    },
    {
      title: 'La probabilidad pedida',
      text: md`Favorables sobre posibles, igual a la probabilidad buscada: ${equation(p, 'both').text}.`,
    },
  ],
});

interface Parameters {
  readonly wanted: number;
  readonly others: number;
  readonly added: number;
}

const KINDS = ['both', 'favourable', 'otherGroup', 'total'] as const;
type Kind = (typeof KINDS)[number];

function goal(p: Parameters) {
  return frac(p.wanted + p.added, p.wanted + p.others + p.added);
}

function equation(p: Parameters, kind: Kind) {
  const total = p.wanted + p.others;
  const left = {
    both: `\\frac{${p.wanted} + x}{${total} + x}`,
    favourable: `\\frac{${p.wanted} + x}{${total}}`,
    otherGroup: `\\frac{${p.others} + x}{${total} + x}`,
    total: `\\frac{${p.wanted}}{${total} + x}`,
  };
  return wordsAnswer(md`$${left[kind]} = ${texFraction(goal(p))}$`, kind);
}

function sides(p: Parameters, kind: Kind, x: number) {
  const total = p.wanted + p.others;
  return {
    both: frac(p.wanted + x, total + x),
    favourable: frac(p.wanted + x, total),
    otherGroup: frac(p.others + x, total + x),
    total: frac(p.wanted, total + x),
  }[kind];
}
