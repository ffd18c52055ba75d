import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-exilio-consecuencias',
  version: 1,
  content: 'hcs.historia.dictadura-democracia.derechos-humanos',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 2,
  sources: [{ name: 'Informe de la Comisión Nacional de Verdad y Reconciliación (Informe Rettig), 1991' }],
  stem: 'A partir del esquema, ¿qué derechos se vieron limitados por estas medidas?',
  figure: {
    kind: 'network',
    alt: 'Esquema. Una caja, Restricción de libertades desde 1973, se une con flechas a cuatro cajas: toque de queda, censura de prensa, prohibición de partidos y exilio.',
    caption: 'Algunas medidas aplicadas desde septiembre de 1973.',
    nodes: [
      { id: 'r', label: 'Restricción de libertades (1973)', column: 0, row: 1 },
      { id: 't', label: 'Toque de queda', column: 1, row: 0 },
      { id: 'c', label: 'Censura de prensa', column: 1, row: 1 },
      { id: 'p', label: 'Prohibición de partidos', column: 1, row: 2 },
      { id: 'e', label: 'Exilio', column: 1, row: 3 },
    ],
    arrows: [
      { from: 'r', to: 't' },
      { from: 'r', to: 'c' },
      { from: 'r', to: 'p' },
      { from: 'r', to: 'e' },
    ],
  },
  key: { text: 'La libertad de circular, de informar, de asociarse y de vivir en el propio país.' },
  distractors: [
    {
      mistake: 'historia-otra-medida',
      text: 'El derecho a la huelga, a la vivienda digna, a la educación y a una pensión de vejez.',
      feedback: 'Son derechos sociales; relaciona cada caja con lo que impide hacer.',
    },
    {
      mistake: 'historia-otra-epoca',
      text: 'El voto de las mujeres, de los analfabetos y de los mayores de dieciocho años.',
      feedback: 'El esquema no trata de quiénes votaban.',
    },
    {
      mistake: 'historia-generaliza',
      text: 'La libertad de comercio, de empresa, de inversión y de propiedad de la tierra.',
      feedback: 'Ninguna de las medidas del esquema es económica.',
    },
  ],
  solution: [
    {
      title: 'Relacionar cada medida',
      text: 'Toque de queda, con circular; censura, con informar y opinar; prohibición de partidos, con asociarse; exilio, con residir en el país.',
    },
    {
      title: 'Reunir',
      text: 'Son libertades civiles y políticas. El esquema no incluye medidas económicas ni derechos sociales.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La libertad de circular, de informar, de asociarse y de vivir en el propio país.',
    },
  ],
});
