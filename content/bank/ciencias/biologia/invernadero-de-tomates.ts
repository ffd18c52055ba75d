import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-invernadero-de-tomates',
  version: 1,
  content: 'ciencias.biologia.ambiente.fotosintesis',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  stem: md`El gráfico muestra la rapidez de la fotosíntesis de plantas de tomate según la intensidad de la luz, con dos concentraciones de dióxido de carbono en el aire y a igual temperatura (datos ficticios con fines didácticos).

Una agricultora mantiene su invernadero con 8 unidades de luz y 0,04 % de $\text{CO}_2$. ¿Cuál medida aumentaría más la fotosíntesis?`,
  figure: {
    kind: 'plane',
    x: [0, 12],
    y: [0, 12],
    step: [2, 2],
    xTitle: 'Intensidad de la luz (unidades)',
    yTitle: 'Rapidez de la fotosíntesis (unidades)',
    shapes: [
      {
        shape: 'path',
        smooth: true,
        accent: 1,
        points: [
          [0, 0],
          [1, 2],
          [2, 3.7],
          [3, 4.9],
          [4, 5.6],
          [5, 5.9],
          [6, 6],
          [8, 6],
          [10, 6],
          [12, 6],
        ],
      },
      {
        shape: 'path',
        smooth: true,
        accent: 2,
        points: [
          [0, 0],
          [1, 2.2],
          [2, 4.4],
          [3, 6.4],
          [4, 7.9],
          [5, 9],
          [6, 9.6],
          [7, 9.9],
          [8, 10],
          [10, 10],
          [12, 10],
        ],
      },
      { shape: 'text', at: [9, 5.2], text: '0,04 % de CO₂', anchor: 'middle' },
      { shape: 'text', at: [9, 10.8], text: '0,10 % de CO₂', anchor: 'middle' },
    ],
    alt: 'Dos curvas que suben desde cero. Con 0,04 % de dióxido de carbono la curva llega a 6 unidades con luz 6 y después se mantiene horizontal. Con 0,10 % llega a 10 unidades con luz 8 y después se mantiene horizontal.',
    caption: 'Datos ficticios con fines didácticos.',
  },
  key: { text: md`Subir el $\text{CO}_2$ a 0,10 % sin cambiar la luz` },
  distractors: [
    {
      mistake: 'mas-luz-siempre-mas-fotosintesis',
      text: md`Subir la luz a 12 unidades sin cambiar el $\text{CO}_2$`,
      feedback: md`Mira la curva de 0,04 %: ¿qué ocurre entre 8 y 12 unidades de luz?`,
    },
    {
      mistake: 'confunde-las-dos-curvas',
      text: md`Bajar la luz a 6 unidades sin cambiar el $\text{CO}_2$`,
      feedback: md`Con 0,04 % la curva es horizontal desde 6 unidades: el valor no cambia.`,
    },
    {
      mistake: 'factor-limitante-es-la-luz',
      text: md`Bajar la luz a 2 unidades y subir el $\text{CO}_2$ a 0,10 %`,
      feedback: md`Con 2 unidades de luz ambas curvas están más abajo que ahora; compara los valores.`,
    },
  ],
  solution: [
    {
      title: 'Situación actual',
      text: md`Con 8 unidades de luz y 0,04 % de $\text{CO}_2$ la rapidez es 6. La curva está horizontal: más luz (12) o algo menos (6) no cambia el resultado, porque falta $\text{CO}_2$.`,
    },
    {
      title: 'Comparar medidas',
      text: md`Con la misma luz y 0,10 % de $\text{CO}_2$ la rapidez llega a 10. Con luz 2 y 0,10 % sería cerca de 4, menos que ahora.`,
    },
    { title: 'Respuesta', text: md`Subir el $\text{CO}_2$ a 0,10 % sin cambiar la luz` },
  ],
});
