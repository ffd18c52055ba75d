import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-hechos-del-once',
  version: 1,
  content: 'hcs.historia.dictadura-democracia.golpe',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 1,
  sources: [
    { name: 'Biblioteca del Congreso Nacional de Chile, Historia política', detail: 'Período 1973-1990' },
    { name: 'Simon Collier y William F. Sater, Historia de Chile, 1808-1994' },
  ],
  stem: '¿Cuál fue una consecuencia política inmediata del golpe de Estado del 11 de septiembre de 1973?',
  key: { text: 'El cierre del Congreso Nacional y la concentración del poder en una Junta.' },
  distractors: [
    {
      mistake: 'historia-orden-de-los-hechos',
      text: 'La aprobación de una nueva Constitución por plebiscito antes de terminar 1973.',
      feedback: 'La Constitución se plebiscitó en 1980; aquí se pide algo inmediato.',
    },
    {
      mistake: 'historia-otra-medida',
      text: 'La convocatoria a un plebiscito para elegir a un nuevo presidente.',
      feedback: 'No hubo elección ni plebiscito en esos días; piensa qué órganos dejaron de funcionar.',
    },
    {
      mistake: 'historia-sin-cambio',
      text: 'La continuidad del Congreso, que asumió el gobierno de manera provisoria.',
      feedback: 'El poder no quedó en manos de civiles ni de parlamentarios.',
    },
  ],
  solution: [
    {
      title: 'Los primeros decretos',
      text: 'La Junta formada por los jefes de las Fuerzas Armadas y Carabineros asumió el mando, disolvió el Congreso y prohibió partidos.',
    },
    {
      title: 'El orden',
      text: 'El plebiscito constitucional es de 1980 y el que puso fin al régimen, de 1988.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: El cierre del Congreso Nacional y la concentración del poder en una Junta.',
    },
  ],
});
