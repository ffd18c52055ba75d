import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-guerra-fria-no-lineal',
  version: 1,
  content: 'hcs.historia.segunda-mitad-siglo-xx.posguerra',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 5,
  sources: [{ name: 'Eric Hobsbawm, Historia del siglo XX', detail: 'La guerra fría' }],
  stem: 'Un estudiante sostiene: «La tensión entre Estados Unidos y la Unión Soviética creció sin pausa desde 1945 hasta 1991». ¿Qué par de hechos de la línea de tiempo permite rebatir mejor su afirmación?',
  figure: {
    kind: 'timeline',
    from: 1945,
    to: 1992,
    alt: 'Línea de tiempo de 1945 a 1992 con siete hechos: 1948, bloqueo de Berlín; 1962, crisis de los misiles en Cuba; 1963, línea directa entre Washington y Moscú; 1972, acuerdo de limitación de armas SALT I; 1979, intervención soviética en Afganistán; 1987, tratado que elimina misiles de alcance intermedio; 1991, disolución de la Unión Soviética.',
    caption: 'Algunos hechos de la Guerra Fría.',
    events: [
      { year: 1948, label: 'Bloqueo de Berlín' },
      { year: 1962, label: 'Crisis de los misiles en Cuba' },
      { year: 1963, label: 'Línea directa Washington-Moscú' },
      { year: 1972, label: 'Acuerdo de armas SALT I' },
      { year: 1979, label: 'Intervención soviética en Afganistán' },
      { year: 1987, label: 'Tratado que elimina misiles' },
      { year: 1991, label: 'Disolución de la Unión Soviética' },
    ],
  },
  key: { text: 'La línea directa de 1963 y el acuerdo SALT I de 1972.' },
  distractors: [
    {
      mistake: 'historia-contradice-la-fuente',
      text: 'El bloqueo de Berlín y la crisis de los misiles en Cuba.',
      feedback: 'Ambos hechos muestran tensión: apoyan la afirmación en vez de rebatirla.',
    },
    {
      mistake: 'historia-orden-de-los-hechos',
      text: 'La intervención en Afganistán y la disolución soviética.',
      feedback: 'Uno aumenta la tensión y el otro es el final; se buscan pausas en el camino.',
    },
    {
      mistake: 'historia-dato-sin-relacion',
      text: 'La disolución soviética de 1991 y el bloqueo de 1948.',
      feedback: 'Marcan el comienzo y el término, pero no dicen si hubo alivios intermedios.',
    },
  ],
  solution: [
    {
      title: 'Qué se afirma',
      text: 'Que la tensión solo creció: para rebatirlo hacen falta hechos de acercamiento ocurridos en medio del período.',
    },
    {
      title: 'Cuáles sirven',
      text: 'En 1963 se abre una vía para evitar malentendidos y en 1972 se limitan armas: son parte de la distensión. Berlín, Cuba y Afganistán son momentos de tensión.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La línea directa de 1963 y el acuerdo SALT I de 1972.',
    },
  ],
});
