import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-salto-entre-niveles',
  version: 1,
  content: 'ciencias.quimica.estructura-atomica.bohr',
  skill: 'procesar-analizar',
  difficulty: 5,
  module: 'electivo',
  stem: md`La figura muestra los primeros niveles de energía del electrón del hidrógeno según Bohr y cuatro saltos. La luz de mayor energía tiene menor longitud de onda.

¿En cuál salto se **emite** la luz de menor longitud de onda?`,
  figure: {
    kind: 'drawing',
    width: 24,
    height: 15,
    shapes: [
      { shape: 'segment', from: [4, 1.5], to: [18, 1.5] },
      { shape: 'segment', from: [4, 10.65], to: [18, 10.65] },
      { shape: 'segment', from: [4, 12.35], to: [18, 12.35] },
      { shape: 'segment', from: [4, 13.1], to: [18, 13.1] },
      { shape: 'text', at: [18.5, 1.5], text: 'n = 1: −13,6 eV', anchor: 'start', size: 'small' },
      { shape: 'text', at: [18.5, 10.5], text: 'n = 2: −3,4 eV', anchor: 'start', size: 'small' },
      { shape: 'text', at: [18.5, 12.1], text: 'n = 3: −1,5 eV', anchor: 'start', size: 'small' },
      { shape: 'text', at: [18.5, 13.5], text: 'n = 4: −0,85 eV', anchor: 'start', size: 'small' },
      { shape: 'arrow', from: [6, 1.5], to: [6, 13], accent: 2 },
      { shape: 'text', at: [5.4, 7], text: 'A', anchor: 'end' },
      { shape: 'arrow', from: [9, 10.65], to: [9, 1.6], accent: 1 },
      { shape: 'text', at: [8.4, 7], text: 'B', anchor: 'end' },
      { shape: 'arrow', from: [12, 13.1], to: [12, 10.75], accent: 3 },
      { shape: 'text', at: [11.4, 11.5], text: 'C', anchor: 'end' },
      { shape: 'arrow', from: [15, 12.35], to: [15, 10.75], accent: 4 },
      { shape: 'text', at: [14.4, 11.5], text: 'D', anchor: 'end' },
    ],
    alt: 'Niveles de energía: n = 1 a −13,6 eV, n = 2 a −3,4 eV, n = 3 a −1,5 eV y n = 4 a −0,85 eV. Saltos: A de n = 1 a n = 4; B de n = 2 a n = 1; C de n = 4 a n = 2; D de n = 3 a n = 2.',
    caption: 'Niveles a escala de energía, con valores aproximados.',
  },
  fixedOrder: true,
  key: { text: md`En el salto B`, position: 1 },
  distractors: [
    {
      mistake: 'absorcion-como-emision',
      text: md`En el salto A`,
      position: 0,
      feedback: md`En ese salto el electrón sube de nivel: ¿emite o absorbe energía?`,
    },
    {
      mistake: 'salto-mas-largo-en-el-dibujo',
      text: md`En el salto C`,
      position: 2,
      feedback: md`Baja dos niveles, pero compara la diferencia de energía con la de los otros saltos.`,
    },
    {
      mistake: 'mayor-energia-mayor-longitud',
      text: md`En el salto D`,
      position: 3,
      feedback: md`Ese es el de menor energía emitida; relee la relación entre energía y longitud de onda.`,
    },
  ],
  solution: [
    {
      title: 'Emitir o absorber',
      text: md`Se emite luz cuando el electrón baja de nivel. En A sube, de modo que absorbe energía.`,
    },
    {
      title: 'Energía de cada salto',
      text: md`B: $13{,}6 - 3{,}4 = 10{,}2$ eV. C: $3{,}4 - 0{,}85 = 2{,}55$ eV. D: $3{,}4 - 1{,}5 = 1{,}9$ eV. Aunque C baja dos niveles, su energía es menor que la de B.`,
    },
    { title: 'Respuesta', text: md`La mayor energía corresponde a la menor longitud de onda: ocurre en el salto B.` },
  ],
});
