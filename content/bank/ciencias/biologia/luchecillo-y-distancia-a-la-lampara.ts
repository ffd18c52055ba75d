import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-luchecillo-y-distancia-a-la-lampara',
  version: 1,
  content: 'ciencias.biologia.ambiente.fotosintesis',
  skill: 'observar-preguntar',
  difficulty: 2,
  module: 'comun',
  stem: md`Un grupo puso ramas iguales de luchecillo, una planta acuática, en tubos con agua a 20 °C y bicarbonato en la misma cantidad. Frente a cada tubo encendió la misma lámpara a distinta distancia y contó las burbujas de oxígeno (datos ficticios con fines didácticos).

| Distancia a la lámpara (cm) | Burbujas por minuto |
|---|---|
| 10 | 48 |
| 20 | 27 |
| 30 | 14 |
| 40 | 9 |

¿Cuál es la pregunta de investigación de este experimento?`,
  key: { text: md`¿Cómo influye la intensidad de la luz en la rapidez de la fotosíntesis?` },
  distractors: [
    {
      mistake: 'intercambia-variables',
      text: md`¿Cómo influye la rapidez de la fotosíntesis en la intensidad de la luz?`,
      feedback: md`Pregúntate qué cambió el grupo a propósito y qué midió como resultado.`,
    },
    {
      mistake: 'toma-por-variable-lo-que-se-mantuvo',
      text: md`¿Cómo influye la temperatura del agua en la rapidez de la fotosíntesis?`,
      feedback: md`El agua estuvo siempre a 20 °C; busca lo que fue distinto en cada tubo.`,
    },
    {
      mistake: 'confunde-pregunta-con-procedimiento',
      text: md`¿Cuál planta acuática produce más oxígeno con la misma intensidad de luz?`,
      feedback: md`Todas las ramas eran de la misma planta: eso no se comparó.`,
    },
  ],
  solution: [
    {
      title: 'Qué se cambió y qué se midió',
      text: md`Se cambió la distancia a la lámpara, es decir, la intensidad de la luz (variable independiente). Se midieron las burbujas de oxígeno por minuto, que indican la rapidez de la fotosíntesis (variable dependiente).`,
    },
    {
      title: 'Qué se mantuvo igual',
      text: md`La temperatura, el bicarbonato y la planta fueron los mismos: sobre ellos no se puede preguntar con estos datos.`,
    },
    { title: 'Respuesta', text: md`¿Cómo influye la intensidad de la luz en la rapidez de la fotosíntesis?` },
  ],
});
