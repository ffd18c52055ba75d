import { allDifferent, decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';
import { integers, outcomes, share } from '../../authoring/oracles.ts';

const SYSTEMS = [
  {
    what: 'Una alarma tiene dos sensores',
    does: 'detecta un movimiento',
    any: 'al menos uno de los sensores detecte un movimiento',
  },
  {
    what: 'Un invernadero tiene dos termómetros',
    does: 'avisa una helada',
    any: 'al menos uno de los termómetros avise una helada',
  },
  {
    what: 'Un puerto tiene dos radares',
    does: 'ubica una embarcación',
    any: 'al menos uno de los radares ubique una embarcación',
  },
  {
    what: 'Un laboratorio aplica dos exámenes',
    does: 'encuentra una contaminación',
    any: 'al menos uno de los exámenes encuentre una contaminación',
  },
] as const;

export default defineTemplate({
  id: 'm1-al-menos-un-sensor',
  version: 1,
  content: 'm1.probabilidad.reglas-probabilidades.regla-multiplicativa',
  skill: 'resolver-problemas',
  difficulty: 5,
  parameters: (random) => ({
    ...random.pick(SYSTEMS),
    first: random.integer(1, 18),
    second: random.integer(1, 18),
  }),
  accepts: (p) =>
    p.first !== p.second &&
    p.first + p.second < 20 &&
    p.first + p.second > 6 &&
    allDifferent([key(p), added(p), together(p), none(p)]),
  stem: (p) =>
    md`${p.what} que funcionan de manera independiente. El primero ${p.does} con probabilidad ${decimal(chance(p.first))} y el segundo, con probabilidad ${decimal(chance(p.second))}. ¿Cuál es la probabilidad de que ${p.any}?`,
  key,
  oracle: (p) => {
    const twentieths = integers(1, 20);
    return share(outcomes(twentieths, twentieths), ([one = 0, other = 0]) => one <= p.first || other <= p.second);
  },
  distractors: [
    {
      mistake: 'independientes-suma',
      answer: added,
      feedback: () =>
        md`Sumaste las probabilidades, pero los dos pueden funcionar a la vez y eso queda contado dos veces.`,
    },
    {
      mistake: 'independientes-ambos',
      answer: together,
      feedback: () => md`Esa es la probabilidad de que lo hagan los dos; «al menos uno» incluye más casos.`,
    },
    {
      mistake: 'independientes-ninguno',
      answer: none,
      feedback: () => md`Calculaste el caso contrario, en que los dos fallan; falta un paso.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Mirar el caso contrario',
      text: md`Lo contrario de «al menos uno» es que fallen los dos. Cada uno falla con probabilidad $1 - ${texDecimal(chance(p.first))} = ${texDecimal(frac(1).sub(chance(p.first)))}$ y $1 - ${texDecimal(chance(p.second))} = ${texDecimal(frac(1).sub(chance(p.second)))}$.`,
    },
    {
      title: 'Que fallen los dos',
      text: md`Como son independientes, se multiplica: $${texDecimal(frac(1).sub(chance(p.first)))} \cdot ${texDecimal(frac(1).sub(chance(p.second)))} = ${texDecimal(none(p).value)}$.`,
    },
    {
      title: 'Restar de 1',
      text: md`La probabilidad anterior se resta de 1 y se obtiene ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly first: number;
  readonly second: number;
}

function chance(twentieths: number) {
  return frac(twentieths, 20);
}

function probability(value: ReturnType<typeof frac>) {
  return { text: decimal(value), value };
}

function key(p: Parameters) {
  return probability(
    chance(p.first)
      .add(chance(p.second))
      .sub(chance(p.first).mul(chance(p.second))),
  );
}

function added(p: Parameters) {
  return probability(chance(p.first).add(chance(p.second)));
}

function together(p: Parameters) {
  return probability(chance(p.first).mul(chance(p.second)));
}

function none(p: Parameters) {
  return probability(frac(20 - p.first, 20).mul(frac(20 - p.second, 20)));
}
