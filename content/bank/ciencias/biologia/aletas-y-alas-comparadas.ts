import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-aletas-y-alas-comparadas',
  version: 1,
  content: 'ciencias.biologia.herencia-evolucion.evidencias',
  skill: 'procesar-analizar',
  difficulty: 2,
  module: 'electivo',
  stem: md`La tabla compara extremidades de cuatro animales.

| Animal | Uso de la extremidad | Huesos que la forman |
|---|---|---|
| Ballena | Nadar | Húmero, radio, cúbito, carpo, falanges |
| Murciélago | Volar | Húmero, radio, cúbito, carpo, falanges |
| Matapiojo | Volar | No tiene |
| Tiburón | Nadar | No tiene; es de cartílago, con otra disposición |

¿Cuál par de extremidades es una prueba de un antepasado común del que heredaron esa estructura?`,
  key: { text: md`Ballena y murciélago, por sus huesos en común` },
  distractors: [
    {
      mistake: 'misma-funcion-mismo-origen',
      text: md`Murciélago y matapiojo, por su uso para volar`,
      feedback: md`Ambas vuelan, pero revisa de qué está hecha cada una.`,
    },
    {
      mistake: 'homologas-solo-si-se-parecen',
      text: md`Ballena y tiburón, por su forma para nadar`,
      feedback: md`La forma se parece porque ambas sirven para nadar; compara la estructura interna.`,
    },
    {
      mistake: 'fosil-como-unica-prueba',
      text: md`Matapiojo y tiburón, por no tener huesos`,
      feedback: md`La falta de huesos no basta: sus extremidades están hechas de materiales distintos.`,
    },
  ],
  solution: [
    {
      title: 'Qué buscar',
      text: md`Una estructura interna similar, aunque se use para cosas distintas, sugiere que se heredó de un antepasado común: son órganos homólogos.`,
    },
    {
      title: 'Comparar',
      text: md`Ballena y murciélago comparten los mismos huesos en igual orden. En los otros pares solo coinciden el uso o una ausencia: son parecidos sin origen común de esa estructura.`,
    },
    { title: 'Respuesta', text: md`Ballena y murciélago, por sus huesos en común` },
  ],
});
