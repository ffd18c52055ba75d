import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-calendario-del-ciclo',
  version: 1,
  content: 'ciencias.biologia.procesos.ciclos',
  skill: 'comunicar',
  difficulty: 2,
  module: 'electivo',
  stem: md`Un grupo prepara una línea de tiempo de un ciclo de 28 días, con una fila para el ovario y otra para el útero. Ya anotó que la menstruación va del día 1 al 5.

¿Cuál fila del ovario y cuál del útero debe anotar entre los días 15 y 28?`,
  key: { text: md`Ovario: cuerpo lúteo; útero: endometrio grueso, que se mantiene` },
  distractors: [
    {
      mistake: 'fase-lutea-antes-de-ovular',
      text: md`Ovario: folículo en crecimiento; útero: endometrio que comienza a crecer`,
      feedback: md`Eso ocurre antes de la ovulación, que es cercana al día 14.`,
    },
    {
      mistake: 'ovulacion-en-la-menstruacion',
      text: md`Ovario: ovulación diaria; útero: endometrio que se desprende`,
      feedback: md`La ovulación ocurre una vez, y el desprendimiento marca el ciclo siguiente.`,
    },
    {
      mistake: 'endometrio-grueso-al-menstruar',
      text: md`Ovario: cuerpo lúteo; útero: endometrio delgado, que se desprende`,
      feedback: md`El ovario está bien; la progesterona del cuerpo lúteo tiene un efecto sobre el endometrio.`,
    },
  ],
  solution: [
    {
      title: 'El ovario',
      text: md`Cerca del día 14 ocurre la ovulación. Después, lo que queda del folículo forma el cuerpo lúteo, que produce progesterona.`,
    },
    {
      title: 'El útero',
      text: md`La progesterona mantiene el endometrio grueso; solo cuando el cuerpo lúteo se degrada, hacia el día 28, este se desprende.`,
    },
    { title: 'Respuesta', text: md`Ovario: cuerpo lúteo; útero: endometrio grueso, que se mantiene` },
  ],
});
