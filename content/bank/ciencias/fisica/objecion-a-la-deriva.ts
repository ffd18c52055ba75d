import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-objecion-a-la-deriva',
  version: 1,
  content: 'ciencias.fisica.tierra.deriva-continental',
  skill: 'evaluar',
  difficulty: 3,
  module: 'electivo',
  stem: md`La tabla resume qué aportaba cada propuesta para explicar el parecido entre las costas de Sudamérica y África.

| Pregunta | Deriva continental (1912) | Tectónica de placas (década de 1960) |
|---|---|---|
| ¿Calzan costas, fósiles y rocas? | Sí | Sí |
| ¿Qué se mueve? | Los continentes, sobre el fondo oceánico | Placas con continentes y fondo oceánico |
| ¿Qué produce el movimiento? | Fuerzas muy débiles, según los físicos | El hundimiento de placas y el calor interno |

Según la tabla, ¿por qué muchos científicos rechazaron la primera propuesta?`,
  key: { text: md`Porque no tenía un mecanismo capaz de mover los continentes` },
  distractors: [
    {
      mistake: 'rechazo-por-falta-de-pruebas',
      text: md`Porque no tenía pruebas de que los continentes calzaran`,
      feedback: md`La primera fila muestra que sí tenía esas pruebas.`,
    },
    {
      mistake: 'rechazo-por-las-dorsales',
      text: md`Porque no consideraba las placas que ya se conocían`,
      feedback: md`Las placas se propusieron décadas después: compara las fechas.`,
    },
    {
      mistake: 'deriva-sin-fosiles',
      text: md`Porque no explicaba que hubiera fósiles en ambas costas`,
      feedback: md`Los fósiles eran parte de sus pruebas; busca la fila en que ambas difieren.`,
    },
  ],
  sources: [{ name: 'Tarbuck y Lutgens, Ciencias de la Tierra', detail: 'historia de la deriva y de la tectónica' }],
  solution: [
    {
      title: 'Comparar las columnas',
      text: md`Ambas explican que calcen costas, fósiles y rocas. Difieren en qué se mueve y, sobre todo, en qué lo mueve.`,
    },
    {
      title: 'Concluir',
      text: md`Las fuerzas que proponía la deriva eran demasiado débiles. Las placas no se conocían en 1912, de modo que no pudo rechazarse por ellas. La respuesta es: Porque no tenía un mecanismo capaz de mover los continentes.`,
    },
  ],
});
