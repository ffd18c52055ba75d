import { defineItem, md, type Shape } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-precipitado-que-deja-de-crecer',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.reactivo-limitante',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  stem: md`A diez tubos con la misma cantidad de nitrato de plomo (II) disuelto se agregaron volúmenes distintos de una solución de yoduro de potasio. Se forma un sólido amarillo, cuya masa se midió (datos ficticios con fines didácticos).

¿Por qué la masa deja de aumentar a partir de los 6 mL?`,
  figure: {
    kind: 'plane',
    x: [0, 10],
    y: [0, 3],
    step: [1, 0.5],
    xTitle: 'Volumen de yoduro de potasio (mL)',
    yTitle: 'Masa de sólido (g)',
    shapes: [
      {
        shape: 'path',
        points: [
          [0, 0],
          [6, 2.4],
          [10, 2.4],
        ],
        accent: 1,
      },
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
        (x): Shape => ({ shape: 'point', at: [x, Number(Math.min(0.4 * x, 2.4).toFixed(1))], accent: 1 }),
      ),
    ],
    alt: 'La masa de sólido sube en línea recta desde 0 g hasta 2,4 g con 6 mL de yoduro de potasio y se mantiene en 2,4 g hasta los 10 mL.',
    caption: 'Datos ficticios con fines didácticos.',
  },
  key: { text: md`Porque se agotó el nitrato de plomo y el yoduro agregado sobra` },
  distractors: [
    {
      mistake: 'sigue-reaccionando-en-la-meseta',
      text: md`Porque se agotó el yoduro y el nitrato de plomo que queda sobra`,
      feedback: md`Desde los 6 mL se sigue agregando yoduro: ¿cuál no se repone?`,
    },
    {
      mistake: 'meseta-por-saturacion-del-agua',
      text: md`Porque el agua quedó saturada y disuelve el sólido que se forma`,
      feedback: md`Si se disolviera más sólido, la masa tendería a bajar y no a quedar fija.`,
    },
    {
      mistake: 'meseta-por-error-experimental',
      text: md`Porque la balanza llegó a su límite y no marca valores mayores`,
      feedback: md`2,4 g no es un límite usual de una balanza; busca una causa en la reacción.`,
    },
  ],
  solution: [
    {
      title: 'Antes de los 6 mL',
      text: md`Al agregar más yoduro se forma más sólido: el yoduro es el que limita.`,
    },
    {
      title: 'Después de los 6 mL',
      text: md`Hay más yoduro, pero no más sólido. Falta el otro reactante, que está en cantidad fija: el nitrato de plomo. La respuesta es: Porque se agotó el nitrato de plomo y el yoduro agregado sobra.`,
    },
  ],
});
