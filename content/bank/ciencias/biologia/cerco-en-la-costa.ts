import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-cerco-en-la-costa',
  version: 1,
  content: 'ciencias.biologia.ambiente.cadenas-troficas',
  skill: 'planificar-conducir',
  difficulty: 3,
  module: 'electivo',
  stem: md`La figura muestra parte de la trama trófica de un roquerío. Un equipo sospecha que, donde las personas extraen locos, terminan disminuyendo las algas.

¿Qué estudio pone a prueba esa sospecha?`,
  figure: {
    kind: 'network',
    nodes: [
      { id: 'algae', label: 'Algas', column: 0, row: 0 },
      { id: 'limpets', label: 'Lapas', column: 1, row: 0 },
      { id: 'locos', label: 'Locos', column: 2, row: 0 },
      { id: 'people', label: 'Personas', column: 3, row: 0 },
    ],
    arrows: [
      { from: 'algae', to: 'limpets' },
      { from: 'limpets', to: 'locos' },
      { from: 'locos', to: 'people' },
    ],
    alt: 'Trama: las lapas comen algas, los locos comen lapas y las personas extraen locos.',
    caption: 'Las flechas van del alimento a quien lo come. Esquema simplificado.',
  },
  key: { text: md`Comparar por años las algas, lapas y locos en roqueríos similares, con extracción y sin ella` },
  distractors: [
    {
      mistake: 'sin-sitio-de-comparacion',
      text: md`Medir por años las algas, lapas y locos en un solo roquerío, donde se permite la extracción`,
      feedback: md`Sin un roquerío donde no se extraigan locos, no hay con qué comparar.`,
    },
    {
      mistake: 'mide-solo-la-especie-excluida',
      text: md`Comparar por años solo la cantidad de locos en roqueríos similares, con extracción y sin ella`,
      feedback: md`La sospecha es sobre las algas: hay que medirlas.`,
    },
    {
      mistake: 'excluye-a-otra-especie',
      text: md`Comparar por años las algas, lapas y locos en roqueríos similares, con lapas y sin ellas`,
      feedback: md`Así se prueba el efecto de las lapas; la sospecha es sobre la extracción de locos.`,
    },
  ],
  solution: [
    {
      title: 'Qué se debe comparar',
      text: md`La variable que cambia es la extracción de locos; lo demás debe parecerse. Hace falta un sitio con extracción y otro sin ella.`,
    },
    {
      title: 'Qué se debe medir',
      text: md`Si hay menos locos, habría más lapas y menos algas: se miden los tres. Medir solo locos o quitar lapas responde otra pregunta.`,
    },
    {
      title: 'Respuesta',
      text: md`Comparar por años las algas, lapas y locos en roqueríos similares, con extracción y sin ella`,
    },
  ],
});
