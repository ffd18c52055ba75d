import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-lamina-de-oro',
  version: 1,
  content: 'ciencias.quimica.estructura-atomica.modelos-atomicos',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  stem: md`Geiger y Marsden, en el laboratorio de Rutherford, lanzaron partículas alfa, de carga positiva, contra una lámina muy delgada de oro. Observaron lo siguiente:

- la gran mayoría atravesó la lámina casi sin desviarse;
- algunas se desviaron;
- muy pocas rebotaron hacia la fuente.

¿Qué característica del átomo explica que **muy pocas** partículas rebotaran?`,
  figure: {
    kind: 'drawing',
    width: 24,
    height: 12,
    shapes: [
      { shape: 'segment', from: [13, 1], to: [13, 11], accent: 2 },
      { shape: 'text', at: [13, 11.3], text: 'Lámina de oro', anchor: 'middle', size: 'small' },
      { shape: 'arrow', from: [3, 8.5], to: [22, 8.5], accent: 1 },
      { shape: 'arrow', from: [3, 7], to: [22, 7], accent: 1 },
      {
        shape: 'path',
        points: [
          [3, 5.5],
          [13, 5.5],
        ],
        accent: 1,
      },
      { shape: 'arrow', from: [13, 5.5], to: [21, 2.5], accent: 1 },
      {
        shape: 'path',
        points: [
          [3, 4],
          [12.8, 4],
        ],
        accent: 1,
      },
      { shape: 'arrow', from: [12.8, 4], to: [5, 1.5], accent: 1 },
      { shape: 'text', at: [0.4, 9.4], text: 'Partículas alfa', anchor: 'start', size: 'small' },
    ],
    alt: 'Cuatro trayectorias de partículas alfa hacia una lámina de oro: dos la atraviesan en línea recta, una se desvía y otra rebota.',
    caption: 'La figura no está a escala.',
  },
  key: { text: md`Su carga positiva está reunida en un núcleo muy pequeño.` },
  distractors: [
    {
      mistake: 'atomo-macizo-en-el-experimento',
      text: md`Su masa está repartida en toda la esfera de modo parejo.`,
      feedback: md`Con una masa repartida ninguna partícula rebotaría; y casi todas pasaron de largo.`,
    },
    {
      mistake: 'nucleo-negativo-por-rebote',
      text: md`Su centro tiene carga negativa y repele a las partículas.`,
      feedback: md`Las partículas alfa son positivas: ¿qué carga las repele?`,
    },
    {
      mistake: 'niveles-de-energia-en-rutherford',
      text: md`Sus electrones ocupan niveles que frenan a las partículas.`,
      feedback: md`Los niveles de energía llegaron después, con Bohr, y los electrones son demasiado livianos.`,
    },
  ],
  sources: [{ name: 'Geiger y Marsden (1909); Rutherford (1911), Philosophical Magazine' }],
  solution: [
    {
      title: 'Por qué rebotan',
      text: md`Una partícula alfa positiva solo retrocede si se acerca a algo positivo y con mucha masa. Un centro negativo la atraería, y los electrones son demasiado livianos para frenarla.`,
    },
    {
      title: 'Por qué son muy pocas',
      text: md`Casi todas pasan de largo, de modo que ese centro ocupa una parte mínima del átomo; con la carga repartida, como en el modelo de Thomson, no habría rebotes.`,
    },
    { title: 'Respuesta', text: md`Su carga positiva está reunida en un núcleo muy pequeño.` },
  ],
});
