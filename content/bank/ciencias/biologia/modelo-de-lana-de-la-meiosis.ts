import { defineItem, md, type Shape } from '../../authoring/index.ts';

/** Pieces of wool that go to one pole: two long ones and two short ones, one of each colour. */
const pieces = (bottom: number): readonly Shape[] =>
  (
    [
      [4, 2.8, 1],
      [6, 2.8, 2],
      [10, 1.5, 1],
      [12, 1.5, 2],
    ] as const
  ).map(([x, long, accent]) => ({
    shape: 'segment',
    from: [x, bottom],
    to: [x, bottom + long],
    accent,
    dashed: accent === 2,
  }));

export default defineItem({
  id: 'ciencias-modelo-de-lana-de-la-meiosis',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.meiosis',
  skill: 'comunicar',
  difficulty: 4,
  module: 'electivo',
  stem: md`Un grupo modela con trozos de lana la división de una célula con $2n = 4$: un par de cromosomas largos y un par de cortos. La línea continua o segmentada indica de cuál progenitor viene cada cromosoma, y cada trozo es una cromátida. La figura muestra qué llega a cada polo.

El grupo quería representar la anafase I de la meiosis. ¿Qué debe cambiar?`,
  figure: {
    kind: 'drawing',
    width: 16,
    height: 12,
    shapes: [
      { shape: 'ellipse', centre: [8, 6], radii: [7.6, 5.8] },
      ...pieces(7.6),
      ...pieces(1.6),
      { shape: 'arrow', from: [8, 6.4], to: [8, 7.8] },
      { shape: 'arrow', from: [8, 5.6], to: [8, 4.2] },
    ],
    alt: 'Célula con dos grupos de cuatro trozos sueltos, uno en cada polo. En cada grupo hay dos trozos largos y dos cortos; de cada tamaño, uno es continuo y otro segmentado.',
  },
  key: { text: md`Llevar a cada polo un cromosoma largo y uno corto, ambos con dos cromátidas` },
  distractors: [
    {
      mistake: 'homologos-al-mismo-polo',
      text: md`Llevar a un polo los dos cromosomas largos y al otro los cortos, con dos cromátidas`,
      feedback: md`Así una célula quedaría sin cromosomas cortos: ¿qué se separa en la primera división?`,
    },
    {
      mistake: 'anafase-uno-separa-cromatidas',
      text: md`Llevar a cada polo un cromosoma largo y uno corto, ambos con una cromátida`,
      feedback: md`En la primera división las cromátidas hermanas siguen unidas: revisa cuándo se separan.`,
    },
    {
      mistake: 'anafase-de-mitosis-por-meiosis',
      text: md`Nada: cada polo debe recibir los cuatro cromosomas, todos con una cromátida`,
      feedback: md`Eso describe otra división, la que conserva el número de cromosomas.`,
    },
  ],
  solution: [
    {
      title: 'Lo que muestra la figura',
      text: md`Cada polo recibe una cromátida de cada uno de los cuatro cromosomas: es la anafase de una mitosis.`,
    },
    {
      title: 'Lo que ocurre en la anafase I',
      text: md`Se separan los cromosomas homólogos, y las cromátidas hermanas siguen unidas. A cada polo va un cromosoma de cada par, con sus dos cromátidas. Con una sola cromátida sería el resultado de la anafase II.`,
    },
    {
      title: 'Respuesta',
      text: md`Llevar a cada polo un cromosoma largo y uno corto, ambos con dos cromátidas`,
    },
  ],
});
