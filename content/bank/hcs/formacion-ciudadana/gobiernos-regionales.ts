import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-gobiernos-regionales',
  version: 1,
  content: 'hcs.formacion-ciudadana.institucionalidad.funcionamiento',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 2,
  sources: [{ name: 'Ley N.º 21.073, de 2018, que regula la elección de gobernadores regionales' }],
  stem: 'En Chile, desde 2021 cada región elige por votación a su gobernador o gobernadora regional. Antes, la máxima autoridad regional, el intendente, era designada por el presidente de la República. ¿Qué proceso expresa este cambio?',
  key: { text: 'La descentralización de una parte de las decisiones del Estado.' },
  distractors: [
    {
      mistake: 'ciudadania-otro-organo',
      text: 'La transformación de Chile en una federación de estados con leyes propias.',
      feedback: 'Chile sigue siendo un Estado unitario; las regiones no dictan leyes.',
    },
    {
      mistake: 'ciudadania-contradice-la-fuente',
      text: 'La concentración de las decisiones regionales en la presidencia.',
      feedback: 'Compara quién escogía a la autoridad antes y quién la escoge ahora.',
    },
    {
      mistake: 'ciudadania-excede-la-fuente',
      text: 'La desaparición del representante del presidente en cada región.',
      feedback: 'Existe una delegación presidencial regional; el cambio es otro.',
    },
  ],
  solution: [
    {
      title: 'Qué cambió',
      text: 'La principal autoridad del gobierno regional pasa de ser designada a ser elegida por los habitantes.',
    },
    {
      title: 'Cómo se llama',
      text: 'Acercar decisiones a los territorios es descentralizar. No convierte al país en federación ni elimina a la delegación presidencial.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La descentralización de una parte de las decisiones del Estado.',
    },
  ],
});
