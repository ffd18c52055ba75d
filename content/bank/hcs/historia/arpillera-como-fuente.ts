import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-arpillera-como-fuente',
  version: 1,
  content: 'hcs.historia.dictadura-democracia.derechos-humanos',
  skill: 'analisis-fuentes',
  difficulty: 4,
  sources: [{ name: 'Museo de la Memoria y los Derechos Humanos, Santiago', detail: 'Colecciones de arpilleras' }],
  stem: 'Una arpillera bordada en 1979 por un grupo de mujeres de Santiago muestra a personas con fotografías en el pecho frente a un edificio con la palabra «Tribunales», y sobre ellas la pregunta «¿Dónde están?». ¿Para qué sirve esta arpillera como fuente histórica?',
  key: { text: 'Para conocer cómo las familias expresaron y difundieron su búsqueda.' },
  distractors: [
    {
      mistake: 'historia-excede-la-fuente',
      text: 'Para calcular el número de personas desaparecidas hasta el año 1979.',
      feedback: 'Una imagen bordada no permite contar casos; piensa qué comunica.',
    },
    {
      mistake: 'historia-discurso-por-realidad',
      text: 'Para demostrar que los tribunales respondieron a cada solicitud.',
      feedback: 'La pregunta bordada sugiere que faltaba una respuesta.',
    },
    {
      mistake: 'historia-presentismo',
      text: 'Para descartarla, pues un bordado no es un documento oficial.',
      feedback: 'Las fuentes no oficiales también informan; importa qué se les pregunta.',
    },
  ],
  solution: [
    {
      title: 'Quién la hace y cuándo',
      text: 'La bordaron mujeres durante la dictadura, cuando la prensa estaba censurada.',
    },
    {
      title: 'Qué permite saber',
      text: 'Muestra la experiencia, la denuncia y el medio de expresión de las familias. Para cifras o respuestas judiciales se necesitan otras fuentes.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Para conocer cómo las familias expresaron y difundieron su búsqueda.',
    },
  ],
});
