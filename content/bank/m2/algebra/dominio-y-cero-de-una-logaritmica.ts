import {
  allDifferent,
  defineTemplate,
  enterNumber,
  frac,
  md,
  slip,
  texFraction,
  texPolynomial,
} from '../../authoring/index.ts';

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
  steps: (p) => [
    {
      title: 'El borde del dominio',
      prompt: md`El argumento $${texPolynomial([p.m, -p.n])}$ debe ser mayor que cero. ¿Desde qué valor de $x$ lo es?`,
      answer: enterNumber(edge(p)),
      slips: [
        slip(
          edge(p).neg(),
          md`El tamaño está bien: revisa el signo al pasar el número al otro lado.`,
          'equivoca-el-signo-del-borde-del-dominio',
        ),
        slip(p.n, md`Falta dividir por el número que acompaña a la $x$.`),
        slip(edge(p).inverse(), md`Dividiste al revés.`),
      ],
      done: md`El dominio es $x > ${texFraction(edge(p))}$.`,
    },
    {
      title: 'Cuándo el logaritmo es cero',
      prompt: md`La gráfica corta al eje $x$ donde el logaritmo vale cero. ¿Cuánto tiene que valer el argumento?`,
      answer: enterNumber(1),
      slips: [
        slip(
          0,
          md`El logaritmo de cero no existe. ¿Qué número es $${p.base}$ elevado a cero?`,
          'cree-que-el-logaritmo-de-cero-es-cero',
        ),
        slip(
          p.base,
          md`Con ese argumento el logaritmo no es cero: ¿a qué exponente hay que elevar la base para que no cambie?`,
          'busca-donde-el-argumento-es-la-base',
        ),
      ],
      done: md`$${p.base}^0 = 1$, sea cual sea la base.`,
    },
    {
      title: 'El corte con el eje',
      prompt: md`Iguala el argumento a ese número y despeja. ¿En qué valor de $x$ corta?`,
      answer: enterNumber(zero(p)),
      slips: [
        slip(edge(p), md`Ahí el argumento es cero, y no hay logaritmo.`, 'cree-que-el-logaritmo-de-cero-es-cero'),
        slip(
          shifted(p),
          md`Ahí el argumento es igual a la base y el logaritmo no es cero.`,
          'busca-donde-el-argumento-es-la-base',
        ),
        slip(p.n + 1, md`Falta dividir por el número que acompaña a la $x$.`),
        slip(
          frac(1 - p.n, p.m),
          md`Revisa el signo al pasar el número al otro lado.`,
          'equivoca-el-signo-del-borde-del-dominio',
        ),
      ],
      done: md`$${texPolynomial([p.m, -p.n])} = 1$ da $x = ${texFraction(zero(p))}$.`,
    },
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
