import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-punto-de-ebullicion-y-largo',
  version: 1,
  content: 'ciencias.quimica.organica.hidrocarburos',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'electivo',
  stem: md`El gráfico muestra la temperatura de ebullición de alcanos de cadena lineal, a 1 atm, según su número de carbonos.

¿Cuál es la mejor estimación de la temperatura de ebullición del alcano lineal con 9 carbonos?`,
  figure: {
    kind: 'plane',
    x: [3, 11],
    y: [-60, 200],
    step: [1, 20],
    xTitle: 'Número de carbonos',
    yTitle: 'Temperatura de ebullición (°C)',
    shapes: [
      { shape: 'point', at: [4, 0], accent: 1 },
      { shape: 'point', at: [5, 36], accent: 1 },
      { shape: 'point', at: [6, 69], accent: 1 },
      { shape: 'point', at: [7, 98], accent: 1 },
      { shape: 'point', at: [8, 126], accent: 1 },
      { shape: 'point', at: [10, 174], accent: 1 },
    ],
    alt: 'Temperatura de ebullición según carbonos: 4, 0 °C; 5, 36 °C; 6, 69 °C; 7, 98 °C; 8, 126 °C; 10, 174 °C.',
    caption: 'Valores aproximados, a 1 atm.',
  },
  key: { text: md`Cerca de 151 °C` },
  distractors: [
    {
      mistake: 'extrapola-sin-considerar-la-curva',
      text: md`Cerca de 165 °C`,
      feedback: md`Si entre 8 y 9 subiera casi 40 °C, entre 9 y 10 subiría menos de 10 °C: mira cómo crece la curva.`,
    },
    {
      mistake: 'lee-el-valor-vecino',
      text: md`Cerca de 126 °C`,
      feedback: md`Ese es el valor para 8 carbonos.`,
    },
    {
      mistake: 'mas-carbonos-hierve-antes',
      text: md`Cerca de 110 °C`,
      feedback: md`La temperatura sube con cada carbono: el valor debe superar al de 8 carbonos.`,
    },
  ],
  sources: [{ name: 'CRC Handbook of Chemistry and Physics', detail: 'puntos de ebullición de alcanos' }],
  solution: [
    {
      title: 'Ver la tendencia',
      text: md`La temperatura aumenta con cada carbono, cada vez un poco menos: 36, 33, 29 y 28 °C.`,
    },
    {
      title: 'Estimar',
      text: md`De 8 a 10 carbonos sube 48 °C: unos 25 °C y luego unos 23 °C. $126 + 25 = 151$: cerca de 151 °C.`,
    },
  ],
});
