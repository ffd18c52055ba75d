import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-especies-con-los-mismos-electrones',
  version: 1,
  content: 'ciencias.quimica.estructura-atomica.particulas',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'electivo',
  stem: md`La tabla muestra la composición de cuatro especies químicas.

| Especie | Protones | Neutrones | Electrones |
|---|---|---|---|
| W | 17 | 20 | 18 |
| X | 18 | 19 | 18 |
| Y | 17 | 18 | 17 |
| Z | 19 | 20 | 18 |

¿Cuál par corresponde a isótopos de un mismo elemento?`,
  key: { text: md`W e Y` },
  distractors: [
    {
      mistake: 'isotopos-por-igual-masa',
      text: md`W y X`,
      feedback: md`Ambas suman 37 en el núcleo; los isótopos comparten otra cantidad.`,
    },
    {
      mistake: 'mismos-electrones-mismo-elemento',
      text: md`X y Z`,
      feedback: md`Tienen igual número de electrones, pero el elemento lo define otra partícula.`,
    },
    {
      mistake: 'isoelectronico-por-igual-carga',
      text: md`X e Y`,
      feedback: md`Ambas son neutras; compara sus protones.`,
    },
  ],
  solution: [
    {
      title: 'Qué comparten los isótopos',
      text: md`Son átomos o iones de un mismo elemento: igual número de protones y distinto número de neutrones.`,
    },
    {
      title: 'Comparar',
      text: md`Solo W e Y tienen 17 protones; sus neutrones son 20 y 18. W y X tienen igual número másico (37), X y Z iguales electrones, y X e Y carga nula, pero en cada caso los elementos son distintos.`,
    },
    { title: 'Respuesta', text: md`Los isótopos son W e Y` },
  ],
});
