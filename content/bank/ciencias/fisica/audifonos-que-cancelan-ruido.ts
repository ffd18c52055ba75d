import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-audifonos-que-cancelan-ruido',
  version: 1,
  content: 'ciencias.fisica.ondas.doppler-interferencia-difraccion',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'electivo',
  stem: md`Unos audífonos con cancelación de ruido registran el sonido exterior con un micrófono y emiten otro sonido, de modo que al oído llegue casi ninguno. El gráfico muestra la onda del ruido, en el oído.

¿Cómo debe ser la onda que emite el audífono para lograr ese efecto?`,
  figure: {
    kind: 'plane',
    x: [0, 8],
    y: [-3, 3],
    step: [1, 1],
    xTitle: 'Tiempo (ms)',
    yTitle: 'Presión (unidades)',
    shapes: [
      {
        shape: 'path',
        smooth: true,
        accent: 1,
        points: Array.from(
          { length: 33 },
          (_, i) => [i / 4, Number((2 * Math.sin((i * Math.PI) / 8)).toFixed(3))] as const,
        ),
      },
    ],
    alt: 'Onda de presión contra tiempo: parte en 0, llega a 2 unidades en 1 ms, a −2 en 3 ms y se repite cada 4 ms.',
  },
  key: { text: md`De período 4 ms y amplitud 2, con valle en 1 ms y cresta en 3 ms` },
  distractors: [
    {
      mistake: 'cancela-con-onda-igual',
      text: md`De período 4 ms y amplitud 2, con cresta en 1 ms y valle en 3 ms`,
      feedback: md`Si las crestas coinciden, las ondas se refuerzan: suma los valores en 1 ms.`,
    },
    {
      mistake: 'cancela-con-mas-intensidad',
      text: md`De período 4 ms y amplitud 4, con valle en 1 ms y cresta en 3 ms`,
      feedback: md`El sentido es correcto; suma los valores en 1 ms y mira si da cero.`,
    },
    {
      mistake: 'cancela-con-otra-frecuencia',
      text: md`De período 2 ms y amplitud 2, con valle en 1 ms y cresta en 2 ms`,
      feedback: md`Con otro período, las ondas se anulan solo en algunos instantes.`,
    },
  ],
  solution: [
    {
      title: 'Qué se necesita',
      text: md`Al superponerse, las ondas se suman punto a punto. Para que la suma sea cero en todo momento, la segunda onda debe ser la opuesta de la primera.`,
    },
    {
      title: 'Leer el gráfico',
      text: md`El ruido tiene período 4 ms y amplitud 2, con cresta en 1 ms y valle en 3 ms. La opuesta tiene valle donde el ruido tiene cresta, con igual amplitud y período. Si fuera igual al ruido, el sonido aumentaría.`,
    },
    { title: 'Respuesta', text: md`De período 4 ms y amplitud 2, con valle en 1 ms y cresta en 3 ms` },
  ],
});
