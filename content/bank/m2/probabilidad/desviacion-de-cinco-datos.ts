import { decimalAnswer } from '../../authoring/answer.ts';
import { rootAnswer } from '../../authoring/answer-forms.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { outcomes } from '../../authoring/oracles.ts';

const DATA = [
  'los minutos de atraso de los cinco buses de una mañana',
  'los goles de un equipo de balonmano en cinco partidos',
  'los milímetros de lluvia caída en los cinco días de una semana de clases',
  'las llamadas que recibió una oficina en las cinco jornadas de una semana',
] as const;

export default defineTemplate({
  id: 'm2-desviacion-de-cinco-datos',
  version: 1,
  content: 'm2.probabilidad.dispersion.medidas',
  skill: 'resolver-problemas',
  difficulty: 3,
  parameters: (random) => {
    const away = [random.integer(-5, 5), random.integer(-5, 5), random.integer(-5, 5), random.integer(-5, 5)];
    const mean = random.integer(5, 14);
    const last = -away.reduce((sum, value) => sum + value, 0);
    return { what: random.pick(DATA), mean, data: [...away, last].map((value) => mean + value) };
  },
  accepts: (p) =>
    p.data.every((value) => value >= 0) &&
    squares(p) % 5 === 0 &&
    squares(p) <= 150 &&
    new Set(p.data).size >= 3 &&
    allDifferent([key(p), variance(p), meanDistance(p), undivided(p)]),
  stem: (p) =>
    md`Los siguientes datos son ${p.what}: ${p.data.slice(0, 4).join(', ')} y ${p.data[4] ?? 0}. Si los cinco datos forman toda la población, ¿cuál es su desviación estándar?`,
  key,
  oracle: (p) => {
    // Mean of the squared differences of all pairs, halved: it needs no mean.
    const pairs = outcomes(p.data, p.data).map(([one = 0, other = 0]) => (one - other) ** 2);
    return Math.sqrt(pairs.reduce((sum, value) => sum + value, 0) / pairs.length / 2);
  },
  distractors: [
    {
      mistake: 'desviacion-da-la-varianza',
      answer: variance,
      feedback: () => md`Esa es la varianza; falta un paso para volver a la unidad de los datos.`,
    },
    {
      mistake: 'desviacion-media-absoluta',
      answer: meanDistance,
      feedback: () => md`Promediaste las distancias a la media; en la desviación estándar se elevan al cuadrado.`,
    },
    {
      mistake: 'desviacion-no-divide',
      answer: undivided,
      feedback: () => md`Sumaste los cuadrados y sacaste la raíz: antes hay que promediarlos.`,
    },
  ],
  solution: (p) => [
    { title: 'La media', text: md`$\frac{${p.data.join(' + ')}}{5} = ${p.mean}$` },
    {
      title: 'La varianza',
      text: md`Promedio de los cuadrados de las diferencias con la media: $\frac{${p.data.map((value) => (value - p.mean) ** 2).join(' + ')}}{5} = ${squares(p) / 5}$.`,
    },
    { title: 'La raíz', text: md`La desviación estándar es la raíz de la varianza: ${key(p).text}.` },
  ],
});

interface Parameters {
  readonly mean: number;
  readonly data: readonly number[];
}

function squares(p: Parameters): number {
  return p.data.reduce((sum, value) => sum + (value - p.mean) ** 2, 0);
}

function key(p: Parameters) {
  return rootAnswer(1, squares(p) / 5);
}

function variance(p: Parameters) {
  return decimalAnswer(squares(p) / 5);
}

function meanDistance(p: Parameters) {
  return decimalAnswer(
    frac(
      p.data.reduce((sum, value) => sum + Math.abs(value - p.mean), 0),
      5,
    ),
  );
}

function undivided(p: Parameters) {
  return rootAnswer(1, squares(p));
}
