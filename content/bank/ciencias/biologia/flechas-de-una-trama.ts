import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-flechas-de-una-trama',
  version: 1,
  content: 'ciencias.biologia.ambiente.cadenas-troficas',
  skill: 'comunicar',
  difficulty: 2,
  module: 'comun',
  stem: md`Un grupo observó en un matorral de la zona central que los degús y los saltamontes comen hierbas, que las lagartijas comen saltamontes y que los aguiluchos comen degús y lagartijas. Con eso dibujó la trama de la figura.

¿Qué corrección necesita para mostrar el paso de la materia y la energía?`,
  figure: {
    kind: 'network',
    nodes: [
      { id: 'hawk', label: 'Aguilucho', column: 0, row: 0 },
      { id: 'lizard', label: 'Lagartija', column: 1, row: 1 },
      { id: 'degu', label: 'Degú', column: 0, row: 1 },
      { id: 'grass', label: 'Hierbas', column: 0, row: 2 },
      { id: 'hopper', label: 'Saltamontes', column: 1, row: 2 },
    ],
    arrows: [
      { from: 'grass', to: 'degu' },
      { from: 'grass', to: 'hopper' },
      { from: 'hopper', to: 'lizard' },
      { from: 'degu', to: 'hawk' },
      { from: 'hawk', to: 'lizard' },
    ],
    alt: 'Trama con flechas: de las hierbas al degú, de las hierbas al saltamontes, del saltamontes a la lagartija, del degú al aguilucho y del aguilucho a la lagartija.',
  },
  key: { text: md`Invertir la flecha que une al aguilucho y a la lagartija` },
  distractors: [
    {
      mistake: 'flecha-hacia-el-alimento',
      text: md`Invertir la flecha que une a las hierbas y al degú`,
      feedback: md`Piensa hacia dónde pasa la materia cuando el degú come hierbas.`,
    },
    {
      mistake: 'agrega-una-relacion-que-no-se-observo',
      text: md`Agregar una flecha desde las hierbas hasta la lagartija`,
      feedback: md`El grupo no observó lagartijas comiendo hierbas: relee qué comen.`,
    },
    {
      mistake: 'descarta-una-relacion-observada',
      text: md`Borrar la flecha que une al degú y al aguilucho`,
      feedback: md`El grupo observó esa relación: un consumidor puede tener más de un alimento.`,
    },
  ],
  solution: [
    {
      title: 'Qué indica una flecha',
      text: md`La materia y la energía pasan del alimento a quien lo come: la flecha va en ese sentido.`,
    },
    {
      title: 'Revisar las flechas',
      text: md`Hierbas → degú, hierbas → saltamontes, saltamontes → lagartija y degú → aguilucho están bien. La que sale del aguilucho dice que la lagartija se lo come.`,
    },
    { title: 'Respuesta', text: md`Invertir la flecha que une al aguilucho y a la lagartija` },
  ],
});
