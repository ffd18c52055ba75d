import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-celulas-sin-control-de-dano',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.cancer',
  otherContents: ['ciencias.biologia.herencia-evolucion.ciclo-celular'],
  skill: 'procesar-analizar',
  difficulty: 4,
  module: 'electivo',
  stem: md`Dos cultivos de células recibieron la misma radiación, que daña el ADN. Uno es normal y el otro tiene inactivado el gen de la proteína p53 (datos ficticios con fines didácticos).

| Medición después de irradiar | Normal | Sin p53 |
|---|---|---|
| Células con daño en el ADN, a 1 h | 78 % | 79 % |
| Células que entran a división, a 24 h | 3 % | 41 % |
| Células hijas con mutaciones, a 72 h | 2 % | 35 % |

¿Qué papel de p53 apoyan estos datos?`,
  key: { text: md`Detiene el ciclo de las células dañadas antes de que se dividan.` },
  distractors: [
    {
      mistake: 'dano-solo-en-mutantes',
      text: md`Evita que la radiación llegue a dañar el ADN de las células.`,
      feedback: md`A la hora el daño es casi igual en ambos cultivos: mira la primera fila.`,
    },
    {
      mistake: 'mutacion-protege-a-la-celula',
      text: md`Acelera la división para que el tejido reemplace lo dañado.`,
      feedback: md`Con p53 se dividen menos células y no más: compara la segunda fila.`,
    },
    {
      mistake: 'p53-repara-por-si-sola',
      text: md`Produce las mutaciones que dan origen a un tumor maligno.`,
      feedback: md`Las mutaciones abundan justamente donde falta p53.`,
    },
  ],
  solution: [
    {
      title: 'Descartar lo que no cambia',
      text: md`El daño inicial es igual (78 % y 79 %): p53 no lo evita.`,
    },
    {
      title: 'Ver lo que cambia',
      text: md`Con p53 solo 3 % de las células dañadas entra a división; sin ella, 41 %, y las hijas heredan mutaciones. p53 actúa como un control del ciclo; sin él puede originarse un tumor.`,
    },
    { title: 'Respuesta', text: md`Detiene el ciclo de las células dañadas antes de que se dividan.` },
  ],
});
