import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-cormoranes-que-no-vuelan',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.pensadores',
  skill: 'procesar-analizar',
  difficulty: 1,
  module: 'comun',
  stem: md`En una isla hay cormoranes con alas tan cortas que no vuelan. Dos estudiantes explican cómo llegaron a ser así.

| Estudiante | Explicación |
|---|---|
| 1 | Al dejar de usar las alas para volar, estas se achicaron en cada ave, y las crías heredaron alas más chicas. |
| 2 | Había aves con alas de distinto largo; las de alas cortas buceaban mejor y dejaron más crías, parecidas a ellas. |

¿Con las ideas de qué autores concuerdan las explicaciones?`,
  key: { text: md`La 1 con las de Lamarck y la 2 con las de Darwin y Wallace` },
  distractors: [
    {
      mistake: 'atribuye-el-uso-a-darwin',
      text: md`La 1 con las de Darwin y la 2 con las de Lamarck y Wallace`,
      feedback: md`Revisa quién propuso que se hereda lo que cambia por usar o no un órgano.`,
    },
    {
      mistake: 'necesidad-como-causa',
      text: md`La 1 y la 2 con las de Lamarck, porque las alas se acortan`,
      feedback: md`El resultado es igual, pero la explicación 2 parte de diferencias que ya existían.`,
    },
    {
      mistake: 'confunde-autor-con-idea',
      text: md`La 1 con las de Wallace y la 2 con las de Lamarck y Darwin`,
      feedback: md`Wallace llegó, por su cuenta, a la misma idea que otro de estos autores.`,
    },
  ],
  solution: [
    {
      title: 'Explicación 1',
      text: md`Supone que un órgano que no se usa se reduce y que ese cambio, adquirido en vida, se hereda: es la idea de Lamarck.`,
    },
    {
      title: 'Explicación 2',
      text: md`Parte de una variación que ya existe y de que unos individuos dejan más descendientes: es la selección natural, que Darwin y Wallace propusieron por separado. Aunque ambas terminan en alas cortas, la causa es distinta.`,
    },
    { title: 'Respuesta', text: md`La 1 con las de Lamarck y la 2 con las de Darwin y Wallace` },
  ],
});
