import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-ley-de-transparencia',
  version: 1,
  content: 'hcs.formacion-ciudadana.sociedad-informacion.tecnologias',
  skill: 'pensamiento-critico',
  difficulty: 1,
  sources: [{ name: 'Ley N.º 20.285, de 2008, sobre acceso a la información pública' }],
  stem: 'Una estudiante quiere saber cuánto gastó su municipio en áreas verdes el año pasado. Entra al sitio municipal, llena un formulario y recibe la respuesta por correo a los pocos días. ¿Qué aporte de las tecnologías a la democracia muestra este caso?',
  key: { text: 'Facilitan que las personas controlen el uso de los recursos públicos.' },
  distractors: [
    {
      mistake: 'ciudadania-otro-procedimiento',
      text: 'Permiten que las personas decidan por votación en línea el gasto municipal.',
      feedback: 'Ella pidió información; no votó el presupuesto.',
    },
    {
      mistake: 'ciudadania-tecnologia-determina',
      text: 'Aseguran que las autoridades gasten siempre de manera correcta.',
      feedback: 'Ver el gasto ayuda a controlarlo, pero no asegura que esté bien hecho.',
    },
    {
      mistake: 'ciudadania-derecho-ilimitado',
      text: 'Entregan a cualquier persona los datos privados de otros vecinos.',
      feedback: 'Se pidió un gasto público; los datos personales están protegidos.',
    },
  ],
  solution: [
    {
      title: 'El derecho',
      text: 'La ley de transparencia permite a cualquier persona pedir información a un órgano del Estado.',
    },
    {
      title: 'El aporte',
      text: 'El formulario en línea hace más simple ejercerlo y vigilar el gasto. No es una votación ni garantiza buenos resultados.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Facilitan que las personas controlen el uso de los recursos públicos.',
    },
  ],
});
