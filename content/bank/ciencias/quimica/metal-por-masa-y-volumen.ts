import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-metal-por-masa-y-volumen',
  version: 1,
  content: 'ciencias.quimica.estructura-atomica.propiedades',
  skill: 'comunicar',
  difficulty: 3,
  module: 'electivo',
  stem: md`Un curso midió masa y volumen de varios trozos de dos metales y representó los datos en el gráfico (datos ficticios con fines didácticos).

| Metal | Densidad (g/mL) |
|---|---|
| Aluminio | 2,7 |
| Cinc | 7,1 |
| Cobre | 9,0 |

¿Qué metales son R y T?`,
  figure: {
    kind: 'plane',
    x: [0, 10],
    y: [0, 80],
    step: [1, 10],
    xTitle: 'Volumen (mL)',
    yTitle: 'Masa (g)',
    shapes: [
      {
        shape: 'path',
        points: [
          [0, 0],
          [8, 72],
        ],
        accent: 1,
      },
      { shape: 'point', at: [2, 18], accent: 1 },
      { shape: 'point', at: [4, 36], accent: 1 },
      { shape: 'point', at: [7, 63], accent: 1 },
      {
        shape: 'path',
        points: [
          [0, 0],
          [10, 27],
        ],
        accent: 2,
      },
      { shape: 'point', at: [3, 8.1], accent: 2 },
      { shape: 'point', at: [6, 16.2], accent: 2 },
      { shape: 'point', at: [9, 24.3], accent: 2 },
      { shape: 'text', at: [7.4, 73], text: 'R', anchor: 'end' },
      { shape: 'text', at: [9.6, 31], text: 'T', anchor: 'middle' },
    ],
    alt: 'Dos rectas que parten del origen. R pasa por 2 mL y 18 g, 4 mL y 36 g, y 7 mL y 63 g. T pasa por 3 mL y 8,1 g, 6 mL y 16,2 g, y 9 mL y 24,3 g.',
    caption: 'Datos ficticios con fines didácticos.',
  },
  key: { text: md`R es cobre y T es aluminio.` },
  distractors: [
    {
      mistake: 'pendiente-invertida',
      text: md`R es aluminio y T es cobre.`,
      feedback: md`Con el volumen en el eje horizontal, la recta más empinada tiene más masa por mililitro.`,
    },
    {
      mistake: 'mas-masa-mas-denso',
      text: md`R es cinc y T es aluminio.`,
      feedback: md`Calcula la masa dividida por el volumen en un punto de R.`,
    },
    {
      mistake: 'densidad-depende-del-tamano',
      text: md`R es cobre y T es cinc.`,
      feedback: md`Calcula la masa dividida por el volumen en un punto de T.`,
    },
  ],
  solution: [
    {
      title: 'Qué representa la pendiente',
      text: md`Con masa en el eje vertical y volumen en el horizontal, la pendiente es la densidad, igual para todos los trozos de un metal.`,
    },
    {
      title: 'Calcular',
      text: md`R: $\frac{36}{4} = 9{,}0\ \text{g/mL}$, el cobre. T: $\frac{16{,}2}{6} = 2{,}7\ \text{g/mL}$, el aluminio. El cinc tendría una pendiente intermedia.`,
    },
    { title: 'Respuesta', text: md`R es cobre y T es aluminio.` },
  ],
});
