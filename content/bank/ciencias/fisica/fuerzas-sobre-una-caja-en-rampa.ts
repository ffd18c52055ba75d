import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-fuerzas-sobre-una-caja-en-rampa',
  version: 2,
  content: 'ciencias.fisica.mecanica.cuerpo-libre',
  skill: 'comunicar',
  difficulty: 3,
  module: 'comun',
  stem: md`Una caja se desliza hacia abajo por una rampa rugosa, después de que alguien la soltó, como muestra la figura. Un grupo quiere dibujar su diagrama de cuerpo libre mientras se desliza. El efecto del aire es despreciable.

¿Qué fuerzas debe incluir?`,
  figure: {
    kind: 'drawing',
    width: 22,
    height: 11,
    shapes: [
      {
        shape: 'polygon',
        points: [
          [2, 1.5],
          [20, 1.5],
          [2, 10],
        ],
      },
      {
        shape: 'polygon',
        points: [
          [8, 7.17],
          [10.6, 5.94],
          [11.6, 8.06],
          [9, 9.29],
        ],
        filled: true,
        accent: 2,
      },
      { shape: 'arrow', from: [12.4, 7.9], to: [16, 6.2], accent: 1 },
      { shape: 'text', at: [14.6, 7.9], text: 'Desliza', anchor: 'start', size: 'small' },
    ],
    alt: 'Una caja sobre una rampa que baja hacia la derecha; una flecha indica que se desliza rampa abajo.',
    caption: 'La figura no está a escala.',
  },
  key: { text: md`Peso vertical, normal perpendicular a la rampa y roce rampa arriba` },
  distractors: [
    {
      mistake: 'inventa-fuerza-de-movimiento',
      text: md`Peso vertical, normal perpendicular a la rampa y empuje rampa abajo`,
      feedback: md`Nadie la empuja mientras baja; además, la rampa es rugosa.`,
    },
    {
      mistake: 'normal-siempre-vertical',
      text: md`Peso vertical, normal vertical hacia arriba y roce rampa arriba`,
      feedback: md`La normal es perpendicular a la superficie, que aquí está inclinada.`,
    },
    {
      mistake: 'roce-a-favor-del-movimiento',
      text: md`Peso vertical, normal perpendicular a la rampa y roce rampa abajo`,
      feedback: md`El roce se opone al deslizamiento: revisa hacia dónde se mueve la caja.`,
    },
  ],
  solution: [
    {
      title: 'Quién actúa sobre la caja',
      text: md`Solo la Tierra, que la atrae, y la rampa, que la toca. Nadie la empuja ya: el movimiento no es una fuerza.`,
    },
    {
      title: 'Dirección de cada fuerza',
      text: md`El peso apunta hacia abajo. La rampa ejerce la normal, perpendicular a la superficie, y el roce, paralelo a ella y contrario al deslizamiento.`,
    },
    { title: 'Respuesta', text: md`Peso vertical, normal perpendicular a la rampa y roce rampa arriba` },
  ],
});
