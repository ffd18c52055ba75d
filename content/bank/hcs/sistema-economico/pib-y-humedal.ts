import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-pib-y-humedal',
  version: 1,
  content: 'hcs.sistema-economico.desarrollo.impactos',
  skill: 'analisis-fuentes',
  difficulty: 3,
  sources: [{ name: 'Elaboración propia', detail: 'Datos ficticios con fines didácticos' }],
  stem: '¿Qué afirmación sobre el desarrollo de la comuna es coherente con el gráfico?',
  figure: {
    kind: 'chart',
    type: 'lines',
    categories: ['2000', '2005', '2010', '2015', '2020'],
    series: [
      { name: 'Producción de la comuna (2000 = 100)', values: [100, 125, 160, 190, 210] },
      { name: 'Superficie del humedal (2000 = 100)', values: [100, 92, 78, 61, 55] },
    ],
    xTitle: 'Año',
    yTitle: 'Índice',
    showValues: true,
    alt: 'Gráfico de líneas con dos índices que parten en 100 en el año 2000. Producción de la comuna: 100, 125, 160, 190 y 210 en 2000, 2005, 2010, 2015 y 2020. Superficie del humedal: 100, 92, 78, 61 y 55 en los mismos años.',
    caption: 'Producción y superficie del humedal en una comuna imaginaria. Datos ficticios con fines didácticos.',
  },
  key: { text: 'La producción creció, mientras el humedal perdió casi la mitad de su superficie.' },
  distractors: [
    {
      mistake: 'economia-lee-mal-los-datos',
      text: 'La producción creció, mientras el humedal perdió más de la mitad de su superficie.',
      feedback: 'El índice final es 55: calcula cuánto falta para llegar a 100.',
    },
    {
      mistake: 'economia-crecimiento-por-desarrollo',
      text: 'La producción creció, por lo que mejoró la calidad de vida de todos los habitantes.',
      feedback: 'Producir más no asegura que todos vivan mejor, ni el gráfico lo mide.',
    },
    {
      mistake: 'economia-coincidencia-por-causa',
      text: 'La producción creció, debido a que el humedal fue perdiendo su superficie.',
      feedback: 'Que ambas cosas ocurran a la vez no muestra cuál causa la otra.',
    },
  ],
  solution: [
    {
      title: 'Leer las series',
      text: 'La producción pasa de 100 a 210; el humedal, de 100 a 55, es decir, pierde un 45 %.',
    },
    {
      title: 'Concluir',
      text: 'Hay un beneficio económico y un costo ambiental simultáneos. El gráfico no prueba causas ni mide la calidad de vida.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La producción creció, mientras el humedal perdió casi la mitad de su superficie.',
    },
  ],
});
