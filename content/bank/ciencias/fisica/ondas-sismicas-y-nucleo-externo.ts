import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-ondas-sismicas-y-nucleo-externo',
  version: 1,
  content: 'ciencias.fisica.tierra.interior',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  stem: md`El gráfico muestra, de forma simplificada, la rapidez de las ondas sísmicas P y S según la profundidad. Las ondas S no se propagan en los líquidos.

¿Qué se puede concluir acerca de la capa que está entre 2.900 km y 5.100 km de profundidad?`,
  figure: {
    kind: 'plane',
    x: [0, 6000],
    y: [0, 14],
    step: [1000, 2],
    xTitle: 'Profundidad (km)',
    yTitle: 'Rapidez (km/s)',
    shapes: [
      {
        shape: 'path',
        points: [
          [50, 8],
          [700, 11],
          [2900, 13.7],
        ],
        accent: 1,
      },
      {
        shape: 'path',
        points: [
          [2900, 8],
          [5100, 10.3],
        ],
        accent: 1,
      },
      {
        shape: 'path',
        points: [
          [5100, 11],
          [6000, 11.2],
        ],
        accent: 1,
      },
      {
        shape: 'path',
        points: [
          [50, 4.5],
          [700, 6.2],
          [2900, 7.2],
        ],
        accent: 2,
        dashed: true,
      },
      { shape: 'text', at: [1500, 11], text: 'Ondas P', anchor: 'middle' },
      { shape: 'text', at: [1500, 5.4], text: 'Ondas S', anchor: 'middle' },
    ],
    alt: 'La rapidez de las ondas P sube hasta 13,7 km/s a 2.900 km de profundidad, cae a 8 km/s, sube a 10,3 km/s a 5.100 km y continúa con 11 km/s. La curva de las ondas S sube hasta 7,2 km/s a 2.900 km y ahí se interrumpe.',
    caption: 'Valores aproximados.',
  },
  key: { text: md`Es líquida, porque a ella no entran las ondas S.` },
  distractors: [
    {
      mistake: 'ondas-s-frenadas-por-solido',
      text: md`Es sólida, porque su rigidez detiene las ondas S.`,
      feedback: md`Lee de nuevo en qué tipo de material dejan de propagarse las ondas S.`,
    },
    {
      mistake: 'lee-mal-la-curva-de-ondas',
      text: md`Es líquida, porque a ella no entran las ondas P.`,
      feedback: md`En ese tramo hay una curva dibujada: revisa a qué ondas corresponde.`,
    },
    {
      mistake: 'profundidad-detiene-ondas',
      text: md`Es sólida, porque las ondas P viajan más lentas en ella.`,
      feedback: md`Que bajen de rapidez no indica un sólido; busca qué ocurre con las otras ondas.`,
    },
  ],
  sources: [
    {
      name: 'Dziewonski y Anderson (1981), Preliminary reference Earth model',
      detail: 'profundidades y rapideces aproximadas',
    },
  ],
  solution: [
    {
      title: 'Qué pasa a 2.900 km',
      text: md`La curva de las ondas S se interrumpe, mientras que las ondas P siguen, con menor rapidez.`,
    },
    {
      title: 'Interpretar',
      text: md`Como las ondas S no se propagan en líquidos, la capa que comienza ahí, el núcleo externo, es líquida. Un sólido rígido sí las transmitiría, y las ondas P cruzan ambos estados.`,
    },
    { title: 'Respuesta', text: md`Es líquida, porque a ella no entran las ondas S.` },
  ],
});
