import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-lupa-sobre-una-vela',
  version: 1,
  content: 'ciencias.fisica.ondas.lentes',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  stem: md`Un grupo ubica una vela frente a una lente convergente y traza dos de los rayos que salen de la punta de la llama, como muestra la figura. $F$ y $F'$ son los focos de la lente.

¿Cómo es la imagen de la vela que se forma con esos rayos?`,
  figure: {
    kind: 'drawing',
    width: 30,
    height: 14,
    shapes: [
      { shape: 'segment', from: [1, 7], to: [29, 7], dashed: true },
      { shape: 'ellipse', centre: [15, 7], radii: [0.5, 5.5], accent: 2 },
      { shape: 'text', at: [15, 13.3], text: 'Lente', anchor: 'middle', size: 'small' },
      { shape: 'point', at: [11, 7] },
      { shape: 'text', at: [11, 6.1], text: 'F', anchor: 'middle' },
      { shape: 'point', at: [19, 7] },
      { shape: 'text', at: [19, 7.9], text: 'F′', anchor: 'middle' },
      { shape: 'arrow', from: [3, 7], to: [3, 11], accent: 3 },
      { shape: 'text', at: [3, 11.7], text: 'Vela', anchor: 'middle', size: 'small' },
      {
        shape: 'path',
        points: [
          [3, 11],
          [15, 11],
          [25, 1],
        ],
        accent: 1,
      },
      {
        shape: 'path',
        points: [
          [3, 11],
          [27, 3],
        ],
        accent: 1,
      },
    ],
    alt: 'Lente convergente. La vela está a la izquierda, a tres veces la distancia focal. Un rayo paralelo al eje se desvía hacia el foco F′, a la derecha; otro pasa por el centro de la lente sin desviarse. Ambos se cruzan a la derecha de la lente, debajo del eje, más allá de F′, a 1,5 veces la distancia focal de la lente.',
    caption: 'Trazado de dos rayos que salen de la punta de la llama.',
  },
  key: { text: md`Real, invertida y más pequeña que la vela` },
  distractors: [
    {
      mistake: 'lente-convergente-siempre-derecha',
      text: md`Real, derecha y más pequeña que la vela`,
      feedback: md`Mira si los rayos se cruzan sobre el eje o debajo de él.`,
    },
    {
      mistake: 'imagen-de-lupa-con-objeto-lejano',
      text: md`Virtual, derecha y más grande que la vela`,
      feedback: md`Eso ocurre con un objeto entre el foco y la lente; aquí está más lejos.`,
    },
    {
      mistake: 'foco-como-lugar-de-la-imagen',
      text: md`Real, invertida y del tamaño de la vela`,
      feedback: md`El sentido está bien; compara la distancia al eje del cruce con la altura de la vela.`,
    },
  ],
  solution: [
    {
      title: 'Dónde se cruzan los rayos',
      text: md`Los rayos refractados se cruzan de verdad al otro lado de la lente: la imagen es real y se puede recoger en una pantalla.`,
    },
    {
      title: 'Sentido y tamaño',
      text: md`El cruce está debajo del eje: la punta de la llama queda hacia abajo, o sea, la imagen es invertida. Su distancia al eje (2 unidades) es menor que la altura de la vela (4 unidades).`,
    },
    {
      title: 'Por qué no las otras',
      text: md`Una imagen virtual, derecha y más grande aparece con el objeto entre el foco y la lente, como al usar una lupa.`,
    },
    { title: 'Respuesta', text: md`Real, invertida y más pequeña que la vela` },
  ],
});
