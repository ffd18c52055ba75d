import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-dos-masas-para-el-cloro',
  version: 1,
  content: 'ciencias.quimica.estructura-atomica.particulas',
  skill: 'observar-preguntar',
  difficulty: 2,
  module: 'comun',
  stem: md`Un espectrómetro de masas separa los átomos de una muestra según su masa. El gráfico muestra el resultado con una muestra de cloro puro; la unidad de masa es cercana a la masa de un protón.

¿Qué hipótesis explica el resultado?`,
  figure: {
    kind: 'chart',
    type: 'bars',
    categories: ['34', '35', '36', '37', '38'],
    series: [{ name: 'Átomos', values: [0, 76, 0, 24, 0] }],
    xTitle: 'Masa del átomo (unidades)',
    yTitle: 'Porcentaje de los átomos',
    showValues: true,
    alt: 'Gráfico de barras del porcentaje de los átomos según su masa: 76 % tiene masa 35 y 24 % tiene masa 37. No hay átomos de masa 34, 36 o 38.',
  },
  key: { text: md`Hay átomos de cloro con distinta cantidad de neutrones.` },
  distractors: [
    {
      mistake: 'isotopos-con-distintos-protones',
      text: md`Hay átomos de cloro con distinta cantidad de protones.`,
      feedback: md`Con otra cantidad de protones sería otro elemento.`,
    },
    {
      mistake: 'atribuye-la-masa-a-los-electrones',
      text: md`Hay átomos de cloro con distinta cantidad de electrones.`,
      feedback: md`La masa de un electrón es unas 1.800 veces menor que la de un protón: no se notaría.`,
    },
    {
      mistake: 'isotopo-como-impureza',
      text: md`Hay átomos de otro elemento en la muestra de cloro.`,
      feedback: md`El enunciado dice que el cloro es puro: busca qué puede variar entre átomos del mismo elemento.`,
    },
  ],
  sources: [
    { name: 'F. W. Aston, Philosophical Magazine (1920)', detail: 'las dos masas del cloro' },
    { name: 'IUPAC, composición isotópica de los elementos', detail: 'abundancias redondeadas' },
  ],
  solution: [
    {
      title: 'Lo que se observa',
      text: md`Átomos de un mismo elemento tienen dos masas, 35 y 37, que difieren en 2 unidades.`,
    },
    {
      title: 'Qué puede variar',
      text: md`Si variaran los protones serían elementos distintos. Los electrones casi no aportan masa. Los neutrones tienen una masa cercana a una unidad y su cantidad puede variar: son isótopos, con 18 y 20 neutrones.`,
    },
    { title: 'Respuesta', text: md`Hay átomos de cloro con distinta cantidad de neutrones.` },
  ],
});
