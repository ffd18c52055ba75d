import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-grafico-ingresos-salitre',
  version: 1,
  content: 'hcs.historia.chile-siglo-xix.economia',
  skill: 'analisis-fuentes',
  difficulty: 2,
  sources: [
    {
      name: 'Carmen Cariola y Osvaldo Sunkel, Un siglo de historia económica de Chile, 1830-1930',
      detail: 'Orden de magnitud de los valores; redondeados',
    },
  ],
  stem: 'Según el gráfico, ¿cuál de las siguientes afirmaciones sobre el Estado chileno entre 1880 y 1910 es correcta?',
  figure: {
    kind: 'chart',
    type: 'bars',
    categories: ['1880', '1890', '1900', '1910'],
    series: [{ name: 'Parte de los ingresos fiscales', values: [5, 45, 49, 51] }],
    xTitle: 'Año',
    yTitle: 'Porcentaje de los ingresos fiscales',
    showValues: true,
    alt: 'Gráfico de barras de la parte de los ingresos fiscales chilenos que venía del impuesto a la exportación de salitre y yodo: 5 % en 1880, 45 % en 1890, 49 % en 1900 y 51 % en 1910.',
    caption:
      'Impuesto a la exportación de salitre y yodo como parte de los ingresos del Estado chileno. Valores aproximados con fines didácticos.',
  },
  key: { text: 'Se volvió dependiente de los impuestos a un solo tipo de exportación.' },
  distractors: [
    {
      mistake: 'historia-excede-la-fuente',
      text: 'Se convirtió en dueño de la mayor parte de las oficinas salitreras.',
      feedback: 'El gráfico mide impuestos; no dice de quién eran las oficinas.',
    },
    {
      mistake: 'historia-lee-mal-los-datos',
      text: 'Recibió del salitre una parte cada vez menor de sus ingresos.',
      feedback: 'Compara las alturas de las barras de izquierda a derecha.',
    },
    {
      mistake: 'historia-generaliza',
      text: 'Obtuvo del salitre la totalidad de los recursos que gastaba.',
      feedback: 'Ninguna barra llega al 100 %.',
    },
  ],
  solution: [
    {
      title: 'Leer la tendencia',
      text: 'La parte del salitre pasa de una cifra menor a cerca de la mitad de los ingresos, y se mantiene ahí.',
    },
    {
      title: 'Concluir sin exceder',
      text: 'Si la mitad de los ingresos viene de un impuesto, el Estado depende de él. El gráfico no informa de propiedad y nunca muestra el total.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Se volvió dependiente de los impuestos a un solo tipo de exportación.',
    },
  ],
});
