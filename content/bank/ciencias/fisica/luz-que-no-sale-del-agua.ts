import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-luz-que-no-sale-del-agua',
  version: 1,
  content: 'ciencias.fisica.ondas.fenomenos',
  skill: 'planificar-conducir',
  difficulty: 4,
  module: 'electivo',
  stem: md`Un grupo dirige un láser desde dentro de un bloque de acrílico hacia el aire y mide el ángulo de refracción (datos ficticios con fines didácticos).

| Ángulo de incidencia | Ángulo de refracción |
|---|---|
| 10° | 15° |
| 20° | 31° |
| 30° | 48° |
| 40° | 74° |
| 50° | No sale luz |

El grupo quiere estimar mejor el ángulo de incidencia desde el cual toda la luz se refleja. ¿Qué mediciones debe agregar?`,
  key: { text: md`Ángulos de incidencia de grado en grado entre 40° y 50°` },
  distractors: [
    {
      mistake: 'reflexion-total-en-todo-angulo',
      text: md`Ángulos de incidencia de diez en diez entre 50° y 90°`,
      feedback: md`En 50° ya no sale luz; con ángulos mayores ocurrirá lo mismo.`,
    },
    {
      mistake: 'confunde-angulo-limite-con-incidencia-rasante',
      text: md`Ángulos de incidencia de grado en grado entre 74° y 90°`,
      feedback: md`74° es un ángulo de refracción; el que controla el grupo es el de incidencia.`,
    },
    {
      mistake: 'refraccion-sin-reflexion',
      text: md`Ángulos de incidencia de diez en diez entre 0° y 40°`,
      feedback: md`En todo ese tramo la luz sale al aire: el cambio está en otra parte de la tabla.`,
    },
  ],
  solution: [
    {
      title: 'Dónde está el cambio',
      text: md`Con 40° la luz todavía sale, casi rasante (74°); con 50° ya no sale. El ángulo buscado está entre 40° y 50° de incidencia.`,
    },
    {
      title: 'Cómo mejorar la estimación',
      text: md`Hay que medir con pasos más pequeños dentro de ese intervalo. Bajo 40° o sobre 50° no se obtiene información nueva, y 74° es un ángulo de refracción.`,
    },
    { title: 'Respuesta', text: md`Ángulos de incidencia de grado en grado entre 40° y 50°` },
  ],
});
