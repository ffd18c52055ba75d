import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-limites-transicion',
  version: 1,
  content: 'hcs.historia.dictadura-democracia.recuperacion-democracia',
  skill: 'pensamiento-critico',
  difficulty: 4,
  sources: [
    { name: 'Simon Collier y William F. Sater, Historia de Chile, 1808-1994' },
    { name: 'Biblioteca del Congreso Nacional de Chile, Historia política' },
  ],
  stem: 'En marzo de 1990 asumió un presidente elegido por votación popular, pero se mantuvieron senadores designados y un sistema electoral binominal, y Augusto Pinochet siguió como comandante en jefe del Ejército hasta 1998. ¿Qué característica de la transición chilena muestran estos hechos?',
  key: { text: 'La democracia se recuperó dentro de límites fijados por el régimen anterior.' },
  distractors: [
    {
      mistake: 'historia-sin-cambio',
      text: 'La dictadura continuó con otro nombre y sin cambios en quienes gobernaban.',
      feedback: 'En 1990 cambió el gobierno por elección; eso es un cambio importante.',
    },
    {
      mistake: 'historia-ruptura-total',
      text: 'La democracia se recuperó con una Constitución enteramente nueva en 1990.',
      feedback: 'La Constitución de 1980 siguió vigente, con reformas.',
    },
    {
      mistake: 'historia-otro-lugar',
      text: 'La dictadura cayó tras una derrota militar frente a otro país vecino.',
      feedback: 'Eso recuerda el caso argentino de 1982-1983.',
    },
  ],
  solution: [
    {
      title: 'Lo que cambió',
      text: 'Hubo elecciones libres y un nuevo gobierno civil.',
    },
    {
      title: 'Lo que permaneció',
      text: 'Instituciones creadas por el régimen limitaron a las mayorías durante años. Cambio y continuidad conviven; no hubo derrota externa ni Constitución nueva.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La democracia se recuperó dentro de límites fijados por el régimen anterior.',
    },
  ],
});
