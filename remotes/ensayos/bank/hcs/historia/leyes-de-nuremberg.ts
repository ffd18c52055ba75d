import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-leyes-de-nuremberg',
  version: 1,
  content: 'hcs.historia.primera-mitad-siglo-xx.totalitarismos',
  skill: 'pensamiento-critico',
  difficulty: 1,
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
      text: 'Que las leyes aprobadas por un Parlamento protegen siempre los derechos.',
      feedback: 'Estas leyes tenían forma legal; mira qué efecto tuvieron sobre los derechos.',
    },
    {
      mistake: 'historia-orden-de-los-hechos',
      text: 'Que la persecución de los judíos empezó una vez terminada la guerra.',
      feedback: 'La guerra comenzó en 1939; revisa la fecha de las leyes.',
    },
    {
      mistake: 'historia-otros-actores',
      text: 'Que la discriminación fue obra de grupos aislados, sin apoyo del gobierno.',
      feedback: 'Una ley la aprueba el Estado, no un grupo aislado.',
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
