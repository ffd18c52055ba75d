import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-pildora-y-pico-de-lh',
  version: 1,
  content: 'ciencias.biologia.procesos.control-natalidad',
  skill: 'observar-preguntar',
  difficulty: 3,
  module: 'electivo',
  stem: md`Se midió la hormona LH en la sangre de dos grupos de mujeres de la misma edad: uno tomaba una píldora anticonceptiva combinada y el otro no. El gráfico muestra los promedios (datos ficticios con fines didácticos).

¿Qué hipótesis sobre la píldora se pone a prueba con estas mediciones?`,
  figure: {
    kind: 'chart',
    type: 'lines',
    categories: ['2', '6', '10', '13', '14', '15', '18', '24'],
    series: [
      { name: 'Sin píldora', values: [6, 7, 9, 25, 60, 22, 8, 6] },
      { name: 'Con píldora', values: [5, 5, 6, 6, 6, 5, 5, 5] },
    ],
    xTitle: 'Día del ciclo',
    yTitle: 'LH (UI/L)',
    alt: 'LH los días 2, 6, 10, 13, 14, 15, 18 y 24. Sin píldora: 6, 7, 9, 25, 60, 22, 8 y 6. Con píldora: 5, 5, 6, 6, 6, 5, 5 y 5.',
    caption: 'Datos ficticios con fines didácticos.',
  },
  key: { text: md`La píldora impide la ovulación porque evita el aumento brusco de LH.` },
  distractors: [
    {
      mistake: 'la-pildora-mata-espermatozoides',
      text: md`La píldora impide la fecundación porque destruye los espermatozoides.`,
      feedback: md`Para esa hipótesis habría que medir espermatozoides, no una hormona en la sangre.`,
    },
    {
      mistake: 'la-pildora-es-barrera',
      text: md`La píldora impide la fecundación porque cierra el paso hacia el útero.`,
      feedback: md`Un efecto de barrera no se pone a prueba midiendo LH.`,
    },
    {
      mistake: 'hipotesis-sin-relacion-con-lh',
      text: md`La píldora impide infecciones porque modifica las defensas del cuerpo.`,
      feedback: md`Ni las infecciones ni las defensas se midieron en este estudio.`,
    },
  ],
  solution: [
    {
      title: 'Qué variable se midió',
      text: md`Se midió la LH. En quienes no toman la píldora hay un máximo cerca del día 14, que desencadena la ovulación.`,
    },
    {
      title: 'Qué predice cada hipótesis',
      text: md`Solo una de las opciones predice una diferencia en la LH: la que relaciona píldora, LH y ovulación. Las demás requieren medir otras cosas.`,
    },
    { title: 'Respuesta', text: md`La píldora impide la ovulación porque evita el aumento brusco de LH.` },
  ],
});
