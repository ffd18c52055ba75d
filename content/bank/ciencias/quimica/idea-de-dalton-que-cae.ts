import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-idea-de-dalton-que-cae',
  version: 1,
  content: 'ciencias.quimica.estructura-atomica.modelos-atomicos',
  skill: 'evaluar',
  difficulty: 2,
  module: 'comun',
  stem: md`La tabla resume ideas del modelo atómico que John Dalton publicó en 1808.

| Idea | Enunciado |
|---|---|
| 1 | La materia está formada por átomos |
| 2 | Los átomos no se pueden dividir en partes |
| 3 | Los átomos de elementos distintos tienen masas distintas |
| 4 | En una reacción los átomos se combinan de otra manera |

En 1897 J. J. Thomson mostró que los rayos catódicos son partículas negativas, mucho más livianas que un átomo, e iguales cualquiera sea el metal del que salen. ¿Qué idea de Dalton hay que abandonar a causa de este resultado?`,
  key: { text: md`La 2, porque de los átomos salen partículas más pequeñas` },
  distractors: [
    {
      mistake: 'toda-la-teoria-cae',
      text: md`La 1, porque los rayos catódicos no están hechos de átomos`,
      feedback: md`Que existan otras partículas no impide que la materia esté formada por átomos.`,
    },
    {
      mistake: 'lee-diferencias-donde-no-las-hay',
      text: md`La 3, porque cada metal emite partículas de masa distinta`,
      feedback: md`Relee qué ocurre con las partículas cuando se cambia el metal.`,
    },
    {
      mistake: 'confunde-emision-con-reaccion',
      text: md`La 4, porque en los rayos catódicos los metales reaccionan`,
      feedback: md`En el experimento no se forma otra sustancia: no trata de reacciones.`,
    },
  ],
  sources: [
    { name: 'J. Dalton, A New System of Chemical Philosophy (1808)', detail: 'ideas del modelo' },
    { name: 'J. J. Thomson, Philosophical Magazine (1897)', detail: 'rayos catódicos' },
  ],
  solution: [
    {
      title: 'Qué muestra el experimento',
      text: md`De metales distintos salen partículas iguales y mucho más livianas que un átomo, los electrones: son una parte de todos los átomos.`,
    },
    {
      title: 'Qué idea contradice',
      text: md`Si los átomos tienen partes, no son indivisibles. El resultado no contradice que la materia tenga átomos, que sus masas difieran según el elemento ni que se reordenen en una reacción.`,
    },
    { title: 'Respuesta', text: md`La 2, porque de los átomos salen partículas más pequeñas` },
  ],
});
