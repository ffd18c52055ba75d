import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-antibiotico-y-tipos-de-celula',
  version: 1,
  content: 'ciencias.biologia.celula.tipos',
  skill: 'evaluar',
  difficulty: 4,
  module: 'electivo',
  stem: md`La penicilina impide construir el peptidoglicano. Un grupo la agregó a tres cultivos y registró si las células se reventaban (datos ficticios con fines didácticos).

| Cultivo | ¿Tiene pared celular? | ¿Se revienta con penicilina? |
|---|---|---|
| Bacteria del yogur | Sí | Sí |
| Levadura | Sí | No |
| Células de ratón | No | No |

El grupo concluyó: «La penicilina revienta todas las células que tienen pared». ¿Qué objeción a esa conclusión se apoya en los datos?`,
  key: { text: md`La levadura tiene pared y no se revienta, de modo que importa el material de la pared.` },
  distractors: [
    {
      mistake: 'antibiotico-mata-toda-celula',
      text: md`Las células de ratón no se revientan, de modo que la penicilina no sirvió en el ensayo.`,
      feedback: md`En la bacteria sí tuvo efecto; revisa qué decía la conclusión y qué fila la contradice.`,
    },
    {
      mistake: 'pared-vegetal-igual-a-bacteriana',
      text: md`La bacteria y la levadura tienen pared, de modo que ambas se tenían que reventar.`,
      feedback: md`Eso repite la conclusión; los datos muestran que una de las dos resistió.`,
    },
    {
      mistake: 'conclusion-mas-amplia-que-los-datos',
      text: md`La bacteria del yogur es procarionte, de modo que toda procarionte se va a reventar.`,
      feedback: md`Con una sola bacteria probada no se puede hablar de todas las procariontes.`,
    },
  ],
  solution: [
    {
      title: 'Buscar el dato que contradice',
      text: md`La conclusión predice que la levadura, que tiene pared, se revienta. El dato dice que no.`,
    },
    {
      title: 'Explicación',
      text: md`La pared de las bacterias tiene peptidoglicano; la de la levadura, que es un hongo, no lo tiene. Que la célula de ratón resista no contradice la conclusión, porque no tiene pared.`,
    },
    {
      title: 'Respuesta',
      text: md`La levadura tiene pared y no se revienta, de modo que importa el material de la pared.`,
    },
  ],
});
