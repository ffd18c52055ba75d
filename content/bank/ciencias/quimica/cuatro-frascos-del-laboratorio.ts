import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-cuatro-frascos-del-laboratorio',
  version: 1,
  content: 'ciencias.quimica.estructura-atomica.clasificacion-materia',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  stem: md`Cuatro frascos sin etiqueta se sometieron a tres pruebas.

| Frasco | ¿Se ve una sola fase? | ¿Se separa por medios físicos? | ¿Se descompone por medios químicos? |
|---|---|---|---|
| A | Sí | No | No |
| B | Sí | Sí | Sí |
| C | No | Sí | Sí |
| D | Sí | No | Sí |

¿Qué frasco contiene un compuesto químico puro?`,
  key: { text: md`El frasco D`, position: 3 },
  fixedOrder: true,
  distractors: [
    {
      mistake: 'elemento-es-lo-que-no-se-evapora',
      text: md`El frasco A`,
      position: 0,
      feedback: md`Si no se descompone ni por medios químicos, está formado por un solo tipo de átomo.`,
    },
    {
      mistake: 'homogenea-es-sustancia-pura',
      text: md`El frasco B`,
      position: 1,
      feedback: md`Se ve uniforme, pero se separa por medios físicos: eso no ocurre con una sustancia pura.`,
    },
    {
      mistake: 'compuesto-por-mezcla',
      text: md`El frasco C`,
      position: 2,
      feedback: md`Tiene más de una fase y se separa físicamente: varias sustancias reunidas, no unidas.`,
    },
  ],
  solution: [
    {
      title: 'Pura o mezcla',
      text: md`Lo que se separa por medios físicos es mezcla: B (homogénea) y C (heterogénea). A y D son sustancias puras.`,
    },
    {
      title: 'Elemento o compuesto',
      text: md`Un elemento no se descompone por medios químicos: es el caso de A. Un compuesto sí, porque lo forman átomos de elementos distintos unidos entre sí.`,
    },
    {
      title: 'Respuesta',
      text: md`El frasco D es puro y se descompone por medios químicos, así que contiene un compuesto: la respuesta es «El frasco D».`,
    },
  ],
});
