import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-participacion-por-comuna',
  version: 1,
  content: 'hcs.formacion-ciudadana.democracia.desafios',
  skill: 'analisis-fuentes',
  difficulty: 3,
  sources: [{ name: 'Elaboración propia', detail: 'Datos ficticios con fines didácticos' }],
  stem: md`La tabla muestra la participación en una elección con voto voluntario, en comunas agrupadas según su ingreso promedio. Datos ficticios con fines didácticos:

| Grupo de comunas | Participación |
|---|---|
| Ingreso alto | 62 % |
| Ingreso medio | 48 % |
| Ingreso bajo | 37 % |

¿Qué desafío para la democracia se desprende de la tabla?`,
  key: { text: 'Que las demandas de los más pobres pesen menos en las decisiones.' },
  distractors: [
    {
      mistake: 'ciudadania-lee-mal-los-datos',
      text: 'Que en ningún grupo haya votado más de la mitad de los electores.',
      feedback: 'Revisa la primera fila.',
    },
    {
      mistake: 'ciudadania-excede-la-fuente',
      text: 'Que los electores de menor ingreso prefieran un régimen sin elecciones.',
      feedback: 'La tabla cuenta quiénes votaron; no dice qué prefieren.',
    },
    {
      mistake: 'ciudadania-causa-unica',
      text: 'Que la falta de locales de votación aleje a los más pobres de las urnas.',
      feedback: 'La tabla no entrega causas; además, podría haber varias.',
    },
  ],
  solution: [
    {
      title: 'Leer la diferencia',
      text: 'Entre el grupo de ingreso alto y el de ingreso bajo hay 25 puntos de distancia.',
    },
    {
      title: 'El desafío',
      text: 'Si unos grupos votan mucho más que otros, las autoridades tienen más motivos para atender a los primeros. La tabla no informa causas ni preferencias.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Que las demandas de los más pobres pesen menos en las decisiones.',
    },
  ],
});
