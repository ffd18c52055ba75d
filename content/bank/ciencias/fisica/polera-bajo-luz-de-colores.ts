import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-polera-bajo-luz-de-colores',
  version: 1,
  content: 'ciencias.fisica.ondas.color',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  stem: md`En una sala oscura se ilumina una polera con tres luces distintas, una a la vez. La polera refleja solo la luz roja y absorbe las demás.

| Luz que recibe | Color que se ve |
|---|---|
| Blanca | Rojo |
| Roja | Rojo |
| Verde | ? |

¿De qué color se ve la polera cuando solo recibe luz verde?`,
  key: { text: md`Negra, porque absorbe la luz verde.` },
  distractors: [
    {
      mistake: 'objeto-conserva-siempre-su-color',
      text: md`Roja, porque ese es su propio color.`,
      feedback: md`El color no está guardado en la tela: depende de la luz que puede reflejar.`,
    },
    {
      mistake: 'objeto-toma-el-color-de-la-luz',
      text: md`Verde, porque recibe solo luz verde.`,
      feedback: md`Para verse verde tendría que reflejar esa luz; revisa qué hace la tela con ella.`,
    },
    {
      mistake: 'mezcla-luz-y-color-como-pinturas',
      text: md`Amarilla, porque se suman rojo y verde.`,
      feedback: md`Esa suma ocurre si llegan al ojo luces de ambos colores; aquí no llega luz roja.`,
    },
  ],
  solution: [
    {
      title: 'Por qué se ve roja con luz blanca',
      text: md`La luz blanca contiene todos los colores; la tela absorbe los demás y refleja el rojo, que llega al ojo.`,
    },
    {
      title: 'Qué pasa con luz verde',
      text: md`No recibe luz roja que reflejar y la verde la absorbe, de modo que casi no sale luz de ella. Por eso no se ve verde, ni roja, ni una mezcla.`,
    },
    { title: 'Respuesta', text: md`Negra, porque absorbe la luz verde.` },
  ],
});
