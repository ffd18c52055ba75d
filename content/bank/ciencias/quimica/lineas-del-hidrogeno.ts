import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-lineas-del-hidrogeno',
  version: 1,
  content: 'ciencias.quimica.estructura-atomica.modelos-atomicos',
  skill: 'observar-preguntar',
  difficulty: 4,
  module: 'electivo',
  stem: md`Un tubo con hidrógeno, sometido a alto voltaje, emite luz que al pasar por un prisma muestra solo algunas líneas de color, como representa la figura. El modelo de Rutherford no explicaba por qué no aparecen todos los colores.

¿Qué propuesta de Bohr da cuenta de esta observación?`,
  figure: {
    kind: 'drawing',
    width: 24,
    height: 7,
    shapes: [
      {
        shape: 'polygon',
        points: [
          [1, 2],
          [23, 2],
          [23, 6],
          [1, 6],
        ],
      },
      { shape: 'segment', from: [2.1, 2], to: [2.1, 6], accent: 4 },
      { shape: 'segment', from: [3.9, 2], to: [3.9, 6], accent: 4 },
      { shape: 'segment', from: [7.5, 2], to: [7.5, 6], accent: 1 },
      { shape: 'segment', from: [21, 2], to: [21, 6], accent: 2 },
      { shape: 'text', at: [2, 0.9], text: '410', anchor: 'middle', size: 'small' },
      { shape: 'text', at: [4.4, 0.9], text: '434', anchor: 'middle', size: 'small' },
      { shape: 'text', at: [7.5, 0.9], text: '486', anchor: 'middle', size: 'small' },
      { shape: 'text', at: [21, 0.9], text: '656', anchor: 'middle', size: 'small' },
    ],
    alt: 'Espectro de emisión del hidrógeno en luz visible: cuatro líneas separadas, a 410, 434, 486 y 656 nanómetros, sobre fondo oscuro.',
    caption: 'Líneas visibles del hidrógeno. Longitudes de onda en nanómetros.',
  },
  key: { text: md`El electrón solo puede tener ciertas energías y emite luz al pasar de una a otra menor.` },
  distractors: [
    {
      mistake: 'espectro-continuo-en-bohr',
      text: md`El electrón gira a cualquier distancia del núcleo y emite luz mientras se va acercando.`,
      feedback: md`Así se emitirían todos los colores, sin espacios entre las líneas.`,
    },
    {
      mistake: 'lineas-por-numero-de-electrones',
      text: md`Cada átomo tiene cuatro electrones y cada uno de ellos emite luz de un solo color.`,
      feedback: md`El átomo de hidrógeno tiene un solo electrón; las líneas tienen otro origen.`,
    },
    {
      mistake: 'lineas-por-el-nucleo',
      text: md`El núcleo contiene protones que vibran y emiten luz de acuerdo con su propia carga.`,
      feedback: md`Bohr explicó las líneas con cambios de energía de otra partícula del átomo.`,
    },
  ],
  sources: [{ name: 'Bohr (1913), Philosophical Magazine', detail: 'niveles de energía y espectro del hidrógeno' }],
  solution: [
    {
      title: 'Qué hay que explicar',
      text: md`Pocas líneas separadas significan pocas energías posibles para la luz emitida.`,
    },
    {
      title: 'La idea de Bohr',
      text: md`Si el electrón solo puede estar en ciertos niveles, al bajar de uno a otro emite luz con la diferencia exacta de energía: una línea por cada salto. Un giro a cualquier distancia daría un espectro continuo.`,
    },
    {
      title: 'Respuesta',
      text: md`El electrón solo puede tener ciertas energías y emite luz al pasar de una a otra menor.`,
    },
  ],
});
