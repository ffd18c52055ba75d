import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-mitocondrias-y-trabajo-celular',
  version: 1,
  content: 'ciencias.biologia.celula.especializadas',
  skill: 'observar-preguntar',
  difficulty: 2,
  module: 'comun',
  stem: md`El gráfico muestra cuántas mitocondrias se contaron, en promedio, en áreas iguales de tres tipos de células humanas. Un grupo quiere formular una hipótesis que explique la diferencia y que se pueda poner a prueba.

¿Cuál de las siguientes cumple con lo que busca el grupo?`,
  figure: {
    kind: 'chart',
    type: 'bars',
    categories: ['Músculo cardíaco', 'Hígado', 'Epidermis'],
    series: [{ name: 'Mitocondrias', values: [48, 30, 6] }],
    xTitle: 'Tipo de célula',
    yTitle: 'Mitocondrias por área',
    showValues: true,
    alt: 'Gráfico de barras. Mitocondrias por área: músculo cardíaco 48, hígado 30, epidermis 6.',
    caption: 'Mitocondrias por área observada. Datos ficticios con fines didácticos.',
  },
  key: { text: md`Mientras más energía gasta una célula, más mitocondrias tiene.` },
  distractors: [
    {
      mistake: 'hipotesis-sin-variable-medible',
      text: md`Las células más importantes del cuerpo tienen más mitocondrias.`,
      feedback: md`¿Cómo se mediría la importancia de una célula? Una hipótesis necesita variables medibles.`,
    },
    {
      mistake: 'invierte-causa-y-efecto-celular',
      text: md`Mientras menos trabaja una célula, más mitocondrias acumula.`,
      feedback: md`Compara el corazón, que late sin descanso, con la epidermis: la tendencia es la contraria.`,
    },
    {
      mistake: 'hipotesis-ajena-a-los-datos',
      text: md`Las células con más mitocondrias tienen un núcleo de mayor tamaño.`,
      feedback: md`El gráfico nada dice del núcleo, y esa relación no explica la diferencia observada.`,
    },
  ],
  solution: [
    {
      title: 'Qué muestra el gráfico',
      text: md`El número de mitocondrias cambia con el tipo de célula: es mayor en el corazón, que se contrae sin pausa, y menor en la epidermis.`,
    },
    {
      title: 'Qué debe tener la hipótesis',
      text: md`Tiene que proponer una relación entre dos variables que se puedan medir: por ejemplo, el consumo de oxígeno o de ATP y el número de mitocondrias.`,
    },
    {
      title: 'Por qué no las otras',
      text: md`La «importancia» no se mide; menos trabajo con más mitocondrias contradice los datos; el tamaño del núcleo no explica lo observado.`,
    },
    { title: 'Respuesta', text: md`Mientras más energía gasta una célula, más mitocondrias tiene.` },
  ],
});
