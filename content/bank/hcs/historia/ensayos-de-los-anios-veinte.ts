import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-ensayos-de-los-anios-veinte',
  version: 1,
  content: 'hcs.historia.chile-siglo-xix.republica',
  skill: 'analisis-fuentes',
  difficulty: 4,
  sources: [
    { name: 'Simon Collier y William F. Sater, Historia de Chile, 1808-1994' },
    { name: 'Gabriel Salazar, Construcción de Estado en Chile (1800-1837)' },
  ],
  stem: 'A partir de la línea de tiempo, ¿cuál de las siguientes interpretaciones de los años 1823 a 1830 es más adecuada?',
  figure: {
    kind: 'timeline',
    from: 1822,
    to: 1834,
    alt: 'Línea de tiempo de 1822 a 1834 con cinco hechos: 1823, Constitución moralista; 1826, leyes federales; 1828, Constitución liberal; 1830, batalla de Lircay; 1833, nueva Constitución.',
    caption: 'Organización política de Chile, 1823-1833.',
    events: [
      { year: 1823, label: 'Constitución moralista' },
      { year: 1826, label: 'Leyes federales' },
      { year: 1828, label: 'Constitución liberal' },
      { year: 1830, label: 'Batalla de Lircay' },
      { year: 1833, label: 'Constitución de 1833' },
    ],
  },
  key: { text: 'Fueron años de búsqueda, en que se probaron distintas formas de organizar el Estado.' },
  distractors: [
    {
      mistake: 'historia-generaliza',
      text: 'Fueron años de anarquía, en que no hubo leyes ni propuestas para organizar el Estado.',
      feedback: 'La línea muestra varias propuestas; cuenta cuántas hay antes de 1830.',
    },
    {
      mistake: 'historia-lee-mal-los-datos',
      text: 'Fueron años de estabilidad, en que rigió una sola forma de organización.',
      feedback: 'Revisa cuántas normas distintas aparecen en menos de una década.',
    },
    {
      mistake: 'historia-otra-epoca',
      text: 'Fueron años de dominio español, en que se restauró el gobierno colonial.',
      feedback: 'La Independencia se había declarado en 1818; mira las fechas.',
    },
  ],
  solution: [
    {
      title: 'Qué se ve',
      text: 'En siete años hay una Constitución moralista, leyes federales y una Constitución liberal, y después una batalla.',
    },
    {
      title: 'Cómo interpretarlo',
      text: 'Varios historiadores prefieren hablar de ensayos o aprendizaje político en lugar de anarquía: hubo proyectos distintos en disputa, no vacío ni estabilidad.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Fueron años de búsqueda, en que se probaron distintas formas de organizar el Estado.',
    },
  ],
});
