import { amountAnswer } from '../../authoring/answer.ts';
import { allDifferent, defineTemplate, frac, md } from '../../authoring/index.ts';
import { integers } from '../../authoring/oracles.ts';

const LISTS = [
  { what: 'los minutos de espera de once pacientes de un consultorio', unit: 'minutos' },
  { what: 'la masa, en kilogramos, de once zapallos de una cosecha', unit: 'kg' },
  { what: 'las temperaturas máximas, en grados Celsius, de once días de noviembre', unit: '°C' },
  { what: 'la cantidad de páginas de once cuentos de un libro', unit: 'páginas' },
] as const;

export default defineTemplate({
  id: 'm1-cuartil-de-una-lista',
  version: 1,
  content: 'm1.probabilidad.medidas-posicion.cuartiles-percentiles',
  skill: 'resolver-problemas',
  difficulty: 2,
  parameters: (random) => {
    const gaps = integers(1, 8).map(() => random.integer(1, 4));
    const start = random.integer(8, 20);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = gaps.map((_, index) =>
      gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, start),
    );
    // The third and fourth, and the eighth and ninth, are equal: every usual rule gives the same quartiles.
    const sorted = [start, a, b, b, c, d, e, f, f, g, h];
    return {
      ...random.pick(LISTS),
      data: random.sample(sorted, 11),
      third: random.pick([true, false]),
    };
  },
  accepts: (p) =>
    p.data.join() !== ordered(p).join() && allDifferent([key(p), median(p), unordered(p), quarterOfRange(p)]),
  stem: (p) =>
    md`La lista muestra ${p.what}:

${p.data.join(' – ')}

¿Cuál es el ${p.third ? 'tercer' : 'primer'} cuartil de estos datos?`,
  key,
  oracle: (p) => {
    // The least datum that has at least that share of the data at or under it.
    const fits = ordered(p).find(
      (value) => 4 * p.data.filter((datum) => datum <= value).length >= (p.third ? 3 : 1) * p.data.length,
    );
    return frac(fits ?? -1);
  },
  distractors: [
    {
      mistake: 'cuartil-toma-la-mediana',
      answer: median,
      feedback: () => md`Ese es el dato del medio, que corresponde al segundo cuartil.`,
    },
    {
      mistake: 'cuartil-sin-ordenar',
      answer: unordered,
      feedback: () => md`Contaste posiciones en la lista tal como aparece; primero se ordena.`,
    },
    {
      mistake: 'cuartil-cuarto-del-rango',
      answer: quarterOfRange,
      feedback: () => md`Dividiste en cuatro la distancia entre los extremos; el cuartil reparte la cantidad de datos.`,
    },
  ],
  solution: (p) => [
    { title: 'Ordenar', text: md`De menor a mayor: ${ordered(p).join(' – ')}.` },
    {
      title: 'La mediana',
      text: md`De once datos, la mediana es el sexto: ${ordered(p)[5] ?? 0}. Quedan cinco datos a cada lado.`,
    },
    {
      title: 'El cuartil pedido',
      text: md`Es el dato del medio de los cinco ${p.third ? 'mayores' : 'menores'}: el ${p.third ? 'noveno' : 'tercero'}. El ${p.third ? 'tercer' : 'primer'} cuartil es ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly data: readonly number[];
  readonly third: boolean;
  readonly unit: string;
}

function ordered(p: Parameters): readonly number[] {
  return p.data.toSorted((a, b) => a - b);
}

function key(p: Parameters) {
  return amountAnswer(ordered(p)[p.third ? 8 : 2] ?? 0, p.unit);
}

function median(p: Parameters) {
  return amountAnswer(ordered(p)[5] ?? 0, p.unit);
}

function unordered(p: Parameters) {
  return amountAnswer(p.data[p.third ? 8 : 2] ?? 0, p.unit);
}

function quarterOfRange(p: Parameters) {
  const [least = 0] = ordered(p);
  const most = ordered(p)[10] ?? 0;
  return amountAnswer(
    frac((most - least) * (p.third ? 3 : 1), 4)
      .add(least)
      .round(1),
    p.unit,
  );
}
