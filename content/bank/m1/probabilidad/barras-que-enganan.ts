import { allDifferent, defineTemplate, frac, md, percent, type Shape } from '../../authoring/index.ts';
import { integers, onlyOne } from '../../authoring/oracles.ts';

const CLAIMS = [
  { source: 'una tienda de bicicletas', things: 'bicicletas vendidas' },
  { source: 'un diario local', things: 'suscripciones pagadas' },
  { source: 'una línea de buses', things: 'viajes realizados' },
  { source: 'un sitio de recetas', things: 'recetas publicadas' },
] as const;

export default defineTemplate({
  id: 'm1-barras-que-enganan',
  version: 1,
  content: 'm1.probabilidad.tablas-graficos.problemas',
  skill: 'argumentar',
  difficulty: 4,
  parameters: (random) => ({
    ...random.pick(CLAIMS),
    year: random.integer(2018, 2024),
    start: random.integer(8, 40) * 10,
    first: random.integer(1, 4) * 10,
    times: random.integer(2, 4),
  }),
  accepts: (p) =>
    ((after(p) - before(p)) * 100) % before(p) === 0 && allDifferent([key(p), visible(p), difference(p), otherBase(p)]),
  stem: (p) =>
    md`Para mostrar su crecimiento, ${p.source} publicó el gráfico de la figura con la cantidad de ${p.things} en dos años seguidos. A simple vista, la segunda barra parece mucho mayor que la primera. Según los datos del gráfico, ¿en qué porcentaje aumentó realmente la cantidad de ${p.things}?`,
  figure: (p) => {
    const bar = (left: number, value: number): Shape => {
      const top = 1.5 + ((value - p.start) / (p.first * p.times)) * 6;
      return {
        shape: 'polygon',
        points: [
          [left, 1.5],
          [left + 2, 1.5],
          [left + 2, top],
          [left, top],
        ],
        filled: true,
        accent: 1,
      };
    };
    const marks = integers(0, p.times).flatMap((index): Shape[] => {
      const high = 1.5 + (index / p.times) * 6;
      return [
        { shape: 'segment', from: [1.9, high], to: [2.1, high] },
        { shape: 'text', at: [1.6, high], text: `${p.start + index * p.first}`, anchor: 'end' },
      ];
    });
    return {
      kind: 'drawing',
      width: 11.5,
      height: 9,
      alt: `Gráfico de dos barras cuyo eje vertical parte en ${p.start} y no en cero. La barra del año ${p.year} llega a ${before(p)} y la del año ${p.year + 1} llega a ${after(p)}.`,
      caption: 'Datos ficticios con fines didácticos.',
      shapes: [
        { shape: 'segment', from: [2, 1.5], to: [2, 8.4] },
        { shape: 'segment', from: [2, 1.5], to: [11, 1.5] },
        bar(3.4, before(p)),
        bar(7.4, after(p)),
        ...marks,
        { shape: 'text', at: [4.4, 0.8], text: `${p.year}` },
        { shape: 'text', at: [8.4, 0.8], text: `${p.year + 1}` },
      ],
    };
  },
  key,
  oracle: (p) => frac(onlyOne(integers(1, 400), (rise) => before(p) * (100 + rise) === after(p) * 100)),
  distractors: [
    {
      mistake: 'grafico-compara-alturas-visibles',
      answer: visible,
      feedback: (p) => md`Comparaste las alturas dibujadas, pero el eje vertical no parte en 0 sino en ${p.start}.`,
    },
    {
      mistake: 'grafico-diferencia-como-porcentaje',
      answer: difference,
      feedback: () => md`Ese número es la diferencia entre los dos años; falta compararla con el primer año.`,
    },
    {
      mistake: 'grafico-base-equivocada',
      answer: otherBase,
      feedback: () => md`Comparaste con el segundo año; un aumento se mide respecto del valor inicial.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Leer el eje',
      text: md`El eje vertical parte en ${p.start}, así que las alturas dibujadas no son proporcionales a las cantidades. Los valores son ${before(p)} y ${after(p)}.`,
    },
    { title: 'El aumento', text: md`$${after(p)} - ${before(p)} = ${after(p) - before(p)}$` },
    {
      title: 'Respecto del primer año',
      text: md`$\frac{${after(p) - before(p)}}{${before(p)}} \cdot 100$, es decir, un aumento del ${key(p).text}.`,
    },
  ],
});

interface Parameters {
  readonly start: number;
  readonly first: number;
  readonly times: number;
}

function before(p: Parameters): number {
  return p.start + p.first;
}

function after(p: Parameters): number {
  return p.start + p.first * p.times;
}

function percentage(value: ReturnType<typeof frac>) {
  return { text: percent(value), value };
}

function key(p: Parameters) {
  return percentage(frac((after(p) - before(p)) * 100, before(p)));
}

function visible(p: Parameters) {
  return percentage(frac((p.times - 1) * 100));
}

function difference(p: Parameters) {
  return percentage(frac(after(p) - before(p)));
}

function otherBase(p: Parameters) {
  return percentage(frac((after(p) - before(p)) * 100, after(p)).round(0));
}
