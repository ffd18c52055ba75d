import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-enlaces-entre-carbonos',
  version: 1,
  content: 'ciencias.quimica.organica.carbono',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  stem: md`La tabla muestra valores promedio de los enlaces entre dos átomos de carbono.

| Enlace | Longitud (pm) | Energía para romperlo (kJ/mol) |
|---|---|---|
| Simple, $\text{C} - \text{C}$ | 154 | 347 |
| Doble, $\text{C} = \text{C}$ | 134 | 614 |
| Triple, $\text{C} \equiv \text{C}$ | 120 | 839 |

¿Cuál de las siguientes conclusiones se apoya en la tabla?`,
  key: { text: md`Mientras más electrones comparten, más corto y firme es el enlace.` },
  distractors: [
    {
      mistake: 'mas-enlaces-mas-largo',
      text: md`Mientras más electrones comparten, más separados quedan los átomos.`,
      feedback: md`Lee la columna de longitudes desde el enlace simple al triple.`,
    },
    {
      mistake: 'triple-mas-debil',
      text: md`Mientras más corto es el enlace, menos energía pide para romperse.`,
      feedback: md`Compara las dos columnas de números fila por fila.`,
    },
    {
      mistake: 'energia-proporcional-a-enlaces',
      text: md`El enlace doble pide justo el doble de energía que el enlace simple.`,
      feedback: md`Calcula el doble de 347 y compáralo con el valor de la tabla.`,
    },
  ],
  sources: [{ name: 'Chang y Goldsby, Química', detail: 'longitudes y energías promedio de enlace' }],
  solution: [
    {
      title: 'Longitud',
      text: md`Del simple al triple la longitud baja: 154, 134 y 120 pm. A más pares de electrones compartidos, átomos más próximos.`,
    },
    {
      title: 'Energía',
      text: md`La energía sube: 347, 614 y 839 kJ/mol. Pero no es proporcional: el doble de 347 es 694, más que 614.`,
    },
    { title: 'Respuesta', text: md`Mientras más electrones comparten, más corto y firme es el enlace.` },
  ],
});
