import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-propaganda-radio',
  version: 1,
  content: 'hcs.historia.primera-mitad-siglo-xx.totalitarismos',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 1,
  sources: [{ name: 'Richard J. Evans, El Tercer Reich en el poder' }],
  stem: 'En la década de 1930, el régimen nazi fomentó la venta de radios baratas y organizó concentraciones que se transmitían a todo el país. ¿Con qué característica de la época se relaciona el uso de estos medios?',
  key: { text: 'Con la política de masas, que buscaba movilizar a millones de personas.' },
  distractors: [
    {
      mistake: 'historia-otra-epoca',
      text: 'Con la política de notables, que se reservaba a los propietarios.',
      feedback: 'La política de notables es propia del siglo XIX; mira a cuántos llegaba la radio.',
    },
    {
      mistake: 'historia-otro-regimen',
      text: 'Con el pluralismo informativo, que daba voz a todos los partidos políticos.',
      feedback: 'Con partido único no había varias voces; piensa para qué se quería llegar a todos.',
    },
    {
      mistake: 'historia-invierte-causa',
      text: 'Con la censura previa, que impedía que el gobierno hablara al público.',
      feedback: 'La censura callaba a los opositores; aquí el que habla es el gobierno.',
    },
  ],
  solution: [
    {
      title: 'El contexto',
      text: 'Tras la Primera Guerra, grandes multitudes participaban en la política y existían medios para llegar a ellas.',
    },
    {
      title: 'El uso del medio',
      text: 'El régimen llevó su mensaje a cada casa para obtener adhesión. No había notables, ni pluralismo ni un gobierno silenciado.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Con la política de masas, que buscaba movilizar a millones de personas.',
    },
  ],
});
