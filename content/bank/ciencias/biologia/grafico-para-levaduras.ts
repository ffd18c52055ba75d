import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-grafico-para-levaduras',
  version: 1,
  content: 'ciencias.biologia.ambiente.respiracion-celular',
  skill: 'comunicar',
  difficulty: 3,
  module: 'electivo',
  stem: md`Se midió cada 10 minutos, durante una hora, el volumen de dióxido de carbono acumulado por dos cultivos iguales de levadura, uno con oxígeno y otro sin él. Se quiere mostrar cómo cambia la rapidez de producción en el tiempo y comparar ambos cultivos.

¿Cuál representación es la más adecuada?`,
  key: { text: md`Un gráfico con el tiempo en el eje horizontal, el volumen en el vertical y una línea por cultivo` },
  distractors: [
    {
      mistake: 'intercambia-los-ejes',
      text: md`Un gráfico con el volumen en el eje horizontal, el cultivo en el vertical y una línea por minuto`,
      feedback: md`La variable que avanza por sí sola, la que se controla, va en el eje horizontal.`,
    },
    {
      mistake: 'promedia-y-pierde-la-comparacion',
      text: md`Un gráfico de barras con una barra por cultivo, que muestre el volumen promedio de toda la hora`,
      feedback: md`Con un promedio no se ve cómo cambió el volumen minuto a minuto.`,
    },
    {
      mistake: 'grafico-circular-para-tendencia',
      text: md`Un gráfico circular por cultivo, con un sector por cada medición y el volumen en porcentajes`,
      feedback: md`Un gráfico circular muestra partes de un total; estas mediciones son acumuladas.`,
    },
  ],
  solution: [
    {
      title: 'Qué hay que mostrar',
      text: md`El cambio en el tiempo de una variable medida y la comparación de dos condiciones.`,
    },
    {
      title: 'Qué gráfico sirve',
      text: md`Con el tiempo en el eje horizontal y el volumen en el vertical, la pendiente de cada línea muestra la rapidez, y dos líneas permiten comparar. Un promedio o un gráfico circular ocultan el cambio.`,
    },
    {
      title: 'Respuesta',
      text: md`Un gráfico con el tiempo en el eje horizontal, el volumen en el vertical y una línea por cultivo`,
    },
  ],
});
