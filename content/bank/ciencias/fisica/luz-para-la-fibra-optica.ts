import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-luz-para-la-fibra-optica',
  version: 1,
  content: 'ciencias.fisica.ondas.tecnologia',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'electivo',
  stem: md`La luz que viaja por una fibra óptica se debilita con la distancia. El gráfico muestra cuánto se debilita en cada kilómetro según su longitud de onda, en una fibra de vidrio (datos ficticios con fines didácticos).

¿Qué luz conviene para unir dos ciudades con la menor cantidad de repetidores?`,
  figure: {
    kind: 'chart',
    type: 'lines',
    categories: ['650', '850', '1.050', '1.310', '1.390', '1.550', '1.650'],
    series: [{ name: 'Atenuación', values: [5.2, 2.2, 1.1, 0.4, 0.9, 0.2, 0.4] }],
    xTitle: 'Longitud de onda (nm)',
    yTitle: 'Atenuación (dB/km)',
    showValues: true,
    alt: 'Atenuación en decibeles por kilómetro según longitud de onda en nanómetros: 650, 5,2; 850, 2,2; 1.050, 1,1; 1.310, 0,4; 1.390, 0,9; 1.550, 0,2; 1.650, 0,4.',
    caption: 'Datos ficticios con fines didácticos.',
  },
  key: { text: md`La de 1.550 nm, porque se debilita menos por kilómetro` },
  distractors: [
    {
      mistake: 'elige-la-mayor-atenuacion',
      text: md`La de 650 nm, porque tiene el valor más alto del gráfico`,
      feedback: md`Lee qué mide el eje vertical: ¿conviene que sea alto?`,
    },
    {
      mistake: 'lee-el-eje-equivocado',
      text: md`La de 1.650 nm, porque tiene la mayor longitud de onda`,
      feedback: md`No basta mirar el eje horizontal; compara cuánto se debilita.`,
    },
    {
      mistake: 'elige-luz-visible-por-costumbre',
      text: md`La de 850 nm, porque está más cerca de la luz visible`,
      feedback: md`Que sea casi visible no ayuda a que llegue más lejos; mira su atenuación.`,
    },
  ],
  solution: [
    {
      title: 'Qué se busca',
      text: md`Menos repetidores significa que la luz llegue más lejos antes de debilitarse: menor atenuación por kilómetro.`,
    },
    {
      title: 'Leer el gráfico',
      text: md`El valor más bajo, 0,2 dB/km, está en 1.550 nm. En 650 nm es el más alto y en 1.650 nm vuelve a subir. La respuesta es: La de 1.550 nm, porque se debilita menos por kilómetro.`,
    },
  ],
});
