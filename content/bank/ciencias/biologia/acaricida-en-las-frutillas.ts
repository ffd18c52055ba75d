import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-acaricida-en-las-frutillas',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.seleccion-natural',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  stem: md`En un huerto cerrado de frutillas se aplicó el mismo acaricida una vez por generación de arañitas rojas. Antes de cada aplicación se midió qué porcentaje era resistente; al comienzo, 2 de cada 100 ya lo eran. La resistencia es hereditaria.

¿Cuál es la mejor explicación de la tendencia del gráfico?`,
  figure: {
    kind: 'chart',
    type: 'lines',
    categories: ['0', '1', '2', '3', '4', '5'],
    series: [{ name: 'Arañitas resistentes', values: [2, 6, 17, 38, 66, 85] }],
    xTitle: 'Generación',
    yTitle: 'Resistentes (%)',
    showValues: true,
    alt: 'Porcentaje de arañitas resistentes por generación, de la 0 a la 5: 2, 6, 17, 38, 66 y 85.',
    caption: 'Arañitas resistentes por generación. Datos ficticios con fines didácticos.',
  },
  key: { text: md`Las resistentes, que ya existían, sobrevivieron más y dejaron más crías.` },
  distractors: [
    {
      mistake: 'el-acaricida-crea-la-resistencia',
      text: md`El acaricida produjo en las arañitas las mutaciones que necesitaban.`,
      feedback: md`Antes de la primera aplicación ya había resistentes: lee el primer punto del gráfico.`,
    },
    {
      mistake: 'cada-individuo-se-adapta',
      text: md`Cada arañita se acostumbró al acaricida y enseñó a resistir a sus crías.`,
      feedback: md`Lo que cambia es la proporción en la población; un individuo no hereda lo que otro aprende.`,
    },
    {
      mistake: 'resistencia-sin-herencia',
      text: md`Llegaron de otros huertos arañitas nuevas, que ya eran resistentes.`,
      feedback: md`El enunciado dice que el huerto está cerrado y que la resistencia se hereda.`,
    },
  ],
  solution: [
    {
      title: 'Variación previa',
      text: md`En la generación 0 ya hay 2 % de resistentes: el acaricida no las creó.`,
    },
    {
      title: 'Supervivencia y herencia',
      text: md`Con cada aplicación mueren sobre todo las sensibles. Las resistentes dejan más descendientes, que heredan el rasgo, y su proporción sube hasta 85 %.`,
    },
    {
      title: 'Por qué no las otras',
      text: md`Las mutaciones no ocurren porque se necesiten, los individuos no heredan costumbres y el huerto está cerrado.`,
    },
    {
      title: 'Respuesta',
      text: md`Las resistentes, que ya existían, sobrevivieron más y dejaron más crías.`,
    },
  ],
});
