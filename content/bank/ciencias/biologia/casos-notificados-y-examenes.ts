import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-casos-notificados-y-examenes',
  version: 1,
  content: 'ciencias.biologia.procesos.its',
  skill: 'evaluar',
  difficulty: 3,
  module: 'comun',
  stem: md`En una comuna comenzó en 2021 una campaña de exámenes gratuitos para detectar clamidia. El gráfico muestra los exámenes realizados y los casos confirmados (datos ficticios con fines didácticos). Un diario local tituló: «Los contagios de clamidia se cuadruplicaron en tres años».

¿Cuál es la principal debilidad de esa conclusión?`,
  figure: {
    kind: 'chart',
    type: 'bars',
    categories: ['2020', '2021', '2022', '2023'],
    series: [
      { name: 'Exámenes realizados', values: [200, 400, 600, 800] },
      { name: 'Casos confirmados', values: [20, 40, 60, 80] },
    ],
    xTitle: 'Año',
    yTitle: 'Cantidad',
    showValues: true,
    alt: 'Barras por año. Exámenes realizados: 200 en 2020, 400 en 2021, 600 en 2022 y 800 en 2023. Casos confirmados: 20, 40, 60 y 80 en los mismos años.',
    caption: 'Exámenes de clamidia y casos confirmados en la comuna. Datos ficticios con fines didácticos.',
  },
  key: { text: md`Los casos crecieron en la misma proporción que los exámenes realizados.` },
  distractors: [
    {
      mistake: 'campana-causa-contagios',
      text: md`La campaña de exámenes pudo ser la que provocó los nuevos contagios.`,
      feedback: md`Un examen no contagia; revisa qué otra cantidad aumentó junto con los casos.`,
    },
    {
      mistake: 'ignora-la-segunda-serie',
      text: md`Los casos confirmados se duplicaron y no se cuadruplicaron en el período.`,
      feedback: md`Compara 2020 con 2023 en la serie de casos; el problema está en la otra serie.`,
    },
    {
      mistake: 'casos-notificados-son-contagios',
      text: md`Los contagios reales son menos que los casos confirmados en exámenes.`,
      feedback: md`Quienes no se examinan quedan fuera: los casos confirmados no superan a los contagios.`,
    },
  ],
  solution: [
    {
      title: 'Comparar ambas series',
      text: md`De 2020 a 2023 los casos pasaron de 20 a 80, y los exámenes, de 200 a 800: ambos se multiplicaron por 4.`,
    },
    {
      title: 'Qué significa',
      text: md`En los cuatro años, 1 de cada 10 exámenes fue positivo. Se encontraron más casos porque se buscaron más; con estos datos no se sabe si los contagios aumentaron.`,
    },
    {
      title: 'Por qué no las otras',
      text: md`Un examen no contagia, los casos sí se cuadruplicaron y los contagios reales son al menos tantos como los detectados.`,
    },
    { title: 'Respuesta', text: md`Los casos crecieron en la misma proporción que los exámenes realizados.` },
  ],
});
