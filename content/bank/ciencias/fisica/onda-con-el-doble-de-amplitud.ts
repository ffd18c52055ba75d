import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-onda-con-el-doble-de-amplitud',
  version: 1,
  content: 'ciencias.fisica.ondas.elementos',
  skill: 'comunicar',
  difficulty: 3,
  module: 'electivo',
  stem: md`El gráfico muestra una onda en una cuerda en un instante. Sin cambiar la cuerda ni su tensión, la fuente pasa a oscilar con el doble de la frecuencia y el doble de la amplitud.

¿Qué características debe tener el nuevo gráfico, en los mismos ejes?`,
  figure: {
    kind: 'plane',
    x: [0, 8],
    y: [-6, 6],
    step: [1, 1],
    xTitle: 'Posición (m)',
    yTitle: 'Elongación (cm)',
    shapes: [
      {
        shape: 'path',
        smooth: true,
        accent: 1,
        points: Array.from(
          { length: 33 },
          (_, i) => [i / 4, Number((2 * Math.sin((i * Math.PI) / 8)).toFixed(3))] as const,
        ),
      },
    ],
    alt: 'Onda de elongación contra posición, entre 0 m y 8 m. Sube hasta 2 cm, baja hasta −2 cm y se repite cada 4 m.',
  },
  key: { text: md`Máximos de 4 cm y ciclos que se repiten cada 2 m` },
  distractors: [
    {
      mistake: 'mas-frecuencia-mas-longitud',
      text: md`Máximos de 4 cm y ciclos que se repiten cada 8 m`,
      feedback: md`En la misma cuerda la rapidez no cambia: si la frecuencia sube, ¿qué pasa con la longitud de onda?`,
    },
    {
      mistake: 'amplitud-cambia-la-longitud',
      text: md`Máximos de 4 cm y ciclos que se repiten cada 4 m`,
      feedback: md`La amplitud está bien; falta considerar el cambio de frecuencia.`,
    },
    {
      mistake: 'amplitud-medida-de-cresta-a-valle',
      text: md`Máximos de 8 cm y ciclos que se repiten cada 2 m`,
      feedback: md`Tomaste como amplitud la distancia entre cresta y valle; se mide desde el equilibrio.`,
    },
  ],
  solution: [
    {
      title: 'Amplitud',
      text: md`En el gráfico la amplitud es 2 cm, medida desde el equilibrio (de cresta a valle hay 4 cm). El doble es 4 cm.`,
    },
    {
      title: 'Longitud de onda',
      text: md`La rapidez depende de la cuerda y no cambia. Como $v = \lambda \cdot f$, con el doble de frecuencia la longitud de onda baja de 4 m a 2 m. La amplitud no influye en ella.`,
    },
    { title: 'Respuesta', text: md`Máximos de 4 cm y ciclos que se repiten cada 2 m` },
  ],
});
