import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-automatico-que-se-dispara',
  version: 1,
  content: 'ciencias.fisica.electricidad.instalacion-domiciliaria',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'electivo',
  stem: md`El circuito de la cocina de una casa, de 220 V, está protegido por un interruptor automático que corta si la corriente supera los 16 A.

| Artefacto | Potencia (W) |
|---|---|
| Hervidor | 2.200 |
| Horno eléctrico | 1.540 |
| Microondas | 1.100 |
| Refrigerador | 220 |

¿Cuál combinación de artefactos encendidos hace que el automático corte?`,
  key: { text: md`Hervidor y horno eléctrico` },
  distractors: [
    {
      mistake: 'automatico-por-cantidad-de-aparatos',
      text: md`Horno, microondas y refrigerador`,
      feedback: md`Son tres artefactos, pero suma sus corrientes y compara con 16 A.`,
    },
    {
      mistake: 'automatico-solo-el-mayor',
      text: md`Hervidor y refrigerador`,
      feedback: md`El hervidor es el de mayor potencia, pero falta sumar y comparar con el límite.`,
    },
    {
      mistake: 'automatico-con-diferencial',
      text: md`Hervidor y microondas`,
      feedback: md`Calcula la corriente de cada uno: la suma no supera el límite.`,
    },
  ],
  solution: [
    {
      title: 'Corriente de cada artefacto',
      text: md`$I = \frac{P}{V}$: hervidor, 10 A; horno, 7 A; microondas, 5 A; refrigerador, 1 A. En una casa están en paralelo y las corrientes se suman.`,
    },
    {
      title: 'Comparar con 16 A',
      text: md`Hervidor y microondas: 15 A. Hervidor y refrigerador: 11 A. Horno, microondas y refrigerador: 13 A. La que supera 16 A es, con 17 A: Hervidor y horno eléctrico.`,
    },
  ],
});
