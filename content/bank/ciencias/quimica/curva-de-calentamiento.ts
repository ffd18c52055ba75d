import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-curva-de-calentamiento',
  version: 1,
  content: 'ciencias.quimica.estructura-atomica.clasificacion-materia',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'electivo',
  stem: md`Dos líquidos transparentes, P y Q, se calientan con la misma llama hasta que hierven. El gráfico muestra su temperatura; desde el minuto 6 se observan burbujas en ambos (datos ficticios con fines didácticos).

¿Qué se puede concluir?`,
  figure: {
    kind: 'plane',
    x: [0, 14],
    y: [0, 120],
    step: [2, 20],
    xTitle: 'Tiempo (min)',
    yTitle: 'Temperatura (°C)',
    shapes: [
      {
        shape: 'path',
        points: [
          [0, 20],
          [6, 78],
          [14, 78],
        ],
        accent: 1,
      },
      {
        shape: 'path',
        points: [
          [0, 20],
          [6, 84],
          [10, 92],
          [14, 99],
        ],
        accent: 2,
        dashed: true,
      },
      { shape: 'text', at: [12, 71], text: 'P', anchor: 'middle' },
      { shape: 'text', at: [12, 102], text: 'Q', anchor: 'middle' },
    ],
    alt: 'P sube de 20 °C a 78 °C en 6 minutos y se mantiene en 78 °C. Q sube de 20 °C a 84 °C en 6 minutos y sigue subiendo, más lento, hasta 99 °C en el minuto 14.',
    caption: 'Datos ficticios con fines didácticos.',
  },
  key: { text: md`P se comporta como sustancia pura y Q, como mezcla.` },
  distractors: [
    {
      mistake: 'meseta-inclinada-es-sustancia-pura',
      text: md`P se comporta como mezcla y Q, como sustancia pura.`,
      feedback: md`Mientras hierve, ¿cómo es la temperatura de una sustancia pura?`,
    },
    {
      mistake: 'mezcla-homogenea-como-compuesto',
      text: md`P y Q son sustancias puras, porque se ven uniformes.`,
      feedback: md`Una mezcla homogénea también se ve uniforme: usa el gráfico y no el aspecto.`,
    },
    {
      mistake: 'confunde-fusion-con-ebullicion',
      text: md`P se funde a 78 °C y Q se funde entre 84 °C y 99 °C.`,
      feedback: md`Ya eran líquidos al comienzo; las burbujas indican otro cambio de estado.`,
    },
  ],
  solution: [
    {
      title: 'Sustancia pura',
      text: md`Mientras hierve, una sustancia pura mantiene su temperatura, como P a 78 °C.`,
    },
    {
      title: 'Mezcla',
      text: md`En Q la temperatura sigue en aumento: al evaporarse más un componente, cambia la composición y con ella la temperatura de ebullición. El aspecto uniforme no basta, y no hay fusión porque ya eran líquidos.`,
    },
    { title: 'Respuesta', text: md`P se comporta como sustancia pura y Q, como mezcla.` },
  ],
});
