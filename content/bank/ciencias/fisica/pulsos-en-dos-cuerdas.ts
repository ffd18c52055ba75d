import { defineItem, md, type Point, type Shape } from '../../authoring/index.ts';

const [THIN, THICK]: readonly [readonly Point[], readonly Point[]] = [
  [
    [10, 32],
    [20, 45],
    [40, 63],
    [60, 77],
    [90, 95],
  ],
  [
    [10, 16],
    [20, 22],
    [40, 32],
    [60, 39],
    [90, 47],
  ],
];

const curve = (points: readonly Point[], accent: 1 | 2): readonly Shape[] => [
  { shape: 'path', points: [[0, 0], ...points], smooth: true, accent, dashed: accent === 2 },
  ...points.map((at): Shape => ({ shape: 'point', at, accent })),
];

export default defineItem({
  id: 'ciencias-pulsos-en-dos-cuerdas',
  version: 1,
  content: 'ciencias.fisica.ondas.rapidez',
  skill: 'observar-preguntar',
  difficulty: 3,
  module: 'comun',
  stem: md`Un grupo produjo pulsos en dos cuerdas del mismo material y largo, una delgada y otra gruesa, y midió su rapidez al cambiar la tensión. El gráfico muestra los resultados.

¿Qué hipótesis concuerda con todos los datos?`,
  figure: {
    kind: 'plane',
    x: [0, 100],
    y: [0, 100],
    step: [10, 10],
    xTitle: 'Tensión (N)',
    yTitle: 'Rapidez (m/s)',
    shapes: [
      ...curve(THIN, 1),
      ...curve(THICK, 2),
      { shape: 'text', at: [66, 92], text: 'Delgada', anchor: 'end', accent: 1 },
      { shape: 'text', at: [74, 36], text: 'Gruesa', anchor: 'start', accent: 2 },
    ],
    alt: 'Rapidez de los pulsos según la tensión. Cuerda delgada: 32 m/s con 10 N, 45 con 20 N, 63 con 40 N, 77 con 60 N y 95 con 90 N. Cuerda gruesa: 16 m/s con 10 N, 22 con 20 N, 32 con 40 N, 39 con 60 N y 47 con 90 N.',
    caption: 'Datos ficticios con fines didácticos.',
  },
  key: { text: md`La rapidez aumenta con la tensión y, a igual tensión, es mayor en la cuerda delgada.` },
  distractors: [
    {
      mistake: 'mira-una-sola-de-dos-curvas',
      text: md`La rapidez aumenta con la tensión y, a igual tensión, es la misma en las dos cuerdas.`,
      feedback: md`Compara ambas curvas sobre una misma tensión, por ejemplo 40 N.`,
    },
    {
      mistake: 'recta-para-datos-curvos',
      text: md`La rapidez es proporcional a la tensión: en cada cuerda, al doble de tensión, el doble.`,
      feedback: md`Compara 20 N con 40 N en una misma cuerda: ¿se duplicó la rapidez?`,
    },
    {
      mistake: 'descarta-la-variable-que-se-cambio',
      text: md`La rapidez depende solo del grosor: en cada cuerda es la misma con cualquier tensión.`,
      feedback: md`Sigue una sola curva: ¿se mantiene a la misma altura?`,
    },
  ],
  solution: [
    {
      title: 'Seguir cada curva',
      text: md`Ambas suben: la rapidez aumenta con la tensión. No es proporcional: de 20 a 40 N la tensión se duplica y en la delgada la rapidez pasa de 45 a 63 m/s.`,
    },
    {
      title: 'Comparar las curvas',
      text: md`Con cualquier tensión la curva de la cuerda delgada está más arriba: con 40 N, 63 m/s contra 32 m/s.`,
    },
    {
      title: 'Respuesta',
      text: md`La rapidez aumenta con la tensión y, a igual tensión, es mayor en la cuerda delgada.`,
    },
  ],
});
