import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-cedula-unica-cohecho',
  version: 1,
  content: 'hcs.historia.chile-mediados-siglo-xx.caracteristicas',
  skill: 'pensamiento-critico',
  difficulty: 4,
  sources: [
    { name: 'Arturo Valenzuela, El quiebre de la democracia en Chile', detail: 'Reformas electorales de 1958' },
    { name: 'Simon Collier y William F. Sater, Historia de Chile, 1808-1994' },
  ],
  stem: 'Hasta 1958, en Chile cada partido imprimía su propio papel de voto y lo entregaba a los electores. Ese año se estableció una cédula única, impresa por el Estado, con los nombres de todos los candidatos. ¿Qué efecto tuvo esta reforma?',
  key: { text: 'Dificultó el cohecho y el control del voto en el campo.' },
  distractors: [
    {
      mistake: 'historia-otra-medida',
      text: 'Permitió votar por primera vez a las mujeres del campo.',
      feedback: 'El voto femenino se aprobó con otras leyes, anteriores.',
    },
    {
      mistake: 'historia-generaliza',
      text: 'Obligó a votar a todos los habitantes mayores de edad.',
      feedback: 'La cédula cambió la forma de votar, no quiénes debían hacerlo.',
    },
    {
      mistake: 'historia-invierte-causa',
      text: 'Aumentó el poder de los dueños de fundo sobre sus inquilinos.',
      feedback: 'Piensa quién entregaba el papel antes y quién después.',
    },
  ],
  solution: [
    {
      title: 'Cómo era antes',
      text: 'Si el patrón o el partido entregaba el voto ya impreso, podía comprobar cuál se depositaba.',
    },
    {
      title: 'Qué cambió',
      text: 'Con una cédula igual para todos, marcada en secreto, resultaba difícil vigilar o comprar el voto. No cambió quiénes eran electores.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Dificultó el cohecho y el control del voto en el campo.',
    },
  ],
});
