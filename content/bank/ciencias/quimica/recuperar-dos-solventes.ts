import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-recuperar-dos-solventes',
  version: 2,
  content: 'ciencias.quimica.estructura-atomica.separacion-mezclas',
  skill: 'planificar-conducir',
  difficulty: 3,
  module: 'electivo',
  stem: md`Un laboratorio quiere recuperar por separado los tres líquidos de un residuo, sin ocupar otras sustancias (datos ficticios con fines didácticos).

| Líquido | Punto de ebullición (°C) | ¿Se mezcla con los otros? |
|---|---|---|
| Solvente | 56 | Con agua y con aceite |
| Agua | 100 | Con el solvente, no con el aceite |
| Aceite | Más de 250 | Con el solvente, no con el agua |

¿Qué procedimiento conviene?`,
  key: { text: md`Destilar cerca de 56 °C y decantar el líquido que queda` },
  distractors: [
    {
      mistake: 'decanta-liquidos-miscibles',
      text: md`Decantar el residuo y destilar cerca de 100 °C lo que queda`,
      feedback: md`El solvente está disuelto en ambas capas: decantar primero no lo recupera.`,
    },
    {
      mistake: 'destila-por-sobre-ambos-puntos',
      text: md`Destilar cerca de 120 °C y filtrar el líquido que queda`,
      feedback: md`A esa temperatura hierven dos de los líquidos y salen juntos.`,
    },
    {
      mistake: 'filtra-liquidos',
      text: md`Filtrar el residuo y destilar cerca de 56 °C lo que queda`,
      feedback: md`Un filtro retiene sólidos; aquí todo es líquido.`,
    },
  ],
  solution: [
    {
      title: 'Separar el solvente',
      text: md`Se mezcla con los otros dos, de modo que no se puede decantar; pero hierve a 56 °C, mucho antes que ellos: se destila.`,
    },
    {
      title: 'Separar agua y aceite',
      text: md`Sin el solvente, el agua y el aceite forman dos capas y se decantan. Con 120 °C también hervirá el agua, y filtrar no separa líquidos.`,
    },
    { title: 'Respuesta', text: md`Destilar cerca de 56 °C y decantar el líquido que queda` },
  ],
});
