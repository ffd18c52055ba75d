import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-crisis-parlamentarismo-1920',
  version: 1,
  content: 'hcs.historia.primera-mitad-siglo-xx.crisis-liberal',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 3,
  sources: [{ name: 'Simon Collier y William F. Sater, Historia de Chile, 1808-1994' }],
  stem: '¿Qué transformación del Estado chileno se relaciona con los hechos de la línea de tiempo?',
  figure: {
    kind: 'timeline',
    from: 1918,
    to: 1934,
    alt: 'Línea de tiempo de 1918 a 1934 con cinco hechos: 1920, elección de Arturo Alessandri; 1924, ruido de sables y leyes sociales; 1925, nueva Constitución; 1927, gobierno de Carlos Ibáñez; 1932, segundo gobierno de Alessandri.',
    caption: 'Chile entre 1920 y 1932.',
    events: [
      { year: 1920, label: 'Elección de Alessandri' },
      { year: 1924, label: 'Ruido de sables y leyes sociales' },
      { year: 1925, label: 'Nueva Constitución' },
      { year: 1927, label: 'Gobierno de Ibáñez' },
      { year: 1932, label: 'Segundo gobierno de Alessandri' },
    ],
  },
  key: { text: 'El fin de las prácticas parlamentarias y el inicio de la legislación social.' },
  distractors: [
    {
      mistake: 'historia-orden-de-los-hechos',
      text: 'El comienzo de las prácticas parlamentarias después de una guerra civil.',
      feedback: 'La guerra civil es de 1891; en estos años esas prácticas se estaban cerrando.',
    },
    {
      mistake: 'historia-otra-epoca',
      text: 'La ocupación militar de la Araucanía y la llegada de los colonos al sur.',
      feedback: 'Revisa las fechas: ese proceso terminó en el siglo XIX.',
    },
    {
      mistake: 'historia-sin-cambio',
      text: 'La permanencia del Estado oligárquico y la defensa de la Constitución anterior.',
      feedback: 'En la línea aparece una Constitución nueva; mira qué pasó en 1924 y 1925.',
    },
  ],
  solution: [
    {
      title: 'Lo que muestran los hechos',
      text: 'En 1924 se aprobaron leyes de trabajo y previsión; en 1925 una Constitución reforzó al presidente frente al Congreso.',
    },
    {
      title: 'Lo que cambió',
      text: 'Quedaron atrás la rotativa de ministerios y el Estado que no intervenía en lo social. Los otros procesos son del siglo XIX o contradicen la línea.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: El fin de las prácticas parlamentarias y el inicio de la legislación social.',
    },
  ],
});
