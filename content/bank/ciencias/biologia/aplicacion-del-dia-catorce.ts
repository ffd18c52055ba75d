import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-aplicacion-del-dia-catorce',
  version: 1,
  content: 'ciencias.biologia.procesos.ciclos',
  skill: 'evaluar',
  difficulty: 3,
  module: 'electivo',
  stem: md`Una aplicación asegura: «Tu ovulación ocurre el día 14 del ciclo». Un equipo determinó con exámenes hormonales el día de la ovulación en 100 ciclos de personas distintas. El gráfico muestra los resultados.

¿Qué juicio sobre la aplicación permiten los datos?`,
  figure: {
    kind: 'chart',
    type: 'bars',
    categories: ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20'],
    series: [{ name: 'Ciclos', values: [2, 5, 9, 14, 20, 17, 13, 9, 6, 3, 2] }],
    xTitle: 'Día de la ovulación',
    yTitle: 'Cantidad de ciclos',
    showValues: true,
    alt: 'Gráfico de barras de 100 ciclos según el día de la ovulación. Día 10: 2; 11: 5; 12: 9; 13: 14; 14: 20; 15: 17; 16: 13; 17: 9; 18: 6; 19: 3; 20: 2.',
    caption: 'Datos ficticios con fines didácticos.',
  },
  key: { text: md`Es poco confiable: aunque el día 14 sea el más frecuente, falla en la mayoría de los ciclos.` },
  distractors: [
    {
      mistake: 'valor-mas-frecuente-como-regla',
      text: md`Es confiable: aunque falle en algunos ciclos, el día más frecuente sirve para cualquier persona.`,
      feedback: md`Suma en cuántos ciclos la ovulación ocurrió otro día.`,
    },
    {
      mistake: 'promedio-como-caso-individual',
      text: md`Es confiable: aunque unos ciclos se adelanten, en el promedio se compensan con los que se atrasan.`,
      feedback: md`A quien usa la aplicación le importa su propio ciclo, no el promedio de otras personas.`,
    },
    {
      mistake: 'descarta-datos-que-bastan',
      text: md`Es poco confiable: aunque los ciclos sean 100, no permiten decir nada sobre el día de la ovulación.`,
      feedback: md`Cien ciclos muestran con claridad cuánto varía el día; eso ya permite juzgar la afirmación.`,
    },
  ],
  solution: [
    {
      title: 'Cuántas veces acierta',
      text: md`En 20 de 100 ciclos la ovulación ocurrió el día 14; en los otros 80, entre los días 10 y 20.`,
    },
    {
      title: 'Qué exige la afirmación',
      text: md`Dice que ocurre ese día en cada persona. Que sea el más frecuente, o que el promedio quede cerca, no la hace cierta en cada ciclo. Y los datos bastan para verlo.`,
    },
    {
      title: 'Respuesta',
      text: md`Es poco confiable: aunque el día 14 sea el más frecuente, falla en la mayoría de los ciclos.`,
    },
  ],
});
