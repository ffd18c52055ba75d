import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-hormonas-despues-de-la-ovulacion',
  version: 1,
  content: 'ciencias.biologia.procesos.ciclos',
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  stem: md`El gráfico muestra la progesterona en la sangre de una persona en dos ciclos distintos. En uno de ellos hubo fecundación e implantación. La progesterona mantiene el endometrio (datos ficticios con fines didácticos).

¿Qué se puede inferir de las dos curvas?`,
  figure: {
    kind: 'chart',
    type: 'lines',
    categories: ['0', '7', '14', '18', '21', '24', '28', '32'],
    series: [
      { name: 'Ciclo A', values: [1, 1, 2, 9, 14, 10, 2, 1] },
      { name: 'Ciclo B', values: [1, 1, 2, 9, 14, 16, 19, 22] },
    ],
    xTitle: 'Día desde el inicio del ciclo',
    yTitle: 'Progesterona (ng/mL)',
    alt: 'Progesterona en ng/mL los días 0, 7, 14, 18, 21, 24, 28 y 32. Ciclo A: 1, 1, 2, 9, 14, 10, 2 y 1. Ciclo B: 1, 1, 2, 9, 14, 16, 19 y 22.',
    caption: 'Datos ficticios con fines didácticos.',
  },
  key: { text: md`En B hubo embarazo: la progesterona siguió alta y no hubo menstruación el día 28.` },
  distractors: [
    {
      mistake: 'progesterona-sube-en-todo-ciclo',
      text: md`En A hubo embarazo: la progesterona bajó porque ya no era necesaria el día 28.`,
      feedback: md`Si la progesterona cae, el endometrio se desprende: ¿es compatible con un embarazo?`,
    },
    {
      mistake: 'embarazo-ocurre-en-la-menstruacion',
      text: md`En B hubo embarazo: la fecundación ocurrió el día 28, cuando se separan las curvas.`,
      feedback: md`Las curvas se separan antes; recuerda cerca de qué día ocurre la ovulación.`,
    },
    {
      mistake: 'estrogeno-mantiene-cuerpo-luteo',
      text: md`En A y en B hubo ovulación, pero la progesterona no influye en el endometrio.`,
      feedback: md`El enunciado indica el efecto de esta hormona sobre el endometrio; vuelve a leerlo.`,
    },
  ],
  solution: [
    {
      title: 'Lo que comparten',
      text: md`En ambos ciclos la progesterona sube después del día 14: hubo ovulación y se formó cuerpo lúteo.`,
    },
    {
      title: 'Lo que difiere',
      text: md`En A cae hacia el día 28: el endometrio se desprende y comienza la menstruación. En B sigue en aumento, de modo que el endometrio se mantiene: es el ciclo con implantación. La fecundación ocurrió cerca de la ovulación, no el día 28.`,
    },
    {
      title: 'Respuesta',
      text: md`En B hubo embarazo: la progesterona siguió alta y no hubo menstruación el día 28.`,
    },
  ],
});
