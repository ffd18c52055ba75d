import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-manchas-de-los-peces',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.seleccion-natural',
  skill: 'observar-preguntar',
  difficulty: 4,
  module: 'electivo',
  stem: md`En pozas de un mismo río viven peces de una especie cuyos machos pueden tener pocas o muchas manchas de color, rasgo que se hereda. Las hembras prefieren machos con manchas (datos ficticios con fines didácticos).

| Poza | Peces depredadores por poza | Manchas por macho, en promedio |
|---|---|---|
| 1 | 0 | 13 |
| 2 | 1 | 11 |
| 3 | 4 | 7 |
| 4 | 9 | 4 |

¿Qué hipótesis explica los datos y se puede poner a prueba trasladando machos entre pozas?`,
  key: { text: md`Donde hay más depredadores, los machos con muchas manchas sobreviven menos.` },
  distractors: [
    {
      mistake: 'hipotesis-por-necesidad',
      text: md`Donde hay más depredadores, los machos pierden manchas porque lo necesitan.`,
      feedback: md`La necesidad no cambia rasgos heredados; piensa en quiénes dejan descendencia.`,
    },
    {
      mistake: 'tendencia-al-reves-en-peces',
      text: md`Donde hay más depredadores, las hembras eligen machos con muchas manchas.`,
      feedback: md`Si fuera así, en la poza 4 habría más manchas; compara con la tabla.`,
    },
    {
      mistake: 'hipotesis-por-alimento-sin-datos',
      text: md`Donde hay menos depredadores, los machos comen más y por eso crecen más.`,
      feedback: md`No hay datos de alimento ni de tamaño, y las manchas se heredan.`,
    },
  ],
  sources: [{ name: 'Endler (1980), Evolution 34', detail: 'idea del estudio con guppies' }],
  solution: [
    {
      title: 'Relación en los datos',
      text: md`A más depredadores, menos manchas. Las hembras favorecen las manchas, de modo que algo las hace desventajosas donde hay depredadores.`,
    },
    {
      title: 'Hipótesis que se puede probar',
      text: md`Si los machos vistosos son más depredados, al trasladarlos a una poza con depredadores deberían sobrevivir menos. Explicar por necesidad no es selección natural, y las otras opciones no calzan con la tabla.`,
    },
    {
      title: 'Respuesta',
      text: md`Donde hay más depredadores, los machos con muchas manchas sobreviven menos.`,
    },
  ],
});
