import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-sauce-de-van-helmont',
  version: 1,
  content: 'ciencias.biologia.ambiente.fotosintesis',
  skill: 'evaluar',
  difficulty: 2,
  module: 'comun',
  stem: md`En el siglo XVII, Jan Baptist van Helmont plantó un sauce en una maceta con tierra seca y lo regó solo con agua. Cinco años después pesó todo de nuevo.

| Masa | Al comienzo | A los cinco años |
|---|---|---|
| Sauce | 2,3 kg | 76,7 kg |
| Tierra seca | 90,7 kg | 90,6 kg |

Concluyó que la madera y las raíces se habían formado únicamente de agua. ¿Cuál es la principal debilidad de esa conclusión?`,
  key: { text: md`No consideró que el sauce también podía tomar materia del aire.` },
  distractors: [
    {
      mistake: 'materia-de-la-planta-viene-del-suelo',
      text: md`No consideró que la materia del sauce salió casi toda de la tierra.`,
      feedback: md`Compara cuánto ganó el sauce con cuánto perdió la tierra.`,
    },
    {
      mistake: 'luz-se-transforma-en-materia',
      text: md`No consideró que la luz del Sol se transforma en madera y hojas.`,
      feedback: md`La luz aporta energía; la masa que ganó el sauce tuvo que venir de otra sustancia.`,
    },
    {
      mistake: 'critica-un-detalle-que-no-cambia-la-conclusion',
      text: md`No consideró que el sauce pierde sus hojas durante cada otoño.`,
      feedback: md`Si se sumaran las hojas, la ganancia sería aun mayor: eso no explica de dónde salió.`,
    },
  ],
  sources: [{ name: 'J. B. van Helmont, Ortus Medicinae (1648)', detail: 'masas, pasadas de libras a kilogramos' }],
  solution: [
    {
      title: 'Lo que muestran los datos',
      text: md`El sauce ganó más de 74 kg y la tierra perdió 0,1 kg: la materia no salió de la tierra, y en eso Van Helmont tenía razón.`,
    },
    {
      title: 'Lo que no controló',
      text: md`El sauce recibió agua, pero también estuvo en contacto con el aire. Hoy se sabe que en la fotosíntesis las plantas incorporan el dióxido de carbono. La luz entrega energía, no masa.`,
    },
    { title: 'Respuesta', text: md`No consideró que el sauce también podía tomar materia del aire.` },
  ],
});
