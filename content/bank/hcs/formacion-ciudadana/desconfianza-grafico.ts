import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-desconfianza-grafico',
  version: 1,
  content: 'hcs.formacion-ciudadana.democracia.desafios',
  skill: 'analisis-fuentes',
  difficulty: 2,
  sources: [{ name: 'Elaboración propia', detail: 'Datos ficticios con fines didácticos' }],
  stem: '¿Cuál de las siguientes conclusiones está respaldada por el gráfico?',
  figure: {
    kind: 'chart',
    type: 'lines',
    categories: ['2005', '2010', '2015', '2020'],
    series: [
      { name: 'Confía en los partidos', values: [22, 17, 9, 6] },
      { name: 'Prefiere la democracia', values: [64, 66, 62, 65] },
    ],
    xTitle: 'Año',
    yTitle: 'Porcentaje de los encuestados',
    showValues: true,
    alt: 'Gráfico de líneas con dos series. Confía en los partidos: 22 % en 2005, 17 % en 2010, 9 % en 2015 y 6 % en 2020. Prefiere la democracia a otra forma de gobierno: 64 %, 66 %, 62 % y 65 % en los mismos años.',
    caption: 'Respuestas a una encuesta. Datos ficticios con fines didácticos.',
  },
  key: { text: 'Baja la confianza en los partidos, pero no el aprecio por la democracia.' },
  distractors: [
    {
      mistake: 'ciudadania-lee-mal-los-datos',
      text: 'Baja la confianza en los partidos y también el aprecio por la democracia.',
      feedback: 'Compara el primer y el último valor de la segunda línea.',
    },
    {
      mistake: 'ciudadania-excede-la-fuente',
      text: 'Baja la confianza en los partidos, y por eso cada vez votan menos personas.',
      feedback: 'El gráfico no tiene datos sobre cuánta gente vota.',
    },
    {
      mistake: 'ciudadania-contradice-la-fuente',
      text: 'Sube la confianza en los partidos, porque la democracia conserva su aprecio.',
      feedback: 'Revisa el sentido de la línea de los partidos.',
    },
  ],
  solution: [
    {
      title: 'Primera serie',
      text: 'La confianza en los partidos pasa de 22 % a 6 %.',
    },
    {
      title: 'Segunda serie',
      text: 'La preferencia por la democracia se mueve entre 62 % y 66 %, sin una caída. El gráfico no informa sobre votación ni causas.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Baja la confianza en los partidos, pero no el aprecio por la democracia.',
    },
  ],
});
