import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-olas-por-la-boca-del-puerto',
  version: 1,
  content: 'ciencias.fisica.ondas.doppler-interferencia-difraccion',
  skill: 'observar-preguntar',
  difficulty: 4,
  module: 'electivo',
  stem: md`En una cubeta, ondas rectas de agua pasan por una abertura entre dos barreras. Se midió el ángulo en que se abren las ondas al otro lado (datos ficticios con fines didácticos).

| Ensayo | Abertura (cm) | Longitud de onda (cm) | Ángulo en que se abren |
|---|---|---|---|
| 1 | 8 | 2 | 29° |
| 2 | 4 | 2 | 60° |
| 3 | 8 | 4 | 60° |
| 4 | 16 | 4 | 29° |

¿Qué hipótesis concuerda con todos los ensayos?`,
  key: { text: md`Las ondas se abren más si la longitud de onda crece respecto de la abertura.` },
  distractors: [
    {
      mistake: 'difraccion-depende-solo-de-la-abertura',
      text: md`Las ondas se abren más si la abertura es menor, sea cual sea su longitud.`,
      feedback: md`Compara los ensayos 1 y 3: igual abertura y distinto ángulo.`,
    },
    {
      mistake: 'difraccion-mayor-con-abertura-grande',
      text: md`Las ondas se abren más si la abertura crece respecto de la longitud de onda.`,
      feedback: md`Calcula en cada ensayo cuántas longitudes de onda caben en la abertura.`,
    },
    {
      mistake: 'cambia-el-periodo-por-la-abertura',
      text: md`Las ondas se abren más si la longitud de onda es de 4 cm y no de 2 cm.`,
      feedback: md`Compara los ensayos 2 y 4: el ángulo mayor no corresponde a la onda más larga.`,
    },
  ],
  solution: [
    {
      title: 'Comparar de a dos',
      text: md`Ensayos 1 y 2: igual onda, menor abertura, ángulo mayor. Ensayos 1 y 3: igual abertura, onda más larga, ángulo mayor. Importan ambas.`,
    },
    {
      title: 'Buscar una relación',
      text: md`Longitud de onda dividida por abertura: 0,25; 0,5; 0,5 y 0,25. Cuando el cociente es igual, el ángulo también lo es (29° o 60°).`,
    },
    {
      title: 'Respuesta',
      text: md`Las ondas se abren más si la longitud de onda crece respecto de la abertura.`,
    },
  ],
});
