import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-adn-durante-el-ciclo-celular',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.ciclo-celular',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  stem: md`Se siguió la cantidad de ADN del núcleo de una célula durante un ciclo celular completo. El gráfico muestra el resultado, con cuatro tramos marcados.

¿En cuál tramo la célula copia su ADN?`,
  figure: {
    kind: 'plane',
    x: [0, 24],
    y: [0, 5],
    step: [4, 1],
    xTitle: 'Tiempo (h)',
    yTitle: 'ADN (unidades)',
    shapes: [
      {
        shape: 'path',
        points: [
          [0, 2],
          [10, 2],
          [18, 4],
          [22, 4],
          [23, 2],
          [24, 2],
        ],
        accent: 1,
      },
      { shape: 'text', at: [5, 2.4], text: 'I', anchor: 'middle' },
      { shape: 'text', at: [13, 3.5], text: 'II', anchor: 'middle' },
      { shape: 'text', at: [20, 4.4], text: 'III', anchor: 'middle' },
      { shape: 'text', at: [23.3, 3.2], text: 'IV', anchor: 'middle' },
    ],
    alt: 'Gráfico de cantidad de ADN contra tiempo. Tramo I, de 0 h a 10 h: constante en 2 unidades. Tramo II, de 10 h a 18 h: sube de 2 a 4. Tramo III, de 18 h a 22 h: constante en 4. Tramo IV, de 22 h a 23 h: baja de 4 a 2.',
    caption: 'Cantidad de ADN por núcleo. Datos ficticios con fines didácticos.',
  },
  fixedOrder: true,
  key: { text: md`En el tramo II`, position: 1 },
  distractors: [
    {
      mistake: 'ubica-la-replicacion-en-g1',
      text: md`En el tramo I`,
      position: 0,
      feedback: md`Ahí la cantidad de ADN no cambia: la célula crece, todavía sin copiarlo.`,
    },
    {
      mistake: 'crecimiento-como-replicacion',
      text: md`En el tramo III`,
      position: 2,
      feedback: md`En ese tramo el ADN ya está duplicado y la célula se prepara para dividirse.`,
    },
    {
      mistake: 'confunde-division-con-replicacion',
      text: md`En el tramo IV`,
      position: 3,
      feedback: md`Ese descenso ocurre cuando el material se reparte entre dos núcleos.`,
    },
  ],
  solution: [
    {
      title: 'Qué se busca en el gráfico',
      text: md`Copiar el ADN significa duplicarlo: la curva tiene que subir desde un valor hasta el doble.`,
    },
    {
      title: 'Nombrar los tramos',
      text: md`I es G1 (2 unidades, constante); II es la fase S (de 2 a 4); III es G2 (4, constante); IV es la división, en que el ADN se reparte.`,
    },
    {
      title: 'Respuesta',
      text: md`El ADN se duplica en la fase S, que corresponde al tramo II. La respuesta es «En el tramo II».`,
    },
  ],
});
