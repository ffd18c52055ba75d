import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-causas-descolonizacion',
  version: 2,
  content: 'hcs.historia.segunda-mitad-siglo-xx.descolonizacion',
  skill: 'pensamiento-critico',
  difficulty: 3,
  sources: [{ name: 'Eric Hobsbawm, Historia del siglo XX', detail: 'El fin de los imperios' }],
  stem: '¿Cuál de las siguientes opciones reúne factores que ayudan a explicar la descolonización de Asia y África después de 1945?',
  key: { text: 'El desgaste de Europa tras la guerra y el avance de los nacionalismos locales.' },
  distractors: [
    {
      mistake: 'historia-causa-unica',
      text: 'La decisión de las metrópolis de retirarse para gastar menos, sin presión de sus colonias.',
      feedback: '¿Qué papel tendrían entonces Gandhi y tantos movimientos locales?',
    },
    {
      mistake: 'historia-invierte-causa',
      text: 'El nacimiento de decenas de Estados africanos y su ingreso a las Naciones Unidas.',
      feedback: 'Eso vino con la descolonización: es un resultado, no lo que la explica.',
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
      text: 'En las colonias crecían movimientos nacionalistas con líderes y apoyo popular. No bastó la voluntad europea; los nuevos Estados fueron el resultado.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: El desgaste de Europa tras la guerra y el avance de los nacionalismos locales.',
    },
  ],
});
