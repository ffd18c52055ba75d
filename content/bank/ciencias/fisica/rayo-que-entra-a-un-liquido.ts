import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-rayo-que-entra-a-un-liquido',
  version: 1,
  content: 'ciencias.fisica.ondas.fenomenos',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  stem: md`Un grupo dirige un láser desde el aire hacia un líquido transparente y mide los ángulos que el rayo forma con la normal en cada medio (datos ficticios con fines didácticos).

| Ángulo en el aire | Ángulo en el líquido |
|---|---|
| 0° | 0° |
| 20° | 14° |
| 40° | 27° |
| 60° | 37° |

¿Qué se puede concluir acerca de la luz del láser al entrar al líquido?`,
  figure: {
    kind: 'drawing',
    width: 20,
    height: 12,
    shapes: [
      { shape: 'segment', from: [1, 6], to: [19, 6] },
      { shape: 'segment', from: [10, 0.5], to: [10, 11.5], dashed: true },
      { shape: 'arrow', from: [5, 10.2], to: [10, 6], accent: 1 },
      { shape: 'arrow', from: [10, 6], to: [12.6, 0.9], accent: 1 },
      { shape: 'text', at: [1.2, 6.5], text: 'Aire', anchor: 'start' },
      { shape: 'text', at: [1.2, 4.9], text: 'Líquido', anchor: 'start' },
      { shape: 'text', at: [10.4, 10.8], text: 'Normal', anchor: 'start', size: 'small' },
    ],
    alt: 'Un rayo baja por el aire, llega a la superficie de un líquido y sigue dentro de él más cerca de la normal, que es la línea vertical segmentada.',
    caption: 'La figura no está a escala.',
  },
  key: { text: md`Su rapidez disminuye, por eso se acerca a la normal.` },
  distractors: [
    {
      mistake: 'asocia-acercarse-a-la-normal-con-mas-rapidez',
      text: md`Su rapidez aumenta, por eso se acerca a la normal.`,
      feedback: md`El ángulo menor está en el líquido; revisa qué indica eso sobre la rapidez en ese medio.`,
    },
    {
      mistake: 'cree-que-la-frecuencia-cambia-al-refractar',
      text: md`Su frecuencia disminuye, por eso cambia de dirección.`,
      feedback: md`La frecuencia la impone la fuente, el láser; lo que cambia al pasar de medio es otra cosa.`,
    },
    {
      mistake: 'confunde-refraccion-con-reflexion',
      text: md`Su dirección se mantiene, porque ambos ángulos son iguales.`,
      feedback: md`Solo coinciden en 0°; la igualdad de ángulos corresponde a la reflexión.`,
    },
  ],
  solution: [
    {
      title: 'Leer la tabla',
      text: md`Salvo en 0°, el ángulo en el líquido es menor que en el aire: el rayo se acerca a la normal.`,
    },
    {
      title: 'Interpretar',
      text: md`Un rayo se acerca a la normal cuando entra a un medio donde viaja más lento. La frecuencia, en cambio, depende de la fuente y se mantiene.`,
    },
    { title: 'Respuesta', text: md`Su rapidez disminuye, por eso se acerca a la normal.` },
  ],
});
