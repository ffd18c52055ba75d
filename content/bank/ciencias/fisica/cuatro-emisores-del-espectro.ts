import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-cuatro-emisores-del-espectro',
  version: 1,
  content: 'ciencias.fisica.ondas.espectro',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  stem: md`La tabla muestra la frecuencia aproximada de las ondas electromagnéticas que emiten cuatro aparatos.

| Aparato | Frecuencia (Hz) |
|---|---|
| Control remoto | $3 \cdot 10^{14}$ |
| Antena de radio FM | $1 \cdot 10^{8}$ |
| Equipo de rayos X | $3 \cdot 10^{18}$ |
| Lámpara que desinfecta | $1 \cdot 10^{15}$ |

¿Cuál es el orden de los aparatos, desde la **menor** hasta la **mayor** longitud de onda, en el vacío?`,
  key: { text: md`Rayos X, lámpara, control remoto, radio FM` },
  distractors: [
    {
      mistake: 'ordena-por-frecuencia-y-no-por-longitud',
      text: md`Radio FM, control remoto, lámpara, rayos X`,
      feedback: md`Ese es el orden de las frecuencias; ¿cómo cambia la longitud de onda si la frecuencia crece?`,
    },
    {
      mistake: 'infrarrojo-mas-energetico-que-uv',
      text: md`Rayos X, control remoto, lámpara, radio FM`,
      feedback: md`Compara bien los exponentes del control remoto y de la lámpara.`,
    },
    {
      mistake: 'radio-como-la-onda-mas-corta',
      text: md`Radio FM, rayos X, lámpara, control remoto`,
      feedback: md`La radio tiene la frecuencia más baja de la tabla: piensa en qué extremo queda.`,
    },
  ],
  solution: [
    {
      title: 'Relación entre frecuencia y longitud de onda',
      text: md`En el vacío todas viajan con la misma rapidez $c = \lambda \cdot f$. Si $f$ es mayor, $\lambda$ es menor.`,
    },
    {
      title: 'Ordenar',
      text: md`De mayor a menor frecuencia: $3 \cdot 10^{18}$, $1 \cdot 10^{15}$, $3 \cdot 10^{14}$ y $1 \cdot 10^{8}$ Hz. Ese es el orden de menor a mayor longitud de onda; el orden contrario es el de las frecuencias.`,
    },
    { title: 'Respuesta', text: md`Rayos X, lámpara, control remoto, radio FM` },
  ],
});
