import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-caida-de-una-paracaidista',
  version: 1,
  content: 'ciencias.fisica.mecanica.roce',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  stem: md`El gráfico muestra la rapidez de una paracaidista que cae verticalmente antes de abrir su paracaídas.

¿Qué ocurre con las fuerzas sobre ella entre 0 s y 20 s?`,
  figure: {
    kind: 'plane',
    x: [0, 20],
    y: [0, 60],
    step: [2, 10],
    xTitle: 'Tiempo (s)',
    yTitle: 'Rapidez (m/s)',
    shapes: [
      {
        shape: 'path',
        smooth: true,
        accent: 1,
        points: [
          [0, 0],
          [2, 19],
          [4, 33],
          [6, 42],
          [8, 47],
          [10, 50],
          [12, 52],
          [14, 53],
          [16, 53],
          [18, 53],
          [20, 53],
        ],
      },
    ],
    alt: 'La rapidez sube desde 0, rápido al comienzo y cada vez menos, hasta 53 m/s a los 14 s; después se mantiene constante.',
    caption: 'Datos ficticios con fines didácticos.',
  },
  key: { text: md`El roce del aire crece hasta igualar al peso, y desde los 14 s la fuerza neta es nula.` },
  distractors: [
    {
      mistake: 'rapidez-constante-sin-fuerzas',
      text: md`El peso disminuye hasta desaparecer, y desde los 14 s no actúan fuerzas sobre ella.`,
      feedback: md`La Tierra la atrae siempre; rapidez constante significa otra cosa sobre la fuerza neta.`,
    },
    {
      mistake: 'roce-del-aire-constante',
      text: md`El roce del aire es siempre igual al peso, y desde los 0 s la fuerza neta es nula.`,
      feedback: md`Al comienzo la rapidez aumenta: ahí la fuerza neta no puede ser nula.`,
    },
    {
      mistake: 'sigue-acelerando-por-el-peso',
      text: md`El roce del aire crece hasta superar al peso, y desde los 14 s la fuerza neta sube.`,
      feedback: md`Si el roce superara al peso, la rapidez disminuiría; mira el último tramo.`,
    },
  ],
  solution: [
    {
      title: 'Primer tramo',
      text: md`La rapidez aumenta, cada vez menos: la fuerza neta apunta hacia abajo y disminuye. El peso no cambia, de modo que es el roce del aire el que crece con la rapidez.`,
    },
    {
      title: 'Segundo tramo',
      text: md`Desde los 14 s la rapidez es constante: la fuerza neta es cero, porque roce y peso se equilibran. Si el roce superara al peso, frenaría.`,
    },
    {
      title: 'Respuesta',
      text: md`El roce del aire crece hasta igualar al peso, y desde los 14 s la fuerza neta es nula.`,
    },
  ],
});
