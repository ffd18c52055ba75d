import { fractionAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md, texFraction } from '../../authoring/index.ts';
import { arrangements, population, share } from '../../authoring/oracles.ts';

const URNS = [
  { urn: 'Un cajón', things: 'pilas', first: 'cargadas', second: 'descargadas', one: 'cargada' },
  { urn: 'Una bandeja', things: 'empanadas', first: 'de queso', second: 'de pino', one: 'de queso' },
  { urn: 'Un estuche', things: 'témperas', first: 'nuevas', second: 'usadas', one: 'nueva' },
  { urn: 'Una caja', things: 'piezas', first: 'buenas', second: 'falladas', one: 'buena' },
] as const;

export default defineTemplate({
  id: 'm1-dos-sin-devolver',
  version: 1,
  content: 'm1.probabilidad.reglas-probabilidades.regla-multiplicativa',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    ...random.pick(URNS),
    wanted: random.integer(3, 9),
    others: random.integer(2, 9),
  }),
  accepts: (p) => p.wanted + p.others <= 15 && allDifferent([key(p), replaced(p), favourableKept(p), onlyFirst(p)]),
  stem: (p) =>
    md`${p.urn} contiene ${p.wanted} ${p.things} ${p.first} y ${p.others} ${p.second}. Se sacan dos al azar, una después de la otra y sin devolver la primera. ¿Cuál es la probabilidad de que ambas sean ${p.first}?`,
  key,
  oracle: (p) => {
    const content = population(['wanted', p.wanted], ['other', p.others]);
    return share(arrangements(content, 2), (pair) => pair.every((thing) => thing === 'wanted'));
  },
  distractors: [
    {
      mistake: 'extraccion-con-reposicion',
      answer: replaced,
      feedback: () => md`Eso corresponde a devolver la primera; aquí la segunda se saca de un conjunto distinto.`,
    },
    {
      mistake: 'extraccion-no-descuenta-favorable',
      answer: favourableKept,
      feedback: (p) => md`Descontaste una del total, pero también queda una ${p.one} menos.`,
    },
    {
      mistake: 'extraccion-solo-la-primera',
      answer: onlyFirst,
      feedback: () => md`Esa es la probabilidad para la primera; falta considerar la segunda.`,
    },
  ],
  solution: (p) => [
    {
      title: 'La primera',
      text: md`Hay ${p.wanted} favorables entre ${p.wanted + p.others}: $${texFraction(frac(p.wanted, p.wanted + p.others))}$.`,
    },
    {
      title: 'La segunda, si la primera cumplió',
      text: md`Quedan ${p.wanted - 1} favorables entre ${p.wanted + p.others - 1}: $${texFraction(frac(p.wanted - 1, p.wanted + p.others - 1))}$.`,
    },
    {
      title: 'Multiplicar',
      text: md`$${texFraction(frac(p.wanted, p.wanted + p.others))} \cdot ${texFraction(frac(p.wanted - 1, p.wanted + p.others - 1))}$, es decir, ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly wanted: number;
  readonly others: number;
}

function key(p: Parameters) {
  const total = p.wanted + p.others;
  return fractionAnswer(frac(p.wanted * (p.wanted - 1), total * (total - 1)));
}

function replaced(p: Parameters) {
  return fractionAnswer(frac(p.wanted ** 2, (p.wanted + p.others) ** 2));
}

function favourableKept(p: Parameters) {
  const total = p.wanted + p.others;
  return fractionAnswer(frac(p.wanted ** 2, total * (total - 1)));
}

function onlyFirst(p: Parameters) {
  return fractionAnswer(frac(p.wanted, p.wanted + p.others));
}
