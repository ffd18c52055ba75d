import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-cultivos-con-luz-y-azucar',
  version: 1,
  content: 'ciencias.biologia.ambiente.nutricion',
  skill: 'procesar-analizar',
  difficulty: 3,
  module: 'comun',
  stem: md`Dos microorganismos se cultivaron en agua con sales minerales y dióxido de carbono. La tabla muestra si crecieron (+) o no (−) en cuatro condiciones.

| Condición | Microorganismo 1 | Microorganismo 2 |
|---|---|---|
| Luz, sin glucosa | + | − |
| Luz, con glucosa | + | + |
| Oscuridad, sin glucosa | − | − |
| Oscuridad, con glucosa | − | + |

¿Qué se puede concluir sobre su nutrición?`,
  key: { text: md`El 1 produce su alimento con luz y el 2 depende de la glucosa.` },
  distractors: [
    {
      mistake: 'crecer-con-luz-es-ser-autotrofo',
      text: md`Ambos producen su alimento, porque los dos crecen con luz.`,
      feedback: md`El 2 creció con luz solo cuando había glucosa: mira la primera fila.`,
    },
    {
      mistake: 'crecer-con-azucar-es-ser-heterotrofo',
      text: md`Ambos dependen de la glucosa, porque los dos crecen con ella.`,
      feedback: md`Busca una condición sin glucosa en que alguno haya crecido.`,
    },
    {
      mistake: 'lee-ausencia-como-crecimiento',
      text: md`El 1 depende de la glucosa y el 2 produce su alimento con luz.`,
      feedback: md`Cruzaste las columnas: revisa cuál crece sin glucosa.`,
    },
  ],
  solution: [
    {
      title: 'Microorganismo 1',
      text: md`Crece sin glucosa si hay luz y no crece en la oscuridad, aunque tenga glucosa: con luz produce su materia orgánica. Es autótrofo.`,
    },
    {
      title: 'Microorganismo 2',
      text: md`Crece con glucosa, con luz o sin ella, y nunca sin glucosa: necesita materia orgánica del medio. Es heterótrofo.`,
    },
    { title: 'Respuesta', text: md`El 1 produce su alimento con luz y el 2 depende de la glucosa.` },
  ],
});
