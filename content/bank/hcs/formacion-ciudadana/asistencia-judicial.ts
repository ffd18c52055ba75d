import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-asistencia-judicial',
  version: 1,
  content: 'hcs.formacion-ciudadana.justicia.sistema-judicial',
  skill: 'pensamiento-critico',
  difficulty: 2,
  sources: [
    { name: 'Ley N.º 19.718, de 2001, que crea la Defensoría Penal Pública' },
    { name: 'Ley N.º 17.995, de 1981, sobre las corporaciones de asistencia judicial' },
  ],
  stem: 'En Chile existen la Defensoría Penal Pública y las corporaciones de asistencia judicial, que entregan abogado a quienes no pueden pagarlo. ¿Qué principio resguardan estas instituciones?',
  key: { text: 'La igualdad en el acceso a la justicia.' },
  distractors: [
    {
      mistake: 'ciudadania-confunde-roles',
      text: 'La rapidez en la dictación de las condenas.',
      feedback: 'Un abogado defensor no busca acelerar una condena.',
    },
    {
      mistake: 'ciudadania-derecho-ilimitado',
      text: 'La impunidad de quienes tienen pocos recursos.',
      feedback: 'Tener defensa no significa quedar libre de responsabilidad.',
    },
    {
      mistake: 'ciudadania-otro-organo',
      text: 'La independencia del Gobierno ante el Congreso.',
      feedback: 'No se habla de relaciones entre esos poderes.',
    },
  ],
  solution: [
    {
      title: 'El obstáculo',
      text: 'Sin dinero para un abogado, un derecho reconocido en la ley puede quedar sin defensa.',
    },
    {
      title: 'El principio',
      text: 'Garantizar asistencia permite que todos puedan defenderse en condiciones equivalentes, sin asegurar un resultado.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La igualdad en el acceso a la justicia.',
    },
  ],
});
