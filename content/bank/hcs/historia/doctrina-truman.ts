import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-doctrina-truman',
  version: 1,
  content: 'hcs.historia.segunda-mitad-siglo-xx.posguerra',
  skill: 'analisis-fuentes',
  difficulty: 3,
  sources: [
    {
      name: 'Harry S. Truman, mensaje al Congreso de los Estados Unidos, 12 de marzo de 1947',
      detail: 'Traducción propia',
    },
  ],
  stem: md`Lee el siguiente fragmento de un mensaje del presidente de Estados Unidos, Harry Truman, al Congreso (1947):

> Creo que la política de los Estados Unidos debe ser apoyar a los pueblos libres que resisten los intentos de subyugación por parte de minorías armadas o de presiones externas.

Considerando su contexto, ¿qué política justificaba este mensaje?`,
  key: { text: 'La contención de la influencia soviética en otros países.' },
  distractors: [
    {
      mistake: 'historia-otra-epoca',
      text: 'La neutralidad de Estados Unidos frente a los asuntos de Europa.',
      feedback: '«Apoyar a los pueblos» es lo contrario de mantenerse neutral.',
    },
    {
      mistake: 'historia-otros-actores',
      text: 'La alianza con la Unión Soviética para derrotar al nazismo.',
      feedback: 'En 1947 la guerra ya había terminado; piensa quién era el rival.',
    },
    {
      mistake: 'historia-discurso-por-realidad',
      text: 'La independencia inmediata de las colonias europeas en África.',
      feedback: '«Pueblos libres» tiene aquí otro sentido; ubica la frase en la Guerra Fría.',
    },
  ],
  solution: [
    {
      title: 'El contexto',
      text: 'En 1947 Estados Unidos pedía fondos para Grecia y Turquía ante el avance comunista.',
    },
    {
      title: 'Las palabras',
      text: '«Minorías armadas» y «presiones externas» aludían a movimientos comunistas y a la Unión Soviética. Es la doctrina de la contención, no neutralidad ni descolonización.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La contención de la influencia soviética en otros países.',
    },
  ],
});
