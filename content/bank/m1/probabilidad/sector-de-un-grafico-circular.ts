import { allDifferent, decimal, defineTemplate, frac, md } from '../../authoring/index.ts';
import { integers } from '../../authoring/oracles.ts';

const STOCKS = [
  { place: 'una biblioteca comunal', things: 'libros', one: 'infantiles' },
  { place: 'un vivero', things: 'plantas', one: 'nativas' },
  { place: 'una feria de las pulgas', things: 'puestos', one: 'de ropa' },
  { place: 'un festival escolar', things: 'obras', one: 'de danza' },
  { place: 'un laboratorio', things: 'muestras', one: 'de agua' },
] as const;

export default defineTemplate({
  id: 'm1-sector-de-un-grafico-circular',
  version: 1,
  content: 'm1.probabilidad.tablas-graficos.graficos',
  skill: 'representar',
  difficulty: 2,
  parameters: (random) => ({
    context: random.integer(0, STOCKS.length - 1),
    total: random.pick([40, 60, 72, 80, 90, 120, 150, 180, 200, 240, 300]),
    part: random.integer(5, 150),
  }),
  accepts: (p) =>
    3 * p.part < 2 * p.total &&
    (360 * p.part) % p.total === 0 &&
    2 * p.part !== p.total &&
    allDifferent([key(p), asPercent(p), half(p), asCount(p)]),
  stem: (p) => {
    const { place, things, one } = contextOf(p);
    return md`En ${place} hay ${p.total} ${things}, de ${feminine(p) ? 'las' : 'los'} cuales ${p.part} son ${one}. Si se representan todos los datos en un gráfico circular, ¿cuánto mide el ángulo del centro del sector que corresponde a ${feminine(p) ? 'las' : 'los'} ${things} ${one}?`;
  },
  key,
  oracle: (p) => {
    // Every thing has the same slice: puts them side by side, counting sixtieths of a degree.
    const slice = (360 * 60) / p.total;
    return frac(
      integers(1, p.part).reduce((sum) => sum + slice, 0),
      60,
    );
  },
  distractors: [
    {
      mistake: 'sector-porcentaje-por-grados',
      answer: asPercent,
      feedback: () => md`Ese número es el porcentaje; falta aplicarlo a la vuelta completa.`,
    },
    {
      mistake: 'sector-media-vuelta',
      answer: half,
      feedback: () => md`Repartiste media vuelta; un gráfico circular usa el círculo completo.`,
    },
    {
      mistake: 'sector-frecuencia-por-grados',
      answer: asCount,
      feedback: () => md`Ese número es la cantidad; hay que calcular qué parte de la vuelta le toca.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Qué parte del total es',
      text: md`$\frac{${p.part}}{${p.total}}$ del total.`,
    },
    {
      title: 'La misma parte de la vuelta',
      text: md`El círculo completo mide 360°: $\frac{${p.part}}{${p.total}} \cdot 360 = ${(360 * p.part) / p.total}$. El ángulo mide ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly context: number;
  readonly total: number;
  readonly part: number;
}

function contextOf(p: Parameters) {
  return STOCKS[p.context] ?? STOCKS[0];
}

function feminine(p: Parameters): boolean {
  return contextOf(p).things.endsWith('as');
}

function degrees(value: ReturnType<typeof frac>) {
  return { text: md`${decimal(value)}°`, value };
}

function key(p: Parameters) {
  return degrees(frac(360 * p.part, p.total));
}

function asPercent(p: Parameters) {
  return degrees(frac(100 * p.part, p.total).round(0));
}

function half(p: Parameters) {
  return degrees(frac(180 * p.part, p.total));
}

function asCount(p: Parameters) {
  return degrees(frac(p.part));
}
