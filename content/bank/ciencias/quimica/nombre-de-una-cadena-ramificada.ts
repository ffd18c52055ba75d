import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-nombre-de-una-cadena-ramificada',
  version: 1,
  content: 'ciencias.quimica.organica.hidrocarburos',
  skill: 'comunicar',
  difficulty: 4,
  module: 'electivo',
  stem: md`La figura muestra el esqueleto de carbonos de un alcano, sin sus hidrógenos.

¿Cuál es su nombre según las reglas de la IUPAC?`,
  figure: {
    kind: 'drawing',
    width: 22,
    height: 11,
    shapes: [
      { shape: 'text', at: [2, 7], text: 'C', anchor: 'middle' },
      { shape: 'segment', from: [2.8, 7], to: [4.8, 7] },
      { shape: 'text', at: [5.6, 7], text: 'C', anchor: 'middle' },
      { shape: 'segment', from: [6.4, 7], to: [8.4, 7] },
      { shape: 'text', at: [9.2, 7], text: 'C', anchor: 'middle' },
      { shape: 'segment', from: [10, 7], to: [12, 7] },
      { shape: 'text', at: [12.8, 7], text: 'C', anchor: 'middle' },
      { shape: 'segment', from: [9.2, 6.3], to: [9.2, 4.9] },
      { shape: 'text', at: [9.2, 4.2], text: 'C', anchor: 'middle' },
      { shape: 'segment', from: [10, 4.2], to: [12, 4.2] },
      { shape: 'text', at: [12.8, 4.2], text: 'C', anchor: 'middle' },
      { shape: 'segment', from: [13.6, 4.2], to: [15.6, 4.2] },
      { shape: 'text', at: [16.4, 4.2], text: 'C', anchor: 'middle' },
    ],
    alt: 'Cuatro carbonos en línea. Del tercero, contado desde la izquierda, sale hacia abajo una cadena de tres carbonos.',
  },
  key: { text: md`3-metilhexano` },
  distractors: [
    {
      mistake: 'cadena-principal-horizontal',
      text: md`2-propilbutano`,
      feedback: md`La cadena principal es la más larga, aunque doble en el dibujo: sigue los carbonos hacia abajo.`,
    },
    {
      mistake: 'numera-desde-el-extremo-lejano',
      text: md`4-metilhexano`,
      feedback: md`La cadena está bien elegida; numera desde el extremo más cercano a la ramificación.`,
    },
    {
      mistake: 'cuenta-la-rama-en-la-cadena',
      text: md`3-metilheptano`,
      feedback: md`Hay siete carbonos en total, pero uno de ellos es la ramificación.`,
    },
  ],
  solution: [
    {
      title: 'Cadena principal',
      text: md`La cadena continua más larga parte del extremo izquierdo, llega al tercer carbono y baja: tiene 6 carbonos, hexano. El carbono que queda fuera es un metilo.`,
    },
    {
      title: 'Numerar',
      text: md`Desde la izquierda el metilo queda en el carbono 3; desde el otro extremo quedaría en el 4. Se elige el número menor.`,
    },
    { title: 'Respuesta', text: md`El nombre es 3-metilhexano.` },
  ],
});
