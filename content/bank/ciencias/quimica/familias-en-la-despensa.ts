import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-familias-en-la-despensa',
  version: 1,
  content: 'ciencias.quimica.organica.grupos-funcionales',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'comun',
  stem: md`La tabla muestra la fórmula de cuatro compuestos orgánicos de uso cotidiano.

| Compuesto | Uso | Fórmula |
|---|---|---|
| P | Desinfectante | $\text{CH}_3\text{CH}_2\text{OH}$ |
| Q | Vinagre | $\text{CH}_3\text{COOH}$ |
| R | Quitaesmalte | $\text{CH}_3\text{COCH}_3$ |
| S | Aroma de frutas | $\text{CH}_3\text{COOCH}_2\text{CH}_3$ |

¿A qué familias pertenecen P, Q, R y S, en ese orden?`,
  key: { text: md`Alcohol, ácido carboxílico, cetona y éster` },
  distractors: [
    {
      mistake: 'confunde-alcohol-con-acido',
      text: md`Ácido carboxílico, alcohol, cetona y éster`,
      feedback: md`Ambos tienen OH; fíjate en cuál de los dos ese OH está unido a un C que lleva otro O.`,
    },
    {
      mistake: 'confunde-ester-con-acido',
      text: md`Alcohol, éster, cetona y ácido carboxílico`,
      feedback: md`En uno el grupo COO termina en H y en el otro sigue con carbonos.`,
    },
    {
      mistake: 'confunde-cetona-con-aldehido',
      text: md`Alcohol, ácido carboxílico, aldehído y éster`,
      feedback: md`En R el CO está entre dos carbonos; en un aldehído está en el extremo.`,
    },
  ],
  solution: [
    {
      title: 'P y Q',
      text: md`P tiene el grupo $-\text{OH}$ unido a un carbono con enlaces simples: alcohol. Q termina en $-\text{COOH}$: ácido carboxílico.`,
    },
    {
      title: 'R y S',
      text: md`En R el $\text{C} = \text{O}$ está entre dos carbonos: cetona (en un extremo sería aldehído). En S el grupo $-\text{COO}-$ une dos cadenas: éster.`,
    },
    { title: 'Respuesta', text: md`Alcohol, ácido carboxílico, cetona y éster` },
  ],
});
