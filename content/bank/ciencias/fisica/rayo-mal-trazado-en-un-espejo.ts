import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-rayo-mal-trazado-en-un-espejo',
  version: 1,
  content: 'ciencias.fisica.ondas.espejos',
  otherContents: ['ciencias.fisica.ondas.fenomenos'],
  skill: 'comunicar',
  difficulty: 3,
  module: 'comun',
  stem: md`Para explicar por qué una persona ve una ampolleta en un espejo plano, una estudiante trazó el rayo de la figura, con la normal en el punto donde se refleja.

¿Qué corrección necesita su esquema?`,
  figure: {
    kind: 'drawing',
    width: 16,
    height: 10,
    shapes: [
      { shape: 'segment', from: [12, 0.5], to: [12, 9.5], accent: 4 },
      { shape: 'text', at: [12.4, 9], text: 'Espejo', anchor: 'start', size: 'small' },
      { shape: 'segment', from: [6, 7], to: [12, 7], dashed: true },
      { shape: 'text', at: [5.7, 7], text: 'Normal', anchor: 'end', size: 'small' },
      { shape: 'point', at: [3, 8.4], accent: 1 },
      { shape: 'text', at: [3, 9.3], text: 'Ampolleta', size: 'small' },
      { shape: 'point', at: [2, 1.6] },
      { shape: 'text', at: [2, 0.7], text: 'Ojo', size: 'small' },
      { shape: 'arrow', from: [3, 8.4], to: [11.9, 7.02], accent: 1 },
      { shape: 'arrow', from: [12, 7], to: [2.4, 1.82], accent: 1 },
    ],
    alt: 'Espejo vertical a la derecha. Desde la ampolleta, arriba a la izquierda, un rayo llega al espejo casi sin inclinación, pegado a la normal, y desde ese punto baja hasta el ojo formando con la normal un ángulo mucho mayor.',
  },
  key: { text: md`Bajar el punto de reflexión hasta que ambos ángulos con la normal sean iguales` },
  distractors: [
    {
      mistake: 'busca-el-rayo-perpendicular',
      text: md`Subir el punto de reflexión hasta que el rayo llegue perpendicular al espejo`,
      feedback: md`Un rayo que llega perpendicular se devuelve por el mismo camino: no llegaría al ojo.`,
    },
    {
      mistake: 'rayo-que-atraviesa-el-espejo',
      text: md`Trazar el rayo desde detrás del espejo, donde está la imagen, hasta el ojo`,
      feedback: md`La luz no viene desde detrás del espejo: ahí solo se cortan las prolongaciones.`,
    },
    {
      mistake: 'cualquier-rayo-llega-al-ojo',
      text: md`Ninguna: desde cualquier punto del espejo un rayo se refleja hacia el ojo`,
      feedback: md`El rayo reflejado no elige su dirección: compara los dos ángulos con la normal.`,
    },
  ],
  solution: [
    {
      title: 'Qué debe cumplir el rayo',
      text: md`En la reflexión el ángulo de incidencia y el de reflexión, medidos desde la normal, son iguales.`,
    },
    {
      title: 'Qué ocurre en la figura',
      text: md`El rayo llega con un ángulo pequeño y sale con uno grande. Al bajar el punto de reflexión el primero crece y el segundo disminuye, hasta que se igualan. El rayo no parte de la imagen, porque detrás del espejo no hay luz.`,
    },
    {
      title: 'Respuesta',
      text: md`Bajar el punto de reflexión hasta que ambos ángulos con la normal sean iguales`,
    },
  ],
});
