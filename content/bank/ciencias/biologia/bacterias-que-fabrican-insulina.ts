import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-bacterias-que-fabrican-insulina',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.manipulacion-genetica',
  skill: 'comunicar',
  difficulty: 2,
  module: 'comun',
  stem: md`Una estudiante quiere explicar, con un esquema de cuatro pasos, cómo se obtiene insulina humana con ayuda de bacterias.

| Paso | Descripción |
|---|---|
| 1 | ? |
| 2 | Se inserta en un plásmido de bacteria |
| 3 | Las bacterias que llevan el plásmido se multiplican |
| 4 | ? |

¿Qué descripciones corresponden a los pasos 1 y 4?`,
  key: { text: md`1: se aísla el gen humano de la insulina; 4: se purifica la insulina que producen.` },
  distractors: [
    {
      mistake: 'introduce-la-proteina-y-no-el-gen',
      text: md`1: se aísla la insulina de una persona; 4: se purifica la insulina multiplicada.`,
      feedback: md`Un plásmido es ADN: ¿qué tipo de molécula se puede insertar en él?`,
    },
    {
      mistake: 'cambia-el-adn-de-la-persona',
      text: md`1: se aísla el gen humano de la insulina; 4: se inyectan las bacterias al paciente.`,
      feedback: md`El primer paso está bien; el paciente recibe la proteína y no las bacterias.`,
    },
    {
      mistake: 'modifica-despues-de-multiplicar',
      text: md`1: se purifica la insulina que producen; 4: se aísla el gen humano de la insulina.`,
      feedback: md`Invertiste el orden: antes de insertar hay que tener lo que se inserta.`,
    },
  ],
  solution: [
    {
      title: 'Antes del plásmido',
      text: md`En un plásmido se inserta ADN: hay que aislar el gen humano que contiene la información para fabricar insulina, no la proteína.`,
    },
    {
      title: 'Después de multiplicar',
      text: md`Las bacterias leen ese gen y producen insulina. Falta separarla del cultivo y purificarla; no se inyectan bacterias ni cambia el ADN del paciente.`,
    },
    {
      title: 'Respuesta',
      text: md`1: se aísla el gen humano de la insulina; 4: se purifica la insulina que producen.`,
    },
  ],
});
