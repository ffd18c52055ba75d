import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-roles-proceso-penal',
  version: 1,
  content: 'hcs.formacion-ciudadana.justicia.sistema-judicial',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 2,
  sources: [{ name: 'Código Procesal Penal de Chile, Ley N.º 19.696, de 2000' }],
  stem: 'Según el esquema, ¿por qué el proceso penal separa a quien investiga de quien juzga?',
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
  key: { text: 'Para que decida alguien imparcial, que no haya reunido la prueba en contra.' },
  distractors: [
    {
      mistake: 'ciudadania-confunde-roles',
      text: 'Para que el defensor sea quien decida si hay una condena o no la hay.',
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
      text: 'El fiscal, del Ministerio Público, investiga y acusa; el tribunal oral decide.',
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
