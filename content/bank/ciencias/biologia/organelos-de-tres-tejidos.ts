import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-organelos-de-tres-tejidos',
  version: 1,
  content: 'ciencias.biologia.celula.organelos',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  stem: md`Un equipo midió qué porcentaje del volumen de la célula ocupan cuatro organelos en células de tres tejidos de una rata (datos ficticios con fines didácticos).

| Organelo | Célula X | Célula Y | Célula Z |
|---|---|---|---|
| Retículo endoplasmático rugoso | 21 % | 4 % | 3 % |
| Retículo endoplasmático liso | 2 % | 3 % | 17 % |
| Mitocondrias | 6 % | 27 % | 9 % |
| Aparato de Golgi | 8 % | 2 % | 3 % |

¿Cuál de las siguientes conclusiones tiene apoyo en los datos?`,
  key: { text: md`La célula X sintetiza muchas proteínas que salen de ella.` },
  distractors: [
    {
      mistake: 'confunde-mitocondria-con-reticulo-liso',
      text: md`La célula Y sintetiza gran parte de los lípidos del cuerpo.`,
      feedback: md`En Y abundan las mitocondrias; revisa qué organelo se encarga de los lípidos.`,
    },
    {
      mistake: 'lee-la-columna-vecina',
      text: md`La célula Z obtiene más energía que las otras dos.`,
      feedback: md`Busca en la fila de las mitocondrias cuál es la célula con el mayor porcentaje.`,
    },
    {
      mistake: 'atribuye-al-golgi-la-degradacion',
      text: md`La célula X digiere sustancias de desecho en gran cantidad.`,
      feedback: md`Digerir es tarea de los lisosomas, que no aparecen en la tabla.`,
    },
  ],
  solution: [
    {
      title: 'Qué distingue a cada célula',
      text: md`En X sobresalen el retículo rugoso y el aparato de Golgi; en Y, las mitocondrias; en Z, el retículo liso.`,
    },
    {
      title: 'Qué hace cada organelo',
      text: md`El retículo rugoso, con sus ribosomas, sintetiza proteínas de exportación, y el Golgi las modifica y las empaqueta. Las mitocondrias obtienen energía y el retículo liso sintetiza lípidos.`,
    },
    {
      title: 'Por qué no las otras',
      text: md`Los lípidos apuntarían a Z y no a Y; la energía, a Y y no a Z. Sobre la digestión no hay datos, porque no se midieron lisosomas.`,
    },
    { title: 'Conclusión', text: md`La célula X sintetiza muchas proteínas que salen de ella.` },
  ],
});
