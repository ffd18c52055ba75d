import { fractionAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { groups, integers, share } from '../../authoring/oracles.ts';

const CLUBS = [
  { club: 'Un club de montaña', first: 'guías', second: 'aprendices' },
  { club: 'Una compañía de teatro', first: 'actrices', second: 'músicas' },
  { club: 'Un equipo de rescate', first: 'enfermeros', second: 'conductores' },
  { club: 'Un centro de estudiantes', first: 'representantes de tercero', second: 'representantes de cuarto' },
] as const;

export default defineTemplate({
  id: 'm2-grupo-al-azar',
  version: 1,
  content: 'm2.probabilidad.combinatoria.problemas',
  skill: 'resolver-problemas',
  difficulty: 4,
  parameters: (random) => ({
    ...random.pick(CLUBS),
    firsts: random.integer(3, 7),
    seconds: random.integer(2, 7),
  }),
  accepts: (p) => p.firsts !== p.seconds && allDifferent([key(p), oneOrder(p), replaced(p), otherWay(p)]),
  stem: (p) =>
    md`${p.club} tiene ${p.firsts} ${p.first} y ${p.seconds} ${p.second}. Se eligen al azar tres de estas personas para una entrevista. ¿Cuál es la probabilidad de que sean exactamente dos ${p.first}?`,
  key,
  oracle: (p) =>
    share(
      groups(integers(1, p.firsts + p.seconds), 3),
      (group) => group.filter((person) => person <= p.firsts).length === 2,
    ),
  distractors: [
    {
      mistake: 'grupo-un-solo-orden',
      answer: oneOrder,
      feedback: () => md`Calculaste un orden en particular; hay varios que dan el mismo grupo.`,
    },
    {
      mistake: 'grupo-con-reposicion',
      answer: replaced,
      feedback: () => md`Usaste las mismas probabilidades en cada elección; una persona elegida ya no se puede elegir.`,
    },
    {
      mistake: 'grupo-intercambia-los-tipos',
      answer: otherWay,
      feedback: (p) => md`Calculaste la probabilidad de que sean dos ${p.second}.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Casos posibles',
      text: md`Grupos de tres entre ${all(p)}: $\frac{${all(p)} \cdot ${all(p) - 1} \cdot ${all(p) - 2}}{3 \cdot 2 \cdot 1} = ${threeOf(all(p))}$.`,
    },
    {
      title: 'Casos favorables',
      text: md`Dos ${p.first} entre ${p.firsts}: $\frac{${p.firsts} \cdot ${p.firsts - 1}}{2} = ${twoOf(p.firsts)}$; y la otra persona, de ${p.seconds} maneras. Son $${twoOf(p.firsts)} \cdot ${p.seconds} = ${twoOf(p.firsts) * p.seconds}$.`,
    },
    {
      title: 'La probabilidad',
      text: md`El cociente entre ${twoOf(p.firsts) * p.seconds} y ${threeOf(all(p))} es ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly firsts: number;
  readonly seconds: number;
}

function all(p: Parameters): number {
  return p.firsts + p.seconds;
}

function twoOf(count: number): number {
  return (count * (count - 1)) / 2;
}

function threeOf(count: number): number {
  return (count * (count - 1) * (count - 2)) / 6;
}

function key(p: Parameters) {
  return fractionAnswer(frac(twoOf(p.firsts) * p.seconds, threeOf(all(p))));
}

function oneOrder(p: Parameters) {
  return fractionAnswer(frac(p.firsts * (p.firsts - 1) * p.seconds, all(p) * (all(p) - 1) * (all(p) - 2)));
}

function replaced(p: Parameters) {
  return fractionAnswer(frac(3 * p.firsts ** 2 * p.seconds, all(p) ** 3));
}

function otherWay(p: Parameters) {
  return fractionAnswer(frac(twoOf(p.seconds) * p.firsts, threeOf(all(p))));
}
