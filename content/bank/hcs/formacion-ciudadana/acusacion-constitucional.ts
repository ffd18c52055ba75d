import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-acusacion-constitucional',
  version: 1,
  content: 'hcs.formacion-ciudadana.institucionalidad.funcionamiento',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 4,
  sources: [{ name: 'Constitución Política de la República de Chile, artículos 52 y 53' }],
  stem: '¿Qué función del Congreso Nacional muestra el esquema?',
  figure: {
    kind: 'network',
    alt: 'Esquema de una acusación constitucional contra un ministro. Una caja, Grupo de diputados presenta la acusación, se une con flecha a Cámara de Diputadas y Diputados vota si acusa; esta se une con flecha a Senado resuelve como jurado; y esta, a Si es culpable, el ministro deja el cargo.',
    caption: 'Acusación constitucional contra un ministro (simplificado).',
    nodes: [
      { id: 'a', label: 'Diputados presentan la acusación', column: 0, row: 0 },
      { id: 'b', label: 'La Cámara vota si acusa', column: 1, row: 0 },
      { id: 'c', label: 'El Senado resuelve como jurado', column: 1, row: 1 },
      { id: 'd', label: 'Si es culpable, deja el cargo', column: 0, row: 1 },
    ],
    arrows: [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'd' },
    ],
  },
  key: { text: 'Controlar a autoridades de otro poder del Estado.' },
  distractors: [
    {
      mistake: 'ciudadania-otro-procedimiento',
      text: 'Aprobar el presupuesto que usarán los ministros.',
      feedback: 'El presupuesto es una ley; el esquema no trata de gastos.',
    },
    {
      mistake: 'ciudadania-otro-organo',
      text: 'Investigar los delitos y proponer penas de cárcel.',
      feedback: 'Eso corresponde al Ministerio Público y a los tribunales.',
    },
    {
      mistake: 'ciudadania-contradice-la-fuente',
      text: 'Designar a los ministros que propone el presidente.',
      feedback: 'En Chile los ministros los nombra el presidente; mira el último paso.',
    },
  ],
  solution: [
    {
      title: 'Leer el esquema',
      text: 'La Cámara acusa y el Senado decide si un ministro es culpable; si lo es, pierde el cargo.',
    },
    {
      title: 'La función',
      text: 'El Congreso pide cuentas al Ejecutivo: es fiscalización y equilibrio de poderes. No es un juicio penal ni un nombramiento.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Controlar a autoridades de otro poder del Estado.',
    },
  ],
});
