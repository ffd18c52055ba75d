import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-crisis-1982',
  version: 1,
  content: 'hcs.historia.dictadura-democracia.modelo-economico',
  skill: 'pensamiento-critico',
  difficulty: 5,
  sources: [
    { name: 'Ricardo Ffrench-Davis, Entre el neoliberalismo y el crecimiento con equidad' },
    { name: 'Patricio Meller, Un siglo de economía política chilena (1890-1990)' },
  ],
  stem: 'Entre 1982 y 1983, Chile sufrió una crisis económica con fuerte caída de la producción, quiebras de bancos y una cesantía superior al 20 %. El Estado intervino bancos y mantuvo programas de empleo de emergencia. ¿Qué muestra esta situación sobre el modelo aplicado desde 1975?',
  key: { text: 'Que la apertura y la deuda externa lo hicieron vulnerable, y que el Estado debió actuar.' },
  distractors: [
    {
      mistake: 'historia-ruptura-total',
      text: 'Que fracasó por completo, y que se volvió al sistema económico anterior a 1973.',
      feedback: 'Tras la crisis hubo ajustes y nuevas privatizaciones, no un regreso.',
    },
    {
      mistake: 'historia-excede-la-fuente',
      text: 'Que la crisis no afectó a los más pobres, y que solo perdieron los bancos privados.',
      feedback: 'Fíjate en la cifra de cesantía.',
    },
    {
      mistake: 'historia-discurso-por-realidad',
      text: 'Que el mercado resolvió la crisis por sí solo, y que el Estado no tuvo que participar.',
      feedback: 'El enunciado dice qué hizo el Estado con los bancos y el empleo.',
    },
  ],
  solution: [
    {
      title: 'Vulnerabilidad',
      text: 'Con la economía abierta y endeudada en dólares, la falta de crédito externo golpeó con fuerza.',
    },
    {
      title: 'El papel del Estado',
      text: 'Intervino bancos y sostuvo empleos mínimos, pese a la doctrina. Más tarde el modelo se corrigió y continuó.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Que la apertura y la deuda externa lo hicieron vulnerable, y que el Estado debió actuar.',
    },
  ],
});
