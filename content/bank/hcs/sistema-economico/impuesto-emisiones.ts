import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-impuesto-emisiones',
  version: 1,
  content: 'hcs.sistema-economico.mercado.estado-mercado',
  skill: 'pensamiento-critico',
  difficulty: 5,
  sources: [
    { name: 'N. Gregory Mankiw, Principios de economía', detail: 'Externalidades' },
    { name: 'Ley N.º 20.780 de 2014, artículo 8', detail: 'Impuesto a las emisiones en Chile' },
  ],
  stem: 'Un país cobra un impuesto por cada tonelada de dióxido de carbono que emiten las centrales eléctricas. ¿Qué busca corregir el Estado con esta medida?',
  key: { text: 'Que el costo del daño lo paguen personas ajenas a la central.' },
  distractors: [
    {
      mistake: 'economia-otra-estructura',
      text: 'Que las centrales acuerden precios y se repartan el mercado.',
      feedback: 'Eso sería una colusión; aquí se cobra por lo que se emite.',
    },
    {
      mistake: 'economia-sentido-del-precio',
      text: 'Que la electricidad se venda a un precio demasiado alto.',
      feedback: 'El impuesto no busca bajar el precio; piensa quién sufre el daño.',
    },
    {
      mistake: 'economia-regular-por-estatizar',
      text: 'Que las centrales sean administradas por empresas privadas.',
      feedback: 'El impuesto no cambia de dueño a las centrales.',
    },
  ],
  solution: [
    {
      title: 'El problema',
      text: 'La contaminación daña a terceros y, sin impuesto, ese costo no aparece en las cuentas de quien contamina: es una externalidad.',
    },
    {
      title: 'La medida',
      text: 'El impuesto hace que la central asuma parte del costo y tenga motivos para emitir menos.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Que el costo del daño lo paguen personas ajenas a la central.',
    },
  ],
});
