import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-sismos-desde-la-fosa',
  version: 2,
  content: 'ciencias.fisica.tierra.placas',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  stem: md`El gráfico muestra la profundidad de algunos sismos ocurridos en el norte de Chile, según su distancia a la fosa, hacia el este (datos ficticios con fines didácticos).

¿Qué relación entre las placas de Nazca y Sudamericana explica esta distribución?`,
  figure: {
    kind: 'plane',
    x: [0, 400],
    y: [-250, 50],
    step: [100, 50],
    xTitle: 'Distancia hacia el este (km)',
    yTitle: 'Profundidad (km)',
    shapes: [
      { shape: 'point', at: [20, -12], accent: 1 },
      { shape: 'point', at: [60, -25], accent: 1 },
      { shape: 'point', at: [100, -38], accent: 1 },
      { shape: 'point', at: [140, -58], accent: 1 },
      { shape: 'point', at: [185, -85], accent: 1 },
      { shape: 'point', at: [230, -104], accent: 1 },
      { shape: 'point', at: [280, -130], accent: 1 },
      { shape: 'point', at: [320, -170], accent: 1 },
      { shape: 'point', at: [370, -215], accent: 1 },
    ],
    alt: 'Nueve sismos. Cerca de la fosa son poco profundos, de unos 10 km a 40 km; la profundidad aumenta hacia el este hasta unos 215 km a 370 km de la fosa.',
    caption: 'Profundidad de sismos según su distancia a la fosa. Datos ficticios con fines didácticos.',
  },
  key: { text: md`La de Nazca se hunde hacia el este bajo la Sudamericana.` },
  distractors: [
    {
      mistake: 'sudamericana-bajo-nazca',
      text: md`La Sudamericana se hunde hacia el oeste bajo la de Nazca.`,
      feedback: md`Si fuera así, los sismos profundos estarían hacia el otro lado de la fosa.`,
    },
    {
      mistake: 'limite-divergente-frente-a-chile',
      text: md`La de Nazca se aleja hacia el oeste de la Sudamericana.`,
      feedback: md`Donde las placas se separan los sismos son poco profundos.`,
    },
    {
      mistake: 'limite-transformante-frente-a-chile',
      text: md`La de Nazca se desliza hacia el norte junto a la Sudamericana.`,
      feedback: md`Con un deslizamiento lateral, la profundidad no aumentaría con la distancia.`,
    },
  ],
  sources: [{ name: 'Centro Sismológico Nacional, Universidad de Chile', detail: 'subducción de la placa de Nazca' }],
  solution: [
    {
      title: 'Leer la tendencia',
      text: md`Mientras más al este de la fosa, más profundos son los sismos: dibujan un plano que baja hacia el este.`,
    },
    {
      title: 'Interpretar',
      text: md`Ese plano es la placa que se hunde. Como la de Nazca está al oeste de la fosa, es ella la que entra bajo la Sudamericana: subducción. En bordes divergentes o transformantes los sismos son superficiales.`,
    },
    { title: 'Respuesta', text: md`La de Nazca se hunde hacia el este bajo la Sudamericana.` },
  ],
});
