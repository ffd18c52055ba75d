import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-tableta-efervescente-en-la-balanza',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.leyes-ponderales',
  skill: 'planificar-conducir',
  difficulty: 2,
  module: 'comun',
  stem: md`Una tableta efervescente reacciona al caer en agua y produce un gas. Un curso quiere comprobar con una balanza que en esta reacción la masa total se conserva. La tableta va en un tubo pequeño, dentro del recipiente, y cae cuando este se inclina.

¿Qué montaje le sirve?`,
  key: { text: md`Una botella firme y cerrada, con la tableta y el agua: pesarla antes y después de inclinarla` },
  distractors: [
    {
      mistake: 'sistema-abierto-como-cerrado',
      text: md`Un vaso abierto, con la tableta y el agua: pesarlo antes y después de inclinarlo con cuidado`,
      feedback: md`El gas que se forma también tiene masa: ¿dónde queda en ese montaje?`,
    },
    {
      mistake: 'pesa-un-sistema-que-no-reacciona',
      text: md`Una botella firme y cerrada, solo con la tableta: pesarla antes y después de inclinarla varias veces`,
      feedback: md`Sin agua no hay reacción: que la masa no cambie no prueba nada sobre ella.`,
    },
    {
      mistake: 'pesa-solo-una-parte-del-sistema',
      text: md`Una botella firme y abierta, con la tableta y el agua: pesar solo el agua antes y después`,
      feedback: md`La masa total incluye la tableta y todo lo que se forma, no solo el agua.`,
    },
  ],
  solution: [
    {
      title: 'Qué hay que pesar',
      text: md`Todo lo que había antes y todo lo que hay después, incluido el gas.`,
    },
    {
      title: 'Qué montaje lo permite',
      text: md`Uno cerrado, del que el gas no pueda salir, y firme, para que resista la presión. En el abierto la balanza marcará menos; sin agua no hay reacción; pesar solo el agua deja fuera el resto.`,
    },
    {
      title: 'Respuesta',
      text: md`Una botella firme y cerrada, con la tableta y el agua: pesarla antes y después de inclinarla`,
    },
  ],
});
