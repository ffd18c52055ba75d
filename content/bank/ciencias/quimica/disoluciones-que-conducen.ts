import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-disoluciones-que-conducen',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.soluciones',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'electivo',
  stem: md`Se prepararon cuatro vasos con igual volumen y se midió si conducían la corriente eléctrica.

| Vaso | Contenido | Masa de soluto (g) | ¿Conduce? |
|---|---|---|---|
| 1 | Agua destilada | 0 | Casi nada |
| 2 | Agua y azúcar | 20 | Casi nada |
| 3 | Agua y cloruro de sodio | 5 | Bastante |
| 4 | Agua y cloruro de sodio | 10 | Mucho |

¿Qué explica estos resultados?`,
  key: { text: md`El cloruro de sodio se separa en iones y el azúcar, no.` },
  distractors: [
    {
      mistake: 'conduce-por-el-color-o-la-masa',
      text: md`Conduce más el vaso que contiene más masa de soluto.`,
      feedback: md`El vaso 2 tiene la mayor masa de soluto y casi no conduce.`,
    },
    {
      mistake: 'agua-pura-conduce',
      text: md`El agua conduce por sí sola y los solutos la frenan.`,
      feedback: md`Mira el vaso 1, que tiene solo agua.`,
    },
    {
      mistake: 'todo-soluto-conduce',
      text: md`Todo soluto disuelto permite conducir la corriente.`,
      feedback: md`Uno de los solutos disueltos no permitió conducir: compara 2 y 3.`,
    },
  ],
  solution: [
    {
      title: 'Comparar los vasos',
      text: md`Con azúcar casi no conduce, aunque es el soluto de mayor masa; con cloruro de sodio sí, y más si hay más.`,
    },
    {
      title: 'Explicar',
      text: md`Para conducir se necesitan cargas que se muevan. El cloruro de sodio se disocia en $\text{Na}^+$ y $\text{Cl}^-$; el azúcar se disuelve como moléculas sin carga. La respuesta es: El cloruro de sodio se separa en iones y el azúcar, no.`,
    },
  ],
});
