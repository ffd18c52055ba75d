import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-ensayo-de-maiz-modificado',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.manipulacion-genetica',
  skill: 'evaluar',
  difficulty: 3,
  module: 'electivo',
  stem: md`Para saber si un gen agregado al maíz lo protege de las larvas que comen sus hojas, un equipo comparó dos parcelas de 400 plantas (datos ficticios con fines didácticos).

| Parcela | Variedad | Gen agregado | Riego | Hojas dañadas |
|---|---|---|---|---|
| Norte | Temprana | Sí | Diario | 6 % |
| Sur | Tardía | No | Semanal | 31 % |

¿Qué cambio en el diseño permitiría atribuir la diferencia al gen?`,
  key: { text: md`Usar la misma variedad y el mismo riego, con el gen y sin él` },
  distractors: [
    {
      mistake: 'rendimiento-sin-repeticion',
      text: md`Usar 4.000 plantas en cada parcela, sin cambiar lo demás`,
      feedback: md`Con más plantas seguiría sin saberse si influyó la variedad o el riego.`,
    },
    {
      mistake: 'transgenico-siempre-superior',
      text: md`Usar el gen en ambas parcelas, con riego diario y semanal`,
      feedback: md`Así se compararía el riego; falta una parcela sin el gen.`,
    },
    {
      mistake: 'ensayo-sin-planta-comparable',
      text: md`Usar una tercera variedad sin el gen, con riego cada 3 días`,
      feedback: md`Agrega otra variedad y otro riego: se mezclan todavía más condiciones.`,
    },
  ],
  solution: [
    {
      title: 'El problema',
      text: md`Las parcelas difieren en el gen, la variedad y el riego: el daño podría deberse a cualquiera.`,
    },
    {
      title: 'La corrección',
      text: md`Debe cambiar solo el gen. Aumentar las plantas o agregar variedades no separa los efectos, y poner el gen en ambas parcelas elimina la comparación.`,
    },
    { title: 'Respuesta', text: md`Usar la misma variedad y el mismo riego, con el gen y sin él` },
  ],
});
