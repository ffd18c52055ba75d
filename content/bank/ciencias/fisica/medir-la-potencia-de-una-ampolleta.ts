import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-medir-la-potencia-de-una-ampolleta',
  version: 1,
  content: 'ciencias.fisica.electricidad.potencia-energia',
  skill: 'planificar-conducir',
  difficulty: 3,
  module: 'electivo',
  stem: md`Un grupo quiere determinar la potencia de una ampolleta conectada a una batería, como en la figura. Tiene un voltímetro y un amperímetro, y puede intercalarlos en los puntos 1 y 2 o conectarlos a los dos bornes de la ampolleta.

¿Qué montaje y qué cálculo le sirven?`,
  figure: {
    kind: 'drawing',
    width: 22,
    height: 11,
    shapes: [
      {
        shape: 'path',
        points: [
          [4, 5],
          [4, 2],
          [18, 2],
          [18, 4.8],
        ],
      },
      {
        shape: 'path',
        points: [
          [4, 6],
          [4, 9],
          [18, 9],
          [18, 7.2],
        ],
      },
      { shape: 'segment', from: [3, 6], to: [5, 6], accent: 2 },
      { shape: 'segment', from: [3.5, 5], to: [4.5, 5], accent: 2 },
      { shape: 'circle', centre: [18, 6], radius: 1.2, accent: 1 },
      { shape: 'point', at: [11, 9] },
      { shape: 'point', at: [11, 2] },
      { shape: 'text', at: [11, 9.9], text: '1', anchor: 'middle' },
      { shape: 'text', at: [11, 1], text: '2', anchor: 'middle' },
      { shape: 'text', at: [5.4, 5.5], text: 'Batería', anchor: 'start', size: 'small' },
      { shape: 'text', at: [16.4, 6], text: 'Ampolleta', anchor: 'end', size: 'small' },
    ],
    alt: 'Circuito con una batería y una ampolleta. El punto 1 está en el cable de arriba y el punto 2, en el de abajo.',
  },
  key: { text: md`Amperímetro en 1, voltímetro en los bornes; multiplicar ambas lecturas` },
  distractors: [
    {
      mistake: 'amperimetro-en-paralelo',
      text: md`Voltímetro en 1, amperímetro en los bornes; multiplicar ambas lecturas`,
      feedback: md`El amperímetro debe ser recorrido por la misma corriente que la ampolleta.`,
    },
    {
      mistake: 'voltimetro-en-serie',
      text: md`Amperímetro en 1, voltímetro en 2; multiplicar ambas lecturas`,
      feedback: md`El voltímetro compara dos puntos: debe conectarse a ambos lados de la ampolleta.`,
    },
    {
      mistake: 'mide-solo-el-voltaje',
      text: md`Amperímetro en 1, voltímetro en los bornes; dividir ambas lecturas`,
      feedback: md`El montaje sirve; voltaje dividido por corriente da otra magnitud.`,
    },
  ],
  solution: [
    {
      title: 'Montaje',
      text: md`El amperímetro se intercala en el cable, en serie, para que pase por él toda la corriente. El voltímetro va en paralelo, en los bornes de la ampolleta. Al revés, el voltímetro casi no dejaría pasar corriente.`,
    },
    {
      title: 'Cálculo',
      text: md`$P = V \cdot I$: se multiplican. El cociente daría la resistencia. La respuesta es: Amperímetro en 1, voltímetro en los bornes; multiplicar ambas lecturas.`,
    },
  ],
});
