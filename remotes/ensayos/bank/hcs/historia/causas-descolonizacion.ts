import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-causas-descolonizacion',
  version: 1,
  content: 'hcs.historia.segunda-mitad-siglo-xx.descolonizacion',
  skill: 'pensamiento-critico',
  difficulty: 3,
  sources: [{ name: 'Eric Hobsbawm, Historia del siglo XX', detail: 'El fin de los imperios' }],
  stem: '¿Cuál de las siguientes opciones reúne factores que ayudan a explicar la descolonización de Asia y África después de 1945?',
  key: { text: 'El desgaste de Europa tras la guerra y el avance de los nacionalismos locales.' },
  distractors: [
    {
      mistake: 'historia-causa-unica',
      text: 'La sola decisión de las potencias europeas de abandonar territorios poco rentables.',
      feedback: '¿Qué papel tendrían entonces Gandhi y tantos movimientos locales?',
    },
    {
      mistake: 'historia-otros-actores',
      text: 'La unión de todas las colonias en un solo ejército dirigido por la India.',
      feedback: 'No existió ese ejército común; cada proceso tuvo sus propias formas.',
    },
    {
      mistake: 'historia-otra-epoca',
      text: 'La Conferencia de Berlín y el acuerdo europeo para fijar las fronteras africanas.',
      feedback: 'Esa conferencia es de 1884-1885 y corresponde al reparto colonial.',
    },
  ],
  solution: [
    {
      title: 'Factores externos e internos',
      text: 'Las metrópolis salieron de la guerra endeudadas, y las nuevas potencias criticaban los viejos imperios.',
    },
    {
      title: 'El papel de los pueblos',
      text: 'En las colonias crecían movimientos nacionalistas con líderes y apoyo popular. No bastó la voluntad europea ni hubo un ejército común.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: El desgaste de Europa tras la guerra y el avance de los nacionalismos locales.',
    },
  ],
});
