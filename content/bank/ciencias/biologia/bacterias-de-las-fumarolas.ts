import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-bacterias-de-las-fumarolas',
  version: 1,
  content: 'ciencias.biologia.ambiente.nutricion',
  skill: 'observar-preguntar',
  difficulty: 4,
  module: 'electivo',
  stem: md`En el fondo del mar, sin luz, hay fuentes calientes rodeadas de gusanos y almejas. De su agua se aislaron bacterias que se cultivaron en oscuridad, a 40 °C y con oxígeno, en cuatro medios (datos ficticios con fines didácticos).

| Sulfuro de hidrógeno | Dióxido de carbono | ¿Crecen? |
|---|---|---|
| Sí | Sí | Sí |
| Sí | No | No |
| No | Sí | No |
| No | No | No |

¿Qué hipótesis sobre estas bacterias apoyan los resultados?`,
  key: { text: md`Son autótrofas y obtienen su energía del sulfuro de hidrógeno.` },
  distractors: [
    {
      mistake: 'sin-luz-no-hay-autotrofos',
      text: md`Son heterótrofas y obtienen su energía del dióxido de carbono.`,
      feedback: md`Crecen solo con materia inorgánica: ¿qué tipo de nutrición es esa?`,
    },
    {
      mistake: 'calor-como-fuente-de-materia',
      text: md`Son autótrofas y obtienen su energía del calor de las fuentes.`,
      feedback: md`Los cuatro medios estaban a 40 °C y en tres de ellos no crecieron.`,
    },
    {
      mistake: 'fumarolas-dependen-del-sol',
      text: md`Son heterótrofas y obtienen su energía de restos de algas.`,
      feedback: md`En los medios no había restos de otros seres vivos.`,
    },
  ],
  solution: [
    {
      title: 'Qué necesitan',
      text: md`Crecen solo si están las dos sustancias, ambas inorgánicas: con ellas fabrican su materia orgánica. Son autótrofas, aunque no haya luz.`,
    },
    {
      title: 'De dónde sale la energía',
      text: md`El dióxido de carbono aporta el carbono; la energía viene de oxidar el sulfuro. El calor era igual en todos los medios y no bastó.`,
    },
    { title: 'Respuesta', text: md`Son autótrofas y obtienen su energía del sulfuro de hidrógeno.` },
  ],
});
