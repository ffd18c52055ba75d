import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-chicago-boys-contexto',
  version: 1,
  content: 'hcs.historia.dictadura-democracia.modelo-economico',
  skill: 'pensamiento-critico',
  difficulty: 3,
  sources: [
    { name: 'Simon Collier y William F. Sater, Historia de Chile, 1808-1994' },
    { name: 'Patricio Meller, Un siglo de economía política chilena (1890-1990)' },
  ],
  stem: 'Desde 1975, un grupo de economistas formados en la Universidad de Chicago dirigió la política económica de la dictadura. ¿Qué condición del régimen facilitó que sus reformas se aplicaran con rapidez?',
  key: { text: 'El Congreso cerrado y los partidos y sindicatos sin libertad para oponerse.' },
  distractors: [
    {
      mistake: 'historia-discurso-por-realidad',
      text: 'La aprobación de cada una de las reformas por votación popular.',
      feedback: 'Entre 1973 y 1980 no hubo elecciones libres que las aprobaran.',
    },
    {
      mistake: 'historia-otros-actores',
      text: 'La participación de las centrales sindicales en el diseño de las medidas.',
      feedback: 'La Central Única de Trabajadores fue disuelta en 1973.',
    },
    {
      mistake: 'historia-generaliza',
      text: 'El acuerdo unánime de los miembros de las Fuerzas Armadas desde 1973.',
      feedback: 'Hubo diferencias al comienzo; y no es eso lo que quitó oposición en la sociedad.',
    },
  ],
  solution: [
    {
      title: 'Qué se necesitaba',
      text: 'Reformas profundas, con despidos y alzas, suelen enfrentar resistencia en el Congreso, los partidos y los sindicatos.',
    },
    {
      title: 'Qué ocurría',
      text: 'Esos espacios estaban cerrados o prohibidos. Por eso los cambios avanzaron sin debate público ni votación.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: El Congreso cerrado y los partidos y sindicatos sin libertad para oponerse.',
    },
  ],
});
