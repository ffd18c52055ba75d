import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-jornada-linea',
  version: 1,
  content: 'hcs.sistema-economico.derechos-laborales.evolucion',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 1,
  sources: [
    {
      name: 'Leyes N.º 4.053 de 1924, N.º 19.759 de 2001 y N.º 21.561 de 2023',
      detail: 'Duración de la jornada de trabajo',
    },
  ],
  stem: 'Según la línea de tiempo, ¿cómo ha cambiado la jornada legal de trabajo en Chile?',
  figure: {
    kind: 'timeline',
    from: 1910,
    to: 2030,
    alt: 'Línea de tiempo de 1910 a 2030 con cuatro hechos: 1914, ley de la silla; 1924, jornada de 8 horas diarias y 48 semanales; 2005, rige la jornada de 45 horas semanales; 2028, término de la reducción gradual a 40 horas aprobada en 2023.',
    caption: 'Algunas normas sobre el trabajo en Chile.',
    events: [
      { year: 1914, label: 'Ley de la silla' },
      { year: 1924, label: '48 horas semanales' },
      { year: 2005, label: 'Rige la jornada de 45 horas' },
      { year: 2028, label: 'Se completan las 40 horas' },
    ],
  },
  key: { text: 'Se ha acortado por etapas, con décadas entre una reducción y otra.' },
  distractors: [
    {
      mistake: 'economia-lee-mal-los-datos',
      text: 'Se ha alargado por etapas, de 40 a 48 horas cada semana.',
      feedback: 'Ordena las horas según los años: ¿suben o bajan?',
    },
    {
      mistake: 'economia-otra-epoca',
      text: 'Se ha mantenido igual desde que la fijó la ley de la silla.',
      feedback: 'La ley de la silla trata de otra cosa; mira los hechos posteriores.',
    },
    {
      mistake: 'economia-excede-la-fuente',
      text: 'Se ha acortado cada vez que hubo en el país una crisis económica.',
      feedback: 'La línea no muestra crisis económicas.',
    },
  ],
  solution: [
    {
      title: 'Leer las horas',
      text: '48 en 1924, 45 desde 2005 y 40 al completarse la ley de 2023.',
    },
    {
      title: 'La tendencia',
      text: 'La jornada baja en pasos separados por muchos años. La ley de 1914 obligaba a dar asientos y la línea no habla de crisis.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Se ha acortado por etapas, con décadas entre una reducción y otra.',
    },
  ],
});
