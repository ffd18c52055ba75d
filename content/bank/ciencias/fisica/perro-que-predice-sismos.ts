import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-perro-que-predice-sismos',
  version: 1,
  content: 'ciencias.fisica.tierra.placas',
  skill: 'evaluar',
  difficulty: 3,
  module: 'comun',
  stem: md`Una vecina de Iquique sostiene que su perro predice los sismos. Cuenta que el año pasado se sintieron 12 sismos en la ciudad y que, antes de 9 de ellos, el perro había ladrado sin motivo el día anterior (datos ficticios con fines didácticos).

¿Qué dato falta para evaluar lo que sostiene?`,
  key: { text: md`Cuántos días ladró sin motivo sin que temblara al día siguiente` },
  distractors: [
    {
      mistake: 'pide-un-dato-que-no-decide',
      text: md`Cuáles fueron la magnitud y la profundidad de los 12 sismos`,
      feedback: md`Con ese dato seguirías sin saber si los ladridos tienen relación con los sismos.`,
    },
    {
      mistake: 'pide-datos-de-otro-lugar',
      text: md`Cuántos sismos se sintieron ese año en otras ciudades del país`,
      feedback: md`Lo que ocurre en otras ciudades no dice nada sobre los ladridos de este perro.`,
    },
    {
      mistake: 'revisa-solo-los-casos-favorables',
      text: md`Cuántas veces ladró en cada uno de los 9 días que acertó`,
      feedback: md`Eso detalla los aciertos; para evaluar una predicción hay que mirar también otros días.`,
    },
  ],
  solution: [
    {
      title: 'Qué se sabe',
      text: md`Antes de 9 de 12 sismos hubo ladridos. Pero si el perro ladra sin motivo casi todos los días, también ladrará antes de casi todos los sismos, aunque no tengan relación.`,
    },
    {
      title: 'Qué permitiría decidir',
      text: md`Comparar los días con ladridos seguidos de un sismo y los días con ladridos después de los cuales no tembló. Ni las características de los sismos, ni otras ciudades, ni el detalle de los aciertos lo permiten.`,
    },
    { title: 'Respuesta', text: md`Cuántos días ladró sin motivo sin que temblara al día siguiente` },
  ],
});
