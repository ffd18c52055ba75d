import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-luz-de-galaxias-lejanas',
  version: 1,
  content: 'ciencias.fisica.ondas.doppler-interferencia-difraccion',
  skill: 'observar-preguntar',
  difficulty: 4,
  module: 'electivo',
  stem: md`En un laboratorio, el hidrógeno emite una luz roja de 656,3 nm de longitud de onda. La tabla muestra con qué longitud de onda se recibe en la Tierra esa misma luz desde cuatro galaxias (valores aproximados).

| Galaxia | Distancia (millones de años luz) | Longitud de onda recibida (nm) |
|---|---|---|
| P | 65 | 659,4 |
| Q | 130 | 662,4 |
| R | 260 | 668,5 |
| S | 390 | 674,6 |

¿Qué hipótesis concuerda con los datos?`,
  key: { text: md`Las galaxias se alejan, y las más distantes lo hacen más rápido.` },
  distractors: [
    {
      mistake: 'corrimiento-al-rojo-como-acercamiento',
      text: md`Las galaxias se acercan, y las más distantes lo hacen más rápido.`,
      feedback: md`Si la fuente se acercara, las crestas llegarían más juntas: compara con 656,3 nm.`,
    },
    {
      mistake: 'mira-si-cambia-y-no-cuanto',
      text: md`Las galaxias se alejan, y todas lo hacen con la misma rapidez.`,
      feedback: md`Calcula cuánto cambió la longitud de onda en cada galaxia: ¿es lo mismo en todas?`,
    },
    {
      mistake: 'luz-que-se-frena-en-el-vacio',
      text: md`Las galaxias están quietas, y su luz se frena durante el viaje.`,
      feedback: md`En el vacío la luz viaja siempre con la misma rapidez: busca otra causa.`,
    },
  ],
  sources: [
    {
      name: 'E. Hubble, Proceedings of the National Academy of Sciences (1929)',
      detail: 'relación entre distancia y corrimiento; valores calculados con 70 km/s por megaparsec',
    },
  ],
  solution: [
    {
      title: 'Comparar con el laboratorio',
      text: md`En las cuatro galaxias la longitud de onda es mayor que 656,3 nm. Por el efecto Doppler, eso ocurre cuando la fuente se aleja: las crestas llegan más separadas.`,
    },
    {
      title: 'Comparar entre galaxias',
      text: md`El aumento es de 3,1; 6,1; 12,2 y 18,3 nm: mientras más distante, mayor. Un aumento mayor indica que se aleja más rápido. Que la luz se frene no es posible en el vacío.`,
    },
    { title: 'Respuesta', text: md`Las galaxias se alejan, y las más distantes lo hacen más rápido.` },
  ],
});
