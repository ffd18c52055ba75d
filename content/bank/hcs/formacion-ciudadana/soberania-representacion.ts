import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-soberania-representacion',
  version: 1,
  content: 'hcs.formacion-ciudadana.democracia.fundamentos',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 4,
  sources: [
    {
      name: 'Moses I. Finley, Vieja y nueva democracia',
      detail: 'Participación en Atenas y en las democracias modernas',
    },
  ],
  stem: 'En la Atenas del siglo V a. C., los ciudadanos debatían y votaban las leyes en la asamblea. En las democracias actuales, esa tarea la cumplen congresos elegidos. ¿Qué principio se mantiene y qué aspecto cambia?',
  key: { text: 'Se mantiene la soberanía de los ciudadanos y cambia la forma de ejercerla.' },
  distractors: [
    {
      mistake: 'ciudadania-contradice-la-fuente',
      text: 'Se mantiene la forma de ejercer la soberanía y cambia a quién pertenece.',
      feedback: 'La forma es lo que cambia: asamblea directa y congreso elegido.',
    },
    {
      mistake: 'ciudadania-solo-elecciones',
      text: 'Se mantiene el voto de toda la población y cambia el número de cargos.',
      feedback: 'En Atenas las mujeres, los extranjeros y los esclavos no votaban.',
    },
    {
      mistake: 'ciudadania-excede-la-fuente',
      text: 'Se mantiene el poder de los reyes y cambia el lugar donde se reúnen.',
      feedback: 'El enunciado no menciona reyes en ninguno de los dos casos.',
    },
  ],
  solution: [
    {
      title: 'Lo que permanece',
      text: 'En ambos casos las leyes se fundan en la voluntad de los ciudadanos.',
    },
    {
      title: 'Lo que cambia',
      text: 'De la participación directa se pasa a la representación. También cambió quiénes son ciudadanos: en Atenas era una minoría.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Se mantiene la soberanía de los ciudadanos y cambia la forma de ejercerla.',
    },
  ],
});
