import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-estado-de-derecho',
  version: 1,
  content: 'hcs.formacion-ciudadana.democracia.fundamentos',
  skill: 'pensamiento-critico',
  difficulty: 1,
  sources: [{ name: 'Constitución Política de la República de Chile', detail: 'Artículos 6 y 7' }],
  stem: '¿Cuál de las siguientes situaciones es coherente con el Estado de derecho?',
  key: { text: 'Un alcalde debe responder ante la justicia por un contrato irregular.' },
  distractors: [
    {
      mistake: 'ciudadania-otro-organo',
      text: 'Un presidente cambia una sentencia porque le parece injusta o muy leve.',
      feedback: 'Nadie fuera de los tribunales puede modificar una sentencia.',
    },
    {
      mistake: 'ciudadania-solo-elecciones',
      text: 'Un senador no puede ser investigado porque ganó una elección.',
      feedback: 'Ganar una elección no deja a nadie por encima de la ley.',
    },
    {
      mistake: 'ciudadania-privado-por-publico',
      text: 'Una empresa aplica sus propias multas a quienes protestan.',
      feedback: 'Sancionar a la población no corresponde a particulares.',
    },
  ],
  solution: [
    {
      title: 'El principio',
      text: 'En un Estado de derecho todos, también las autoridades, están sometidos a la ley.',
    },
    {
      title: 'Comparar',
      text: 'Solo en un caso una autoridad responde ante la justicia. En los demás alguien se pone sobre la ley o toma funciones que no tiene.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Un alcalde debe responder ante la justicia por un contrato irregular.',
    },
  ],
});
