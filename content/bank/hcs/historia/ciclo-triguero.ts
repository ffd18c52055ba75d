import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-ciclo-triguero',
  version: 1,
  content: 'hcs.historia.chile-siglo-xix.economia',
  skill: 'pensamiento-temporal-espacial',
  difficulty: 2,
  sources: [
    { name: 'Simon Collier y William F. Sater, Historia de Chile, 1808-1994' },
    { name: 'Carmen Cariola y Osvaldo Sunkel, Un siglo de historia económica de Chile, 1830-1930' },
  ],
  stem: 'Hacia 1850, el trigo y la harina de la zona central de Chile encontraron compradores en California y luego en Australia. Pocos años después, esas ventas cayeron. ¿Qué característica de la inserción de Chile en la economía mundial muestra este caso?',
  key: { text: 'Dependía de mercados lejanos cuya demanda podía cambiar con rapidez.' },
  distractors: [
    {
      mistake: 'historia-otros-actores',
      text: 'Dependía de las fábricas chilenas que elaboraban productos para Europa.',
      feedback: 'Lo que se exportaba eran alimentos y materias primas, no manufacturas europeas.',
    },
    {
      mistake: 'historia-dato-sin-relacion',
      text: 'Dependía de los impuestos que el Estado cobraba por exportar el salitre.',
      feedback: 'El salitre es de otro ciclo y otra zona; el caso trata del trigo.',
    },
    {
      mistake: 'historia-sin-cambio',
      text: 'Dependía de un comercio estable, heredado sin variaciones de la Colonia.',
      feedback: 'El enunciado muestra una caída en pocos años.',
    },
  ],
  solution: [
    {
      title: 'Por qué subió la demanda',
      text: 'La fiebre del oro llevó a miles de personas a lugares que todavía no producían su propio alimento.',
    },
    {
      title: 'Por qué cayó',
      text: 'Cuando California y Australia tuvieron cosechas propias, dejaron de comprar. El productor chileno no controlaba ese mercado.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Dependía de mercados lejanos cuya demanda podía cambiar con rapidez.',
    },
  ],
});
