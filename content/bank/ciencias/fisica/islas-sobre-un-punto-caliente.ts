import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-islas-sobre-un-punto-caliente',
  version: 1,
  content: 'ciencias.fisica.tierra.placas',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  stem: md`Un punto caliente fijo bajo una placa oceánica forma volcanes en el lugar que está sobre él. La tabla muestra las islas de un archipiélago en línea recta (datos ficticios con fines didácticos).

| Isla | Distancia al volcán activo, hacia el noroeste (km) | Edad (millones de años) |
|---|---|---|
| 1 | 0 | 0 |
| 2 | 180 | 2 |
| 3 | 450 | 5 |
| 4 | 720 | 8 |

¿Cómo se ha movido la placa en los últimos 8 millones de años?`,
  key: { text: md`Hacia el noroeste, a 9 cm por año` },
  distractors: [
    {
      mistake: 'placa-hacia-la-isla-joven',
      text: md`Hacia el sureste, a 9 cm por año`,
      feedback: md`Las islas nacen sobre el punto fijo y se alejan con la placa: ¿hacia dónde están las viejas?`,
    },
    {
      mistake: 'volcan-que-se-desplaza',
      text: md`Hacia el sureste, a 90 cm por año`,
      feedback: md`El punto caliente no se mueve; además, revisa el paso de kilómetros a centímetros.`,
    },
    {
      mistake: 'edad-por-altura-de-la-isla',
      text: md`Hacia el noroeste, a 90 cm por año`,
      feedback: md`El sentido está bien; 1 km por millón de años equivale a 0,1 cm por año.`,
    },
  ],
  solution: [
    {
      title: 'Sentido',
      text: md`Cada isla se formó sobre el punto caliente y luego fue llevada por la placa. Las más antiguas están al noroeste: hacia allá se mueve la placa.`,
    },
    {
      title: 'Rapidez',
      text: md`$\frac{720}{8} = 90$ km por millón de años, que son 9 cm por año, igual que con las otras islas.`,
    },
    { title: 'Respuesta', text: md`Hacia el noroeste, a 9 cm por año` },
  ],
});
