import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-separar-arena-sal-y-limaduras',
  version: 2,
  content: 'ciencias.quimica.estructura-atomica.separacion-mezclas',
  skill: 'planificar-conducir',
  difficulty: 1,
  module: 'comun',
  stem: md`Por accidente se mezclaron limaduras de hierro, arena y sal de mesa, todas secas. Se quiere recuperar los tres sólidos por separado con el esquema de la figura.

¿Qué operaciones corresponden a los pasos 1, 2 y 3?`,
  figure: {
    kind: 'network',
    nodes: [
      { id: 'mix', label: 'Hierro, arena y sal', column: 0, row: 0 },
      { id: 'iron', label: 'Hierro', column: 1, row: 1 },
      { id: 'rest', label: 'Arena, sal y agua agregada', column: 0, row: 1 },
      { id: 'sand', label: 'Arena', column: 1, row: 2 },
      { id: 'brine', label: 'Agua con sal', column: 0, row: 2 },
      { id: 'salt', label: 'Sal', column: 0, row: 3 },
    ],
    arrows: [
      { from: 'mix', to: 'iron', label: 'Paso 1' },
      { from: 'mix', to: 'rest' },
      { from: 'rest', to: 'sand', label: 'Paso 2' },
      { from: 'rest', to: 'brine' },
      { from: 'brine', to: 'salt', label: 'Paso 3' },
    ],
    alt: 'Esquema: de la mezcla de hierro, arena y sal, el paso 1 separa el hierro. Al resto se le agrega agua, y el paso 2 separa la arena. Del agua con sal que queda, el paso 3 obtiene la sal.',
  },
  key: { text: md`1: imantación; 2: filtración; 3: evaporación` },
  distractors: [
    {
      mistake: 'filtra-lo-disuelto',
      text: md`1: imantación; 2: evaporación; 3: filtración`,
      feedback: md`En el paso 3 la sal está disuelta: ¿la detendría el papel filtro?`,
    },
    {
      mistake: 'decanta-solidos-mezclados',
      text: md`1: decantación; 2: filtración; 3: evaporación`,
      feedback: md`En el paso 1 los tres sólidos están secos; busca una propiedad que solo tenga el hierro.`,
    },
    {
      mistake: 'separa-despues-de-evaporar',
      text: md`1: tamizado; 2: evaporación; 3: imantación`,
      feedback: md`Si evaporas en el paso 2, arena y sal vuelven a quedar juntas.`,
    },
  ],
  solution: [
    {
      title: 'Paso 1',
      text: md`Solo el hierro es atraído por un imán: se separa por imantación, sin agua de por medio.`,
    },
    {
      title: 'Paso 2',
      text: md`En agua la sal se disuelve y la arena no. La filtración retiene la arena y deja pasar el agua con sal. Evaporar aquí dejaría ambos sólidos juntos.`,
    },
    {
      title: 'Paso 3',
      text: md`Un filtro no retiene partículas disueltas; al evaporar el agua queda la sal. Entonces, 1: imantación; 2: filtración; 3: evaporación.`,
    },
  ],
});
