import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-helada-y-paltas',
  version: 1,
  content: 'hcs.sistema-economico.mercado.oferta-demanda',
  skill: 'pensamiento-critico',
  difficulty: 1,
  sources: [{ name: 'N. Gregory Mankiw, Principios de economía', detail: 'Oferta y demanda' }],
  stem: 'Una helada destruye parte de la cosecha de paltas en el valle de Petorca, mientras el interés de los compradores se mantiene igual. ¿Qué ocurre en el mercado?',
  key: { text: 'Baja la oferta y tiende a subir el precio.' },
  distractors: [
    {
      mistake: 'economia-sentido-del-precio',
      text: 'Baja la oferta y tiende a bajar el precio.',
      feedback: 'Si hay menos paltas y el mismo interés, ¿quiénes logran comprar?',
    },
    {
      mistake: 'economia-invierte-oferta-demanda',
      text: 'Baja la demanda y tiende a bajar el precio.',
      feedback: 'Los compradores no cambiaron; mira qué afectó la helada.',
    },
    {
      mistake: 'economia-mira-solo-el-precio',
      text: 'Sube la demanda y tiende a subir el precio.',
      feedback: 'El precio puede subir, pero no porque la gente quiera más paltas.',
    },
  ],
  solution: [
    {
      title: 'Qué cambió',
      text: 'La helada reduce la cantidad que los productores pueden vender: cambia la oferta. La demanda sigue igual.',
    },
    {
      title: 'Efecto',
      text: 'Con menos unidades y los mismos compradores, estos compiten por ellas y el precio sube.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Baja la oferta y tiende a subir el precio.',
    },
  ],
});
