import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-ruta-de-una-proteina',
  version: 1,
  content: 'ciencias.biologia.celula.organelos',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  stem: md`A células de páncreas se les dio, durante 3 minutos, un aminoácido radiactivo que se incorpora a una enzima de exportación. Luego se midió qué parte de la radiactividad había en cada estructura (datos ficticios con fines didácticos).

| Estructura | A los 3 min | A los 20 min | A los 90 min |
|---|---|---|---|
| J | 9 % | 62 % | 8 % |
| K | 84 % | 19 % | 5 % |
| L | 2 % | 14 % | 78 % |

¿Qué estructuras son J, K y L?`,
  key: { text: md`J: Golgi; K: retículo rugoso; L: vesículas de secreción` },
  distractors: [
    {
      mistake: 'toma-el-maximo-por-el-inicio',
      text: md`J: retículo rugoso; K: Golgi; L: vesículas de secreción`,
      feedback: md`Fíjate en cuál estructura concentra la radiactividad en el primer momento.`,
    },
    {
      mistake: 'invierte-la-ruta-de-secrecion',
      text: md`J: Golgi; K: vesículas de secreción; L: retículo rugoso`,
      feedback: md`La marca se reúne en L al final: ¿dónde termina una enzima que se exporta?`,
    },
    {
      mistake: 'proteina-sale-del-nucleo',
      text: md`J: retículo rugoso; K: núcleo; L: vesículas de secreción`,
      feedback: md`Las proteínas no se fabrican en el núcleo; busca dónde están los ribosomas.`,
    },
  ],
  sources: [
    { name: 'Jamieson y Palade (1967), Journal of Cell Biology', detail: 'diseño del experimento de pulso y caza' },
  ],
  solution: [
    {
      title: 'Seguir la marca en el tiempo',
      text: md`A los 3 minutos está en K; a los 20, en J; a los 90, en L. La proteína pasa de K a J y de J a L.`,
    },
    {
      title: 'Relacionar con la función',
      text: md`La enzima se sintetiza en los ribosomas del retículo rugoso (no en el núcleo), se modifica en el Golgi y sale en vesículas.`,
    },
    { title: 'Respuesta', text: md`J: Golgi; K: retículo rugoso; L: vesículas de secreción` },
  ],
});
