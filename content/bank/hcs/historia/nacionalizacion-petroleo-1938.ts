import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-nacionalizacion-petroleo-1938',
  version: 1,
  content: 'hcs.historia.primera-mitad-siglo-xx.populismo',
  skill: 'pensamiento-critico',
  difficulty: 3,
  sources: [{ name: 'Tulio Halperin Donghi, Historia contemporánea de América Latina' }],
  stem: 'En 1938, el presidente Lázaro Cárdenas expropió las compañías petroleras extranjeras en México. ¿Con qué idea, frecuente en los gobiernos populistas de la región, se relaciona esta medida?',
  key: { text: 'Con el nacionalismo económico y el control de los recursos propios.' },
  distractors: [
    {
      mistake: 'historia-otro-regimen',
      text: 'Con el internacionalismo obrero que dirigía la Unión Soviética.',
      feedback: 'La medida se hizo en nombre de la nación; no la dirigió otro país.',
    },
    {
      mistake: 'historia-otra-epoca',
      text: 'Con la apertura a la inversión extranjera propia de fines de siglo.',
      feedback: 'Expropiar compañías extranjeras apunta en el sentido opuesto.',
    },
    {
      mistake: 'historia-dato-sin-relacion',
      text: 'Con la reforma del Estado que dio el voto a las mujeres mexicanas.',
      feedback: 'El voto femenino es otro proceso y no explica una expropiación.',
    },
  ],
  solution: [
    {
      title: 'En qué consistió',
      text: 'El Estado tomó la propiedad de empresas de capital extranjero que explotaban un recurso clave.',
    },
    {
      title: 'La idea de fondo',
      text: 'Los populismos defendían que la riqueza del país sirviera a su propia industria y a su pueblo, sin romper con el capitalismo.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Con el nacionalismo económico y el control de los recursos propios.',
    },
  ],
});
