import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-roles-proceso-penal',
  version: 1,
  content: 'hcs.formacion-ciudadana.justicia.sistema-judicial',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 2,
  stem: 'Según el esquema, ¿por qué el proceso penal separa a quien investiga de quien juzga?',
  figure: {
    kind: 'network',
    alt: 'Esquema del proceso penal chileno. Ministerio Público investiga y acusa; Defensoría defiende al imputado; juez de garantía resguarda derechos durante la investigación. De los tres salen flechas hacia Tribunal de juicio oral, que absuelve o condena.',
    caption: 'Participantes del proceso penal (simplificado).',
    nodes: [
      { id: 'm', label: 'Ministerio Público: investiga y acusa', column: 0, row: 0 },
      { id: 'g', label: 'Juez de garantía: resguarda derechos', column: 0, row: 1 },
      { id: 'd', label: 'Defensoría: defiende al imputado', column: 0, row: 2 },
      { id: 't', label: 'Tribunal oral: absuelve o condena', column: 1, row: 1 },
    ],
    arrows: [
      { from: 'm', to: 't' },
      { from: 'g', to: 't' },
      { from: 'd', to: 't' },
    ],
  },
  key: { text: 'Para que decida alguien imparcial, que no haya reunido la prueba en contra.' },
  distractors: [
    {
      mistake: 'ciudadania-confunde-roles',
      text: 'Para que la Defensoría sea la que decida si hay una condena o no la hay.',
      feedback: 'Revisa en el esquema quién absuelve o condena.',
    },
    {
      mistake: 'ciudadania-otro-organo',
      text: 'Para que el Gobierno pueda corregir las sentencias que considere injustas.',
      feedback: 'El Gobierno no aparece en el esquema ni puede cambiar sentencias.',
    },
    {
      mistake: 'ciudadania-contradice-la-fuente',
      text: 'Para que el juez de garantía pueda investigar y acusar por su cuenta.',
      feedback: 'El esquema le asigna otra tarea durante la investigación.',
    },
  ],
  solution: [
    {
      title: 'Roles',
      text: 'El Ministerio Público investiga y acusa; el tribunal oral decide.',
    },
    {
      title: 'Razón',
      text: 'En el sistema antiguo un mismo juez investigaba, acusaba y condenaba. Separar esas tareas protege la imparcialidad.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Para que decida alguien imparcial, que no haya reunido la prueba en contra.',
    },
  ],
});
