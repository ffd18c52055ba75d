import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-colores-que-separa-un-prisma',
  version: 3,
  content: 'ciencias.fisica.ondas.color',
  skill: 'evaluar',
  difficulty: 2,
  module: 'electivo',
  stem: md`Martín afirma que un prisma «pinta» la luz blanca. Para ponerlo a prueba, un grupo hace pasar luz blanca por un prisma, deja seguir solo la luz verde por una rendija y la hace atravesar un segundo prisma, igual al primero. A la salida de este ve únicamente luz verde.

¿Qué dice este resultado de la afirmación de Martín?`,
  figure: {
    kind: 'drawing',
    width: 26,
    height: 10,
    shapes: [
      { shape: 'segment', from: [1, 6], to: [5.2, 6] },
      { shape: 'arrow', from: [1, 6], to: [3.6, 6] },
      {
        shape: 'polygon',
        points: [
          [4, 3],
          [8, 3],
          [6, 8],
        ],
        accent: 4,
      },
      {
        shape: 'path',
        points: [
          [5.2, 6],
          [6.83, 5.92],
          [13, 5.1],
        ],
        accent: 2,
      },
      {
        shape: 'path',
        points: [
          [5.2, 6],
          [6.85, 5.87],
          [13, 4.58],
          [17.64, 3.6],
          [20.65, 2.86],
        ],
        accent: 3,
      },
      {
        shape: 'path',
        points: [
          [5.2, 6],
          [6.87, 5.82],
          [13, 4.04],
        ],
        accent: 1,
      },
      { shape: 'segment', from: [13, 4.84], to: [13, 8.4] },
      { shape: 'segment', from: [13, 4.3], to: [13, 1.5] },
      {
        shape: 'polygon',
        points: [
          [17, 2],
          [21, 2],
          [19, 7],
        ],
        accent: 4,
      },
      { shape: 'arrow', from: [20.65, 2.86], to: [24.8, 0.93], accent: 3 },
      { shape: 'text', at: [0.4, 8], text: 'Luz', anchor: 'start', size: 'small' },
      { shape: 'text', at: [0.4, 6.9], text: 'blanca', anchor: 'start', size: 'small' },
      { shape: 'text', at: [13, 0.7], text: 'Rendija', anchor: 'middle', size: 'small' },
      { shape: 'text', at: [23.9, 2.8], text: 'Verde', anchor: 'middle', size: 'small' },
    ],
    alt: 'Luz blanca entra a un prisma y se abre en varios colores. Una rendija deja pasar solo el verde, que atraviesa un segundo prisma y sale verde.',
    caption: 'La figura no está a escala.',
  },
  key: { text: md`La contradice: el segundo prisma no agregó colores a la luz.` },
  distractors: [
    {
      mistake: 'prisma-pinta-la-luz',
      text: md`La apoya: el segundo prisma mantuvo pintada la luz de verde.`,
      feedback: md`Si el prisma pintara, del segundo deberían salir también otros colores.`,
    },
    {
      mistake: 'color-por-absorcion-en-el-prisma',
      text: md`La apoya: el segundo prisma absorbió los demás colores.`,
      feedback: md`Los demás colores los detuvo la rendija, antes del segundo prisma.`,
    },
    {
      mistake: 'rojo-se-desvia-mas',
      text: md`La contradice: la luz roja es la que más se desvía en ambos.`,
      feedback: md`El rojo es el que menos se desvía, y eso no dice si el prisma agrega color.`,
    },
  ],
  sources: [{ name: 'Newton, Opticks (1704)', detail: 'experimento de los dos prismas' }],
  solution: [
    {
      title: 'Qué predice la afirmación',
      text: md`Si el prisma pintara la luz, al pasar la verde por el segundo prisma deberían aparecer otra vez varios colores.`,
    },
    {
      title: 'Qué se observa',
      text: md`Sale solo verde. El primer prisma separó colores que ya estaban en la luz blanca, porque cada uno se refracta distinto (el violeta más que el rojo). A los demás colores los detuvo la rendija.`,
    },
    { title: 'Respuesta', text: md`La contradice: el segundo prisma no agregó colores a la luz.` },
  ],
});
