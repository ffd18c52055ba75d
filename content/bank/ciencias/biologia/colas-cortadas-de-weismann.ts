import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-colas-cortadas-de-weismann',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.pensadores',
  skill: 'evaluar',
  difficulty: 3,
  module: 'electivo',
  stem: md`A fines del siglo XIX, August Weismann cortó la cola a ratones durante muchas generaciones seguidas. Las crías nacieron siempre con cola de largo normal.

¿Qué aporta este resultado a la discusión sobre la evolución?`,
  key: { text: md`Va contra la herencia de rasgos adquiridos, pero no demuestra la selección natural.` },
  distractors: [
    {
      mistake: 'experimento-prueba-seleccion',
      text: md`Va contra la herencia de rasgos adquiridos y demuestra además la selección natural.`,
      feedback: md`La primera parte está bien; ¿hubo en el experimento ratones que dejaran más crías que otros?`,
    },
    {
      mistake: 'resultado-apoya-a-lamarck',
      text: md`Apoya la herencia de rasgos adquiridos, porque las crías nacieron con su cola normal.`,
      feedback: md`Si lo adquirido se heredara, ¿cómo deberían haber nacido las crías?`,
    },
    {
      mistake: 'faltan-generaciones-para-heredar',
      text: md`No aporta a la discusión, porque los ratones no evolucionan cuando están en jaulas.`,
      feedback: md`El experimento pone a prueba una predicción concreta sobre lo que se hereda.`,
    },
  ],
  sources: [{ name: 'Weismann, Aufsätze über Vererbung (1892)', detail: 'experimento con ratones' }],
  solution: [
    {
      title: 'Qué predice la idea de Lamarck',
      text: md`Si los cambios adquiridos en vida se heredaran, las crías tendrían la cola cada vez más corta. No ocurrió.`,
    },
    {
      title: 'Alcance del resultado',
      text: md`El experimento no comparó supervivencia ni cantidad de crías según un rasgo heredable, de modo que no pone a prueba la selección natural: descartar una idea no demuestra otra.`,
    },
    {
      title: 'Respuesta',
      text: md`Va contra la herencia de rasgos adquiridos, pero no demuestra la selección natural.`,
    },
  ],
});
