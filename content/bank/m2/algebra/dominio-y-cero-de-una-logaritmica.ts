import { allDifferent, defineTemplate, frac, md, texFraction, texPolynomial } from '../../authoring/index.ts';

/** f(x) = log_base (mx − n) */
interface Draw {
  readonly base: number;
  readonly m: number;
  readonly n: number;
}

export default defineTemplate<Draw>({
  id: 'm2-dominio-y-cero-de-una-logaritmica',
  version: 1,
  content: 'm2.algebra.potencia-exponencial-logaritmica.logaritmica',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => ({
    base: random.integer(2, 9),
    m: random.integer(2, 5),
    n: random.pick([-9, -8, -7, -5, -4, -3, -2, 2, 3, 4, 5, 7, 8, 9]),
  }),
  accepts: (p) =>
    p.n !== -1 &&
    allDifferent(
      [
        option(edge(p), zero(p)),
        option(edge(p), edge(p)),
        option(edge(p).neg(), zero(p)),
        option(edge(p), shifted(p)),
      ].map(({ value }) => value),
    ),
  stem: (p) =>
    md`Considera la función $f(x) = \log_{${p.base}} (${texPolynomial([p.m, -p.n])})$. ¿Cuál es su dominio y en qué valor de $x$ corta su gráfica al eje $x$?`,
  key: (p) => option(edge(p), zero(p)),
  oracle: (p) => {
    // Argument 0 and argument 1, by search on a grid.
    const found = [0, 1].map((argument) => {
      for (let sixtieths = -60 * 20; sixtieths <= 60 * 20; sixtieths++)
        if (p.m * sixtieths - 60 * p.n === 60 * argument) return frac(sixtieths, 60);
      return frac(999);
    });
    return option(found[0] ?? frac(0), found[1] ?? frac(0)).value;
  },
  distractors: [
    {
      mistake: 'cree-que-el-logaritmo-de-cero-es-cero',
      answer: (p) => option(edge(p), edge(p)),
      feedback: () => md`El dominio es correcto; el logaritmo vale $0$ cuando su argumento es $1$, no cuando es $0$.`,
    },
    {
      mistake: 'equivoca-el-signo-del-borde-del-dominio',
      answer: (p) => option(edge(p).neg(), zero(p)),
      feedback: () => md`El argumento debe ser mayor que $0$: resuelve de nuevo esa inecuación.`,
    },
    {
      mistake: 'busca-donde-el-argumento-es-la-base',
      answer: (p) => option(edge(p), shifted(p)),
      feedback: () => md`Cuando el argumento es igual a la base el logaritmo vale $1$, no $0$.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El dominio',
      text: md`El argumento debe ser positivo: $${texPolynomial([p.m, -p.n])} > 0$, es decir, $x > ${texFraction(edge(p))}$.`,
    },
    {
      title: 'El corte con el eje horizontal',
      text: md`El logaritmo vale $0$ cuando su argumento es $1$: $${texPolynomial([p.m, -p.n])} = 1$, de donde $x = ${texFraction(zero(p))}$.`,
    },
    { title: 'Respuesta', text: option(edge(p), zero(p)).text },
  ],
});

function edge(p: Draw) {
  return frac(p.n, p.m);
}

function zero(p: Draw) {
  return frac(p.n + 1, p.m);
}

function shifted(p: Draw) {
  return frac(p.n + p.base, p.m);
}

function option(from: ReturnType<typeof frac>, cut: ReturnType<typeof frac>) {
  return {
    text: md`Dominio $x > ${texFraction(from)}$; corte en $x = ${texFraction(cut)}$`,
    value: `${from.toFraction()} ${cut.toFraction()}`,
  };
}
