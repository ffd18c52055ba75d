import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-termos-con-semillas',
  version: 1,
  content: 'ciencias.biologia.ambiente.respiracion-celular',
  skill: 'planificar-conducir',
  difficulty: 3,
  module: 'comun',
  stem: md`Para mostrar que la respiración celular libera calor, un curso puso 200 g de semillas de arveja en germinación, desinfectadas, dentro de un termo con un termómetro. En dos días la temperatura subió de 18 °C a 27 °C. El profesor objeta que el aumento podría deberse a otra causa y pide un grupo de control.

¿Cuál termo sirve como control de este experimento?`,
  key: { text: md`200 g de arvejas germinadas que se hirvieron y desinfectaron, a 18 °C` },
  distractors: [
    {
      mistake: 'repetir-no-es-controlar',
      text: md`200 g de arvejas en germinación, desinfectadas y vivas, a 18 °C`,
      feedback: md`Es el mismo montaje: sirve para repetir la medición, no para descartar otra causa.`,
    },
    {
      mistake: 'control-cambia-varias-cosas',
      text: md`500 g de porotos secos y vivos, sin desinfectar, guardados a 10 °C`,
      feedback: md`Cambian la masa, la especie, la temperatura y más; un control cambia una sola condición.`,
    },
    {
      mistake: 'control-con-otra-pregunta',
      text: md`400 g de arvejas en germinación, desinfectadas y vivas, a 18 °C`,
      feedback: md`Eso serviría para saber si influye la cantidad; las semillas siguen respirando.`,
    },
  ],
  solution: [
    {
      title: 'Qué debe tener el control',
      text: md`Debe ser igual en todo salvo en lo que se investiga: la respiración. Si el calor viene de ella, con semillas que no respiran no debería aparecer.`,
    },
    {
      title: 'Comparar opciones',
      text: md`Al hervirlas, las semillas mueren y dejan de respirar; desinfectarlas evita que respiren hongos y bacterias. Repetir el montaje o duplicar la masa no deja de tener respiración, y cambiar especie, masa y temperatura a la vez impide comparar.`,
    },
    {
      title: 'Respuesta',
      text: md`200 g de arvejas germinadas que se hirvieron y desinfectaron, a 18 °C`,
    },
  ],
});
