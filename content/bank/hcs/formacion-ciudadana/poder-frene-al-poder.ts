import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-poder-frene-al-poder',
  version: 1,
  content: 'hcs.formacion-ciudadana.democracia.fundamentos',
  skill: 'analisis-fuentes',
  difficulty: 2,
  sources: [
    { name: 'Montesquieu, Del espíritu de las leyes, libro XI, capítulo IV, 1748', detail: 'Traducción propia' },
  ],
  stem: md`Lee el siguiente fragmento de Montesquieu (1748):

> Para que no se pueda abusar del poder, es preciso que, por la disposición de las cosas, el poder frene al poder.

¿Qué norma de una democracia actual se basa en esta idea?`,
  key: { text: 'Que los tribunales puedan anular un acto ilegal del Gobierno.' },
  distractors: [
    {
      mistake: 'ciudadania-solo-elecciones',
      text: 'Que las autoridades sean elegidas por la mayoría de los votos.',
      feedback: 'Elegir autoridades importa, pero la frase trata de cómo se limita el poder.',
    },
    {
      mistake: 'ciudadania-otro-organo',
      text: 'Que el presidente nombre a los ministros de su confianza.',
      feedback: 'En ese caso nadie frena a nadie; busca un órgano que controle a otro.',
    },
    {
      mistake: 'ciudadania-otro-procedimiento',
      text: 'Que los ciudadanos puedan votar desde otra región del país.',
      feedback: 'Facilita el voto, pero no es un control entre poderes.',
    },
  ],
  solution: [
    {
      title: 'Idea del fragmento',
      text: 'El abuso se evita repartiendo el poder en órganos que se limitan mutuamente.',
    },
    {
      title: 'Buscar un ejemplo',
      text: 'Un tribunal que deja sin efecto un acto del Ejecutivo es un poder que frena a otro. Elegir, nombrar o facilitar el voto no lo son.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Que los tribunales puedan anular un acto ilegal del Gobierno.',
    },
  ],
});
