import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-masa-de-una-disolucion',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.soluciones',
  skill: 'procesar-analizar',
  difficulty: 1,
  module: 'comun',
  stem: md`En un vaso con 200 g de agua se agregan 20 g de azúcar y se revuelve hasta que no se ve. Se registran los datos de la tabla. Después, el agua se evapora por completo y en el vaso quedan 20 g de azúcar.

| Momento | Masa dentro del vaso (g) |
|---|---|
| Agua sola | 200 |
| Agua y azúcar, antes de revolver | 220 |
| Agua y azúcar, después de revolver | 220 |

¿Qué se concluye sobre el azúcar al revolver?`,
  key: { text: md`Se repartió en partículas tan pequeñas que no se ven, pero sigue ahí.` },
  distractors: [
    {
      mistake: 'soluto-desaparece-al-disolver',
      text: md`Se fundió y desapareció poco a poco, por eso la mezcla se ve clara.`,
      feedback: md`Compara la masa antes y después de revolver: no se perdió nada.`,
    },
    {
      mistake: 'confunde-disolver-con-reaccionar',
      text: md`Se transformó en otra sustancia, que es líquida y transparente.`,
      feedback: md`Al evaporar el agua se recuperó la misma azúcar, en la misma cantidad.`,
    },
    {
      mistake: 'volumenes-siempre-se-suman',
      text: md`Se volvió agua, y por eso hay ahora 220 g de agua en el vaso.`,
      feedback: md`La masa total es 220 g, pero está hecha de dos sustancias.`,
    },
  ],
  solution: [
    {
      title: 'La masa',
      text: md`Antes y después de revolver hay 220 g: nada se perdió. No desapareció.`,
    },
    {
      title: 'La identidad',
      text: md`Al evaporar el agua quedan los 20 g de azúcar, de modo que no se transformó en otra sustancia ni en agua. Solo se dispersó entre las moléculas de agua: es el soluto de una mezcla homogénea.`,
    },
    {
      title: 'Respuesta',
      text: md`Se repartió en partículas tan pequeñas que no se ven, pero sigue ahí.`,
    },
  ],
});
