import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-filamento-que-se-calienta',
  version: 1,
  content: 'ciencias.fisica.electricidad.ohm',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  stem: md`El gráfico muestra la corriente que pasa por el filamento de una ampolleta según el voltaje que se le aplica (datos ficticios con fines didácticos).

¿Qué se puede afirmar sobre la resistencia del filamento?`,
  figure: {
    kind: 'plane',
    x: [0, 12],
    y: [0, 2.5],
    step: [2, 0.5],
    xTitle: 'Voltaje (V)',
    yTitle: 'Corriente (A)',
    shapes: [
      {
        shape: 'path',
        smooth: true,
        accent: 1,
        points: [
          [0, 0],
          [1, 0.5],
          [2, 0.85],
          [4, 1.25],
          [6, 1.5],
          [8, 1.7],
          [10, 1.87],
          [12, 2],
        ],
      },
      { shape: 'point', at: [1, 0.5], accent: 1 },
      { shape: 'point', at: [6, 1.5], accent: 1 },
      { shape: 'point', at: [12, 2], accent: 1 },
    ],
    alt: 'La corriente aumenta con el voltaje, cada vez menos. Puntos marcados: 1 V y 0,5 A; 6 V y 1,5 A; 12 V y 2 A.',
    caption: 'Datos ficticios con fines didácticos.',
  },
  key: { text: md`Aumenta desde 2 Ω con 1 V hasta 6 Ω con 12 V.` },
  distractors: [
    {
      mistake: 'resistencia-constante-siempre',
      text: md`Se mantiene en 4 Ω con cualquier voltaje aplicado.`,
      feedback: md`4 Ω vale para 6 V; calcula el cociente en los otros puntos marcados.`,
    },
    {
      mistake: 'pendiente-como-resistencia',
      text: md`Disminuye desde 0,5 Ω con 1 V hasta 0,17 Ω con 12 V.`,
      feedback: md`Dividiste corriente por voltaje; la resistencia es el cociente contrario.`,
    },
    {
      mistake: 'recta-para-datos-curvos',
      text: md`Disminuye desde 6 Ω con 1 V hasta 2 Ω con 12 V.`,
      feedback: md`Los valores quedaron cruzados: calcula voltaje sobre corriente con 1 V.`,
    },
  ],
  solution: [
    {
      title: 'Calcular en los puntos marcados',
      text: md`$R = \frac{V}{I}$: con 1 V, $\frac{1}{0{,}5} = 2\ \Omega$; con 6 V, $\frac{6}{1{,}5} = 4\ \Omega$; con 12 V, $\frac{12}{2} = 6\ \Omega$.`,
    },
    {
      title: 'Interpretar',
      text: md`La curva no es una recta por el origen: la resistencia cambia, porque el filamento se calienta. Aumenta desde 2 Ω con 1 V hasta 6 Ω con 12 V.`,
    },
  ],
});
