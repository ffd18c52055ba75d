import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-roles-proceso-penal',
  version: 2,
  content: 'hcs.formacion-ciudadana.justicia.sistema-judicial',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 3,
  sources: [{ name: 'Código Procesal Penal de Chile, Ley N.º 19.696, de 2000' }],
  stem: 'El esquema muestra quién hace qué en el proceso penal chileno. ¿Qué garantía de un juicio justo se obtiene al repartir así las tareas?',
  figure: {
    kind: 'network',
    alt: 'Esquema del proceso penal chileno. El fiscal del Ministerio Público investiga y acusa; el juez de garantía cuida los derechos durante la investigación; el defensor defiende al imputado. De los tres salen flechas hacia el tribunal oral, que absuelve o condena.',
    caption: 'Participantes del proceso penal (simplificado). El fiscal pertenece al Ministerio Público.',
    nodes: [
      { id: 'm', label: 'Fiscal: investiga y acusa', column: 0, row: 0 },
      { id: 'g', label: 'Juez de garantía: cuida derechos', column: 0, row: 1 },
      { id: 'd', label: 'Defensor: defiende al imputado', column: 0, row: 2 },
      { id: 't', label: 'Tribunal oral: absuelve o condena', column: 1, row: 1 },
    ],
    arrows: [
      { from: 'm', to: 't' },
      { from: 'g', to: 't' },
      { from: 'd', to: 't' },
    ],
  },
  key: { text: 'La imparcialidad, porque decide un tribunal que no investigó ni acusó.' },
  distractors: [
    {
      mistake: 'ciudadania-dato-sin-relacion',
      text: 'La publicidad, porque cualquiera puede asistir a las audiencias del juicio.',
      feedback:
        'Es cierto que las audiencias son públicas, pero el esquema no muestra quién puede asistir, sino quién hace cada tarea.',
    },
    {
      mistake: 'ciudadania-confunde-roles',
      text: 'La defensa, porque el juez de garantía representa al imputado ante el tribunal.',
      feedback: 'Busca en el esquema quién defiende al imputado y qué hace el juez de garantía.',
    },
    {
      mistake: 'ciudadania-otro-procedimiento',
      text: 'La doble instancia, porque el tribunal oral revisa la condena del juez de garantía.',
      feedback: 'El juez de garantía no condena: mira qué tarea tiene y durante qué etapa.',
    },
  ],
  solution: [
    {
      title: 'Roles',
      text: 'El fiscal, del Ministerio Público, investiga y acusa; el tribunal oral decide.',
    },
    {
      title: 'Qué se gana',
      text: 'En el sistema antiguo un mismo juez investigaba, acusaba y condenaba. Separar esas tareas protege la imparcialidad.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La imparcialidad, porque decide un tribunal que no investigó ni acusó.',
    },
  ],
});
