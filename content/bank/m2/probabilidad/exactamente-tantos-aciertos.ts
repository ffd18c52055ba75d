import { fractionAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md, texFraction } from '../../authoring/index.ts';
import { integers, outcomes, share } from '../../authoring/oracles.ts';

export default defineTemplate({
  id: 'm2-exactamente-tantos-aciertos',
  version: 1,
  content: 'm2.probabilidad.modelos.binomial',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    trial: random.integer(0, 3),
    tries: random.integer(3, 5),
    hits: random.integer(1, 4),
    part: random.integer(1, 3),
    whole: random.integer(2, 5),
  }),
  accepts: (p) =>
    p.hits < p.tries &&
    p.part < p.whole &&
    frac(p.part, p.whole).d === BigInt(p.whole) &&
    p.whole ** p.tries <= 1024 &&
    allDifferent([key(p), oneOrder(p), hitsOnly(p), swapped(p)]),
  stem: stemOf,
  key,
  oracle: (p) => {
    const faces = integers(1, p.whole);
    return share(
      outcomes(...integers(1, p.tries).map(() => faces)),
      (results) => results.filter((face) => face <= p.part).length === p.hits,
    );
  },
  distractors: [
    {
      mistake: 'binomial-olvida-las-combinaciones',
      answer: oneOrder,
      feedback: () => md`Calculaste un solo orden; los aciertos pueden ocurrir en distintos intentos.`,
    },
    {
      mistake: 'binomial-solo-los-exitos',
      answer: hitsOnly,
      feedback: () => md`Consideraste solo los aciertos; los demás intentos también deben tener un resultado.`,
    },
    {
      mistake: 'binomial-intercambia-exito-y-fracaso',
      answer: swapped,
      feedback: () => md`Usaste la probabilidad de fallar donde va la de acertar.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Un orden en particular',
      text: md`Acertar ${p.hits} y fallar ${p.tries - p.hits}, en un orden dado, tiene probabilidad $\left(${texFraction(hit(p))}\right)^{${p.hits}} \cdot \left(${texFraction(miss(p))}\right)^{${p.tries - p.hits}} = ${texFraction(oneOrder(p).value)}$.`,
    },
    {
      title: 'Cuántos órdenes hay',
      text: md`Elegir en qué intentos se acierta: $\frac{${p.tries}!}{${p.hits}! \cdot ${p.tries - p.hits}!} = ${orders(p)}$.`,
    },
    {
      title: 'Multiplicar',
      text: md`$${orders(p)} \cdot ${texFraction(oneOrder(p).value)}$, es decir, ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly trial: number;
  readonly tries: number;
  readonly hits: number;
  readonly part: number;
  readonly whole: number;
}

function stemOf(p: Parameters): string {
  const chance = texFraction(hit(p));
  const times = p.hits === 1 ? 'una vez' : `${p.hits} veces`;
  return [
    md`Una arquera ataja un penal con probabilidad $${chance}$, sin que influyan los anteriores. Si le lanzan ${p.tries} penales, ¿cuál es la probabilidad de que ataje exactamente ${p.hits}?`,
    md`Cada semilla de una planta nativa germina con probabilidad $${chance}$, de manera independiente. Si se siembran ${p.tries}, ¿cuál es la probabilidad de que ${p.hits === 1 ? 'germine' : 'germinen'} exactamente ${p.hits}?`,
    md`Una basquetbolista encesta un tiro libre con probabilidad $${chance}$, sin que influyan los anteriores. Si hace ${p.tries} tiros, ¿cuál es la probabilidad de que enceste exactamente ${times}?`,
    md`Un semáforo está en verde con probabilidad $${chance}$ cada vez que Elisa llega a él, de manera independiente. Si pasa por ahí ${p.tries} veces, ¿cuál es la probabilidad de que lo encuentre en verde exactamente ${times}?`,
  ][p.trial] as string;
}

function hit(p: Parameters) {
  return frac(p.part, p.whole);
}

function miss(p: Parameters) {
  return frac(p.whole - p.part, p.whole);
}

function orders(p: Parameters): number {
  return integers(1, p.hits).reduce((result, step) => (result * (p.tries - p.hits + step)) / step, 1);
}

function exact(value: ReturnType<typeof frac>) {
  return { text: fractionAnswer(value).text, value };
}

function key(p: Parameters) {
  return exact(
    hit(p)
      .pow(p.hits)
      .mul(miss(p).pow(p.tries - p.hits))
      .mul(orders(p)),
  );
}

function oneOrder(p: Parameters) {
  return exact(
    hit(p)
      .pow(p.hits)
      .mul(miss(p).pow(p.tries - p.hits)),
  );
}

function hitsOnly(p: Parameters) {
  return exact(hit(p).pow(p.hits));
}

function swapped(p: Parameters) {
  return exact(
    miss(p)
      .pow(p.hits)
      .mul(hit(p).pow(p.tries - p.hits))
      .mul(orders(p)),
  );
}
