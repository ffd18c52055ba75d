import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-leyes-de-nuremberg',
  version: 2,
  content: 'hcs.historia.primera-mitad-siglo-xx.totalitarismos',
  skill: 'pensamiento-critico',
  difficulty: 2,
  sources: [
    {
      name: 'Enciclopedia del Holocausto, Museo Conmemorativo del Holocausto de los Estados Unidos',
      detail: 'Leyes de Núremberg',
    },
  ],
  stem: 'En 1935 se aprobaron en Alemania las leyes de Núremberg, que quitaron la ciudadanía a los judíos y les prohibieron casarse con personas consideradas «de sangre alemana». ¿Qué muestran estas leyes sobre el régimen nazi?',
  key: { text: 'Que el racismo se convirtió en política de Estado mediante normas.' },
  distractors: [
    {
      mistake: 'historia-generaliza',
      text: 'Que toda la sociedad alemana compartía el odio contra los judíos.',
      feedback: 'Las leyes muestran lo que hizo el Estado; no permiten saber qué pensaba cada alemán.',
    },
    {
      mistake: 'historia-orden-de-los-hechos',
      text: 'Que el exterminio masivo de los judíos ya se había puesto en marcha.',
      feedback: 'Revisa la fecha: el exterminio se organizó durante la guerra, que empezó en 1939.',
    },
    {
      mistake: 'historia-otra-medida',
      text: 'Que el régimen prohibía los partidos que se oponían a su gobierno.',
      feedback: 'Eso ocurrió en 1933 con otras leyes; mira a quiénes se aplican estas y por qué.',
    },
  ],
  solution: [
    {
      title: 'Qué hicieron las leyes',
      text: 'Definieron a un grupo por su origen y le quitaron derechos que tenía el resto.',
    },
    {
      title: 'Qué muestran',
      text: 'La discriminación pasó a ser obligación legal antes de la guerra y del exterminio. También enseñan que la legalidad por sí sola no garantiza derechos.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Que el racismo se convirtió en política de Estado mediante normas.',
    },
  ],
});
