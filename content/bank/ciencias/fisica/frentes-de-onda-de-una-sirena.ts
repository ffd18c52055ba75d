import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-frentes-de-onda-de-una-sirena',
  version: 1,
  content: 'ciencias.fisica.ondas.doppler-interferencia-difraccion',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  stem: md`La figura muestra, vistos desde arriba, los frentes de onda del sonido que emite la sirena de una ambulancia en movimiento. Ana y Bruno están quietos y a igual distancia de ella en el instante representado. La sirena emite siempre la misma frecuencia.

¿Qué percibe Bruno en comparación con Ana?`,
  figure: {
    kind: 'drawing',
    width: 24,
    height: 14,
    shapes: [
      { shape: 'circle', centre: [10.5, 7], radius: 6.4 },
      { shape: 'circle', centre: [11, 7], radius: 5 },
      { shape: 'circle', centre: [11.5, 7], radius: 3.6 },
      { shape: 'circle', centre: [12, 7], radius: 2.2 },
      { shape: 'point', at: [12.6, 7], accent: 1 },
      { shape: 'point', at: [2, 7], accent: 2 },
      { shape: 'text', at: [2, 7.8], text: 'Ana', anchor: 'middle' },
      { shape: 'point', at: [23, 7], accent: 2 },
      { shape: 'text', at: [22.6, 7.8], text: 'Bruno', anchor: 'middle' },
      { shape: 'text', at: [16.5, 1.2], text: 'Centro: ambulancia', anchor: 'start', size: 'small' },
    ],
    alt: 'Cuatro frentes de onda circulares alrededor de la ambulancia. Están más juntos del lado derecho, donde está Bruno, y más separados del lado izquierdo, donde está Ana.',
    caption: 'La figura no está a escala.',
  },
  key: { text: md`Un sonido más agudo, porque le llegan más frentes por segundo.` },
  distractors: [
    {
      mistake: 'doppler-al-reves',
      text: md`Un sonido más grave, porque le llegan menos frentes por segundo.`,
      feedback: md`Mira de qué lado los frentes están más juntos.`,
    },
    {
      mistake: 'doppler-cambia-la-rapidez-del-sonido',
      text: md`Un sonido más agudo, porque este le llega con mayor rapidez.`,
      feedback: md`La rapidez del sonido depende del aire, no de cómo se mueve la fuente.`,
    },
    {
      mistake: 'confunde-tono-con-intensidad',
      text: md`Un sonido del mismo tono, pero que se oye mucho más fuerte.`,
      feedback: md`Están a igual distancia; los frentes juntos cambian la frecuencia que se percibe.`,
    },
  ],
  solution: [
    {
      title: 'Leer la figura',
      text: md`Los frentes están más juntos hacia la derecha: la ambulancia se mueve hacia Bruno y se aleja de Ana.`,
    },
    {
      title: 'Efecto Doppler',
      text: md`En el aire todos los frentes avanzan con igual rapidez. Si están más juntos, llegan más por segundo: la frecuencia percibida es mayor y el sonido, más agudo. No cambia la rapidez ni se trata de intensidad.`,
    },
    { title: 'Respuesta', text: md`Un sonido más agudo, porque le llegan más frentes por segundo.` },
  ],
});
