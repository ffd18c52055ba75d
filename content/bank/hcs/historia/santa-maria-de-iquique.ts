import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-santa-maria-de-iquique',
  version: 1,
  content: 'hcs.historia.chile-siglo-xix.sociedad',
  skill: 'pensamiento-critico',
  difficulty: 2,
  sources: [
    {
      name: 'Eduardo Devés, Los que van a morir te saludan. Historia de una masacre: Escuela Santa María de Iquique, 1907',
    },
  ],
  stem: 'En diciembre de 1907, miles de obreros del salitre en huelga bajaron a Iquique para pedir, entre otras cosas, el fin del pago en fichas. El día 21, tropas del Ejército dispararon contra quienes estaban en la Escuela Santa María. ¿Qué muestra este hecho sobre la respuesta del Estado a la cuestión social en esa época?',
  key: { text: 'Que las demandas obreras se trataron como un problema de orden público.' },
  distractors: [
    {
      mistake: 'historia-otra-epoca',
      text: 'Que los tribunales del trabajo resolvieron a favor de las empresas.',
      feedback: 'Esos tribunales todavía no existían; mira quién actuó en la escuela.',
    },
    {
      mistake: 'historia-generaliza',
      text: 'Que todos los sectores políticos y la prensa aprobaron el uso de las armas.',
      feedback: 'Hubo voces críticas en el Congreso y la prensa; el hecho no prueba unanimidad.',
    },
    {
      mistake: 'historia-otra-medida',
      text: 'Que las leyes laborales protegían el derecho a la huelga.',
      feedback: 'Las principales leyes laborales se aprobaron en 1924.',
    },
  ],
  solution: [
    {
      title: 'Qué pedían y qué recibieron',
      text: 'Los huelguistas pedían mejoras de pago y seguridad; la autoridad ordenó desalojar y disparar.',
    },
    {
      title: 'Qué revela',
      text: 'Faltaban leyes e instituciones para negociar: el conflicto se enfrentó con la fuerza. La legislación social es posterior y no hubo acuerdo unánime.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Que las demandas obreras se trataron como un problema de orden público.',
    },
  ],
});
