import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-sufragio-censitario',
  version: 1,
  content: 'hcs.historia.siglo-xix.ideas-liberales',
  skill: 'pensamiento-critico',
  difficulty: 4,
  sources: [{ name: 'Eric Hobsbawm, La era de la revolución, 1789-1848' }],
  stem: 'Durante buena parte del siglo XIX, varios Estados europeos y americanos que proclamaban la igualdad ante la ley reservaron el voto a los hombres que tuvieran cierta renta o propiedad. ¿Qué tensión del liberalismo de la época muestra esta situación?',
  key: { text: 'Se reconocían libertades generales, pero la participación política quedaba en una minoría.' },
  distractors: [
    {
      mistake: 'historia-otro-regimen',
      text: 'Se rechazaba la propiedad privada, pero se entregaba el gobierno a los propietarios.',
      feedback: 'El liberalismo defendía la propiedad; mira qué exigía para votar.',
    },
    {
      mistake: 'historia-presentismo',
      text: 'Se reconocía el voto a las mujeres, pero se les exigía una renta mayor que a los hombres.',
      feedback: 'En esos años las mujeres estaban excluidas del voto, tuvieran renta o no.',
    },
    {
      mistake: 'historia-sin-cambio',
      text: 'Se mantenía la sociedad por estamentos, pero se cambiaba el nombre de cada uno.',
      feedback: 'La igualdad ante la ley sí eliminó privilegios de nacimiento; el límite estaba en el voto.',
    },
  ],
  solution: [
    {
      title: 'Los dos lados',
      text: 'La ley dejaba de distinguir por nacimiento y garantizaba libertades civiles a todos.',
    },
    {
      title: 'El límite',
      text: 'La ciudadanía política se reservaba a quienes tenían bienes, porque se los creía independientes. No es rechazo de la propiedad ni continuidad de los estamentos.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Se reconocían libertades generales, pero la participación política quedaba en una minoría.',
    },
  ],
});
