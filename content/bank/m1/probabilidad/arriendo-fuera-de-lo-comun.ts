import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { decimal, defineTemplate, md } from '../../authoring/index.ts';
import { integers } from '../../authoring/oracles.ts';

const LISTS = [
  {
    what: 'los arriendos mensuales, en miles de pesos, de siete departamentos de un edificio',
    new: 'Se agrega un departamento, con un arriendo de',
    unit: 'mil pesos',
    base: 300,
    step: 10,
  },
  {
    what: 'el precio, en miles de pesos, de siete bicicletas usadas que se ofrecen en un sitio',
    new: 'Se publica otra bicicleta, a',
    unit: 'mil pesos',
    base: 60,
    step: 5,
  },
  {
    what: 'la masa, en gramos, de siete pejerreyes de una muestra',
    new: 'Se agrega a la muestra otro pejerrey, de',
    unit: 'gramos',
    base: 90,
    step: 4,
  },
  {
    what: 'la duración, en segundos, de siete llamadas a una central',
    new: 'Se registra otra llamada, de',
    unit: 'segundos',
    base: 100,
    step: 8,
  },
] as const;

const CLAIMS = {
  meanOnly: 'El promedio aumenta y la mediana se mantiene.',
  both: 'El promedio aumenta y la mediana aumenta.',
  medianOnly: 'El promedio se mantiene y la mediana aumenta.',
  neither: 'El promedio se mantiene y la mediana se mantiene.',
} as const;

export default defineTemplate({
  id: 'm1-arriendo-fuera-de-lo-comun',
  version: 1,
  content: 'm1.probabilidad.medidas-posicion.problemas',
  skill: 'argumentar',
  difficulty: 3,
  parameters: (random) => {
    const context = random.integer(0, LISTS.length - 1);
    const { base, step } = listOf(context);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = integers(1, 6).map(() => random.integer(1, 4) * step);
    const low = base + random.integer(0, 6) * step;
    // The fourth and the fifth datum are equal, so that an eighth at the end leaves the median where it was.
    const middle = low + a + b + c;
    const data = [low, low + a, low + a + b, middle, middle, middle + d, middle + d + e];
    return { context, data, extreme: (middle + d + e) * 2 + f };
  },
  stem: (p) => {
    const { what, new: news, unit } = listOf(p.context);
    return md`La lista ordenada muestra ${what}:

${p.data.join(' – ')}

${news} ${decimal(p.extreme)} ${unit}. ¿Qué ocurre con el promedio y la mediana de los datos al incluir ese valor?`;
  },
  key: () => wordsAnswer(CLAIMS.meanOnly),
  oracle: (p) => {
    const summary = (data: readonly number[]) => {
      const sorted = data.toSorted((one, other) => one - other);
      const half = Math.floor((sorted.length - 1) / 2);
      return {
        mean: sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
        median: ((sorted[half] ?? 0) + (sorted[sorted.length - 1 - half] ?? 0)) / 2,
      };
    };
    const [before, after] = [summary(p.data), summary([...p.data, p.extreme])];
    if (after.mean > before.mean) return after.median > before.median ? CLAIMS.both : CLAIMS.meanOnly;
    return after.median > before.median ? CLAIMS.medianOnly : CLAIMS.neither;
  },
  distractors: [
    {
      mistake: 'resumen-todo-sube',
      answer: () => wordsAnswer(CLAIMS.both),
      feedback: () => md`Escribe los ocho datos ordenados y busca los dos del centro: revisa si la mediana cambió.`,
    },
    {
      mistake: 'resumen-confunde-mediana-y-promedio',
      answer: () => wordsAnswer(CLAIMS.medianOnly),
      feedback: () => md`Es al revés de lo que ocurre: piensa cuál de las dos medidas usa el valor de cada dato.`,
    },
    {
      mistake: 'resumen-nada-cambia',
      answer: () => wordsAnswer(CLAIMS.neither),
      feedback: () => md`El dato nuevo es mucho mayor que los demás: compáralo con el promedio que había.`,
    },
  ],
  solution: (p) => [
    {
      title: 'El promedio',
      text: md`El dato nuevo, ${decimal(p.extreme)}, es mayor que todos los anteriores y, por lo tanto, mayor que su promedio: al incluirlo, el promedio sube.`,
    },
    {
      title: 'La mediana',
      text: md`Con siete datos era el cuarto, ${p.data[3] ?? 0}. Con ocho es el promedio del cuarto y el quinto: $\frac{${p.data[3] ?? 0} + ${p.data[4] ?? 0}}{2} = ${p.data[3] ?? 0}$.`,
    },
    { title: 'Concluir', text: md`${CLAIMS.meanOnly}` },
  ],
});

function listOf(context: number) {
  return LISTS[context] ?? LISTS[0];
}
