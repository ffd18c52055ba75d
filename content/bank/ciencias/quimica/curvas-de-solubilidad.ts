import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-curvas-de-solubilidad',
  version: 2,
  content: 'ciencias.quimica.reacciones-estequiometria.solubilidad',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  stem: md`El gráfico muestra cuántos gramos de tres sales se disuelven, como máximo, en 100 g de agua según la temperatura. Las curvas son aproximadas.

Se prepara una solución saturada de cada sal en 100 g de agua a 60 °C y se enfrían hasta 20 °C. ¿En cuál de ellas se forma más sólido y por qué?`,
  figure: {
    kind: 'plane',
    x: [0, 80],
    y: [0, 160],
    step: [20, 20],
    xTitle: 'Temperatura (°C)',
    yTitle: 'Solubilidad (g en 100 g de agua)',
    shapes: [
      {
        shape: 'path',
        smooth: true,
        accent: 1,
        points: [
          [0, 13],
          [20, 32],
          [40, 62],
          [60, 110],
          [75, 155],
        ],
      },
      {
        shape: 'path',
        smooth: true,
        accent: 2,
        points: [
          [0, 73],
          [20, 88],
          [40, 105],
          [60, 124],
          [80, 148],
        ],
      },
      {
        shape: 'path',
        smooth: true,
        accent: 3,
        points: [
          [0, 36],
          [20, 36],
          [40, 37],
          [60, 37],
          [80, 38],
        ],
      },
      { shape: 'text', at: [44, 58], text: 'KNO₃', anchor: 'start' },
      { shape: 'text', at: [22, 104], text: 'NaNO₃', anchor: 'middle' },
      { shape: 'text', at: [64, 28], text: 'NaCl', anchor: 'start' },
    ],
    alt: 'Tres curvas de solubilidad. KNO₃: unos 32 g a 20 °C y 110 g a 60 °C. NaNO₃: unos 88 g a 20 °C y 124 g a 60 °C. NaCl: unos 36 g a 20 °C y 37 g a 60 °C.',
    caption: 'Solubilidad de tres sales en agua. Valores aproximados.',
  },
  key: { text: md`En la de $\text{KNO}_3$, porque su solubilidad disminuye más al enfriar.` },
  distractors: [
    {
      mistake: 'confunde-solubilidad-con-cantidad-agregada',
      text: md`En la de $\text{NaNO}_3$, porque a 60 °C contiene más sal disuelta.`,
      feedback: md`Lo que precipita es la diferencia entre 60 °C y 20 °C, no lo que había al comienzo.`,
    },
    {
      mistake: 'lee-la-solubilidad-de-otra-sal',
      text: md`En la de $\text{NaCl}$, porque a 60 °C es la sal menos soluble.`,
      feedback: md`Su curva es casi horizontal: compara cuánto se disuelve antes y después.`,
    },
    {
      mistake: 'solubilidad-crece-siempre-igual',
      text: md`En todas por igual, porque las tres se enfrían 40 °C.`,
      feedback: md`La temperatura cambia igual, pero las curvas bajan de manera distinta.`,
    },
  ],
  sources: [
    { name: 'CRC Handbook of Chemistry and Physics', detail: 'solubilidad de sales en agua, valores redondeados' },
  ],
  solution: [
    {
      title: 'Qué precipita',
      text: md`Al enfriar una solución saturada, se separa como sólido la diferencia entre las solubilidades a ambas temperaturas.`,
    },
    {
      title: 'Leer las diferencias',
      text: md`$\text{KNO}_3$: de unos 110 g a 32 g, 78 g menos. $\text{NaNO}_3$: de 124 g a 88 g, 36 g menos, aunque contenga más sal al comienzo. $\text{NaCl}$: cerca de 1 g menos.`,
    },
    {
      title: 'Respuesta',
      text: md`En la de $\text{KNO}_3$, porque su solubilidad disminuye más al enfriar.`,
    },
  ],
});
